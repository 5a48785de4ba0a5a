import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/AmountField',
  tags: ['autodocs'],
  component: AmountField,
  args: { name: 'amount', label: 'Or another amount', currency: 'USD', placeholder: 'Minimum 1', onChange: fn() },
  parameters: guide({
    for: "A sum of the donor's own, in one currency. Arabic and Persian digits are read.",
    notFor: 'One of a few sums (Presets); a count (QuantityField).',
    anatomy: ['the label', 'the hint', 'the sign of the currency', 'the input', 'the error'],
    keys: [['Tab', 'reaches it']],
    announces: 'The label, then the currency, the hint and the error.',
    dos: ['Say the least sum.'],
    donts: ['No rounding while somebody types.'],
  }),
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: wordsOf(globals).otherAmount });
    await userEvent.type(field, '٥٠');
    await expect(args.onChange).toHaveBeenLastCalledWith('٥٠');
    await expect(field).toHaveAccessibleDescription('$');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  },
};

export const Invalid: Story = {
  args: { currency: 'SAR', defaultValue: '0.2', error: 'The smallest gift is $1.' },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(wordsOf(globals).badAmount));
  },
};
