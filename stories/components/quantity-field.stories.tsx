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
      ['Arrow up, arrow down', 'one more, one less'],
      ['Tab', 'goes to the buttons and the number'],
    ],
    announces: 'The label, the number and its limits; each button says what it counts.',
    dos: ['Give a max where there is one: no button goes beyond it.'],
    donts: ['No unit within the number: it stands in the label.'],
  }),
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const [less, more] = canvas.getAllByRole('button');
    const field = canvas.getByRole('spinbutton', { name: wordsOf(globals).quantity });
    await userEvent.click(more!);
    await expect(field).toHaveValue(3);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    // The limit holds.
    await userEvent.click(more!);
    await expect(field).toHaveValue(3);
    await expect(field).toHaveAttribute('max', '3');
    less!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue(2);
    await expect(more).toHaveAccessibleName(expect.stringContaining(wordsOf(globals).quantity));
  },
};

/** While the field is empty there is no number, and none is made up. */
export const Emptied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const Invalid: Story = {
  args: { error: 'This field is required.', hint: 'As it stands on your card.' },
  play: async ({ canvas, globals }) => {
    const say = wordsOf(globals);
    const field = canvas.getByRole('spinbutton');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${say.nameHint} ${say.required}`);
  },
};
