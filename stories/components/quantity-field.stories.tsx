import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuantityField } from '#ds/components/quantity-field/quantity-field.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/QuantityField',
  tags: ['autodocs'],
  component: QuantityField,
  args: { name: 'shares', label: 'Shares', defaultValue: 2, max: 3, onChange: fn() },
  parameters: guide({
    for: 'How many: shares, baskets, persons fed. It works without script; with it a button stands on each side.',
    notFor: 'A sum of money (AmountField); a number that is no count, such as a reference (TextField).',
    anatomy: ['the label', 'the hint', 'one less', 'the number', 'one more', 'the error'],
    keys: [
      ['Arrow up, arrow down', 'one more, one less, where a script runs'],
      ['Tab', 'goes to the buttons and the number'],
    ],
    announces: 'The label and the number; each button says what it counts.',
    dos: [
      'Give a max where there is one: no button goes beyond it.',
      'Parse what was typed with parseCount, and name the limit in the error.',
    ],
    donts: ['No unit within the number: it stands in the label.'],
  }),
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const [less, more] = canvas.getAllByRole('button');
    const field = canvas.getByRole('textbox', { name: wordsOf(globals).quantity });
    await userEvent.click(more!);
    await expect(field).toHaveValue('3');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    // The limit holds.
    await userEvent.click(more!);
    await expect(field).toHaveValue('3');
    less!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('2');
    await expect(more).toHaveAccessibleName(expect.stringContaining(wordsOf(globals).quantity));
  },
};

/** While the field is empty there is no number, and none is made up. */
export const Emptied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** Digits of Arabic are typed and stepped like any others; the steps keep within the limits. */
export const ArabicDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '٢');
    await expect(field).toHaveValue('٢');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('3');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('1');
    // A post that was refused leaves its text, from which the steps find back.
    await userEvent.clear(field);
    await userEvent.type(field, '٩٩');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('3');
  },
};

/** What was typed is drawn as it was, though it is no number. */
export const NoNumber: Story = {
  args: { defaultValue: 'abc' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('abc');
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(field).toHaveValue('1');
  },
};

export const Invalid: Story = {
  args: { error: 'This field is required.', hint: 'As it stands on your card.' },
  play: async ({ canvas, globals }) => {
    const say = wordsOf(globals);
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${say.nameHint} ${say.required}`);
  },
};
