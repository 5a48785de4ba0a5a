import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { name: 'fullName', label: 'Full name', hint: 'As it stands on your card.', onChange: fn() },
  parameters: guide({
    for: 'A line of text, or several, in a form that works without script.',
    notFor:
      'A sum (AmountField), an address (EmailField), a phone (PhoneField), a count (QuantityField), one of a list (Select).',
    anatomy: ['the label', 'the hint', 'the input', 'the error'],
    keys: [['Tab', 'reaches it']],
    announces: 'The label, the hint, whether it is required; when it is refused, invalid and the error.',
    dos: [
      'Say in the hint what is asked for, before it is filled.',
      'In the error name the field, what is wrong and how to put it right.',
    ],
    donts: ['No placeholder in place of a label.'],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { maxLength: 20, autoComplete: 'name', isRequired: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    const field = canvas.getByRole('textbox', { name: say.fullName });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('abcdefghijklmnopqrstuvwxyz');
    await expect(field).toHaveValue('abcdefghijklmnopqrst');
    await expect(args.onChange).toHaveBeenLastCalledWith('abcdefghijklmnopqrst');
    await expect(field).toHaveAccessibleDescription(say.nameHint);
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('name', 'fullName');
    await expect(field).toHaveAttribute('autocomplete', 'name');
  },
};

/** The hint and the error are both tied to the field, in this order. */
export const Invalid: Story = {
  args: { error: 'This field is required.' },
  play: async ({ canvas, globals }) => {
    const say = wordsOf(globals);
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${say.nameHint} ${say.required}`);
    await expect(canvas.getByText(say.required)).toBeVisible();
  },
};

export const Multiline: Story = {
  args: {
    name: 'note',
    label: 'Message',
    isMultiline: true,
    isRequired: false,
    maxLength: 10,
    error: 'This field is required.',
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'abcdefghijklmno');
    await expect(field).toHaveValue('abcdefghij');
    await expect(args.onChange).toHaveBeenLastCalledWith('abcdefghij');
    await expect(field).toBeInvalid();
    await expect(field.localName).toBe('textarea');
  },
};

/** What reads from left to right stands, in a form that reads from right to left, at the side of its label. */
export const LeftToRight: Story = {
  args: { name: 'iban', label: 'IBAN', defaultValue: 'SA03 8000 0000 6080 1016 7519', isLeftToRight: true },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('dir', 'ltr');
    await expect(getComputedStyle(field).textAlign).toBe(globals.locale === 'ar' ? 'end' : 'start');
  },
};

export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Render() {
    const say = useWords();
    return (
      <Stack>
        <TextField name="a" label={say.longTitle} hint={say.lead} error={say.longAction} />
        <TextField name="b" label={say.message} isMultiline />
      </Stack>
    );
  },
};
