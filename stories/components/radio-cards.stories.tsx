import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { bank, card } from '#ds/icons/icons.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/RadioCards',
  tags: ['autodocs'],
  component: RadioCards,
  args: {
    name: 'method',
    label: 'Payment',
    defaultValue: 'card',
    options: [
      { value: 'card', label: 'Card', description: 'Visa, Mastercard, mada', icon: card },
      { value: 'bank', label: 'Bank transfer', description: 'Pay in your bank’s app or at a branch', icon: bank },
    ],
    onChange: fn(),
  },
  parameters: guide({
    for: 'One of a few that want a sentence each: ways to pay, kinds of sacrifice.',
    notFor: 'A word each (Segmented).',
    anatomy: ['the label', 'cards: dot, title, sentence, drawing'],
    keys: [['Arrow keys', 'move the choice']],
    announces: 'A group by its label; each a radio button with its sentence.',
    dos: ['Say what each means for the donor.'],
    donts: ['No link within a card.'],
  }),
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByText(say.bankNote));
    await expect(canvas.getByRole('radio', { name: new RegExp(say.bankPay) })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('bank');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: new RegExp(say.cardNote) })).toBeChecked();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
