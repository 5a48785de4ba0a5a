import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { Presets } from '#ds/components/presets/presets.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Presets',
  tags: ['autodocs'],
  component: Presets,
  args: {
    name: 'amount',
    label: 'Amount',
    amounts: [1000, 2000, 5000, 10_000],
    currency: 'USD',
    defaultValue: 2000,
    onChange: fn(),
  },
  parameters: guide({
    for: 'Sums to choose from, and a field for another.',
    notFor: 'A sum alone (AmountField).',
    anatomy: ['the label', 'the sums; the chosen one has a gold corner', 'a field for another sum'],
    keys: [['Arrow keys', 'move the choice']],
    announces: 'A group by its label; each sum a radio button.',
    dos: ['Offer three or four.'],
    donts: ['No sum below the least that is taken.'],
  }),
} satisfies Meta<typeof Presets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const say = useWords();
    return (
      <Presets {...args}>
        <AmountField name="other" label={say.otherAmount} currency="USD" placeholder={say.minimum} />
      </Presets>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('group', { name: wordsOf(globals).amount })).toBeVisible();
    const [, second, third] = canvas.getAllByRole('radio');
    await expect(second).toBeChecked();
    await userEvent.click(third!);
    await expect(third).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
    // Told apart by its corner too, not by color alone, and the corner is at the end.
    const face = third!.nextElementSibling!;
    await expect(getComputedStyle(face, '::after').borderInlineEndWidth).toBe('8px');
  },
};

export const LongSumsNarrow: Story = {
  args: { amounts: [37_500, 75_000, 187_500, 375_000], currency: 'SAR', error: 'The smallest gift is $1.' },
  globals: { viewport: { value: 'narrow' } },
};
