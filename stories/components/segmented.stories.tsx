import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Segmented',
  tags: ['autodocs'],
  component: Segmented,
  args: {
    name: 'kind',
    label: 'How often',
    defaultValue: 'once',
    options: [
      { value: 'once', label: 'One-time' },
      { value: 'regular', label: 'Recurring' },
    ],
    onChange: fn(),
  },
  parameters: guide({
    for: 'One of two to five, a word each, all in sight.',
    notFor: 'Choices that want a sentence (RadioCards), many (Select), another page (links).',
    anatomy: ['the label', 'the words, in one frame'],
    keys: [
      ['Arrow keys', 'move the choice'],
      ['Tab', 'reaches and leaves it'],
    ],
    announces: 'A group by its label; each a radio button.',
    dos: ['Choose one at first.'],
    donts: ['No more than five.'],
  }),
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await expect(canvas.getByRole('group', { name: say.howOften })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: say.once })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: say.regular })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('regular');
    await userEvent.click(canvas.getByText(say.once));
    await expect(canvas.getByRole('radio', { name: say.once })).toBeChecked();
    // The chosen one is seen, and not by a screen reader alone.
    const [chosen, other] = [say.once, say.regular].map(
      (word) => getComputedStyle(canvas.getByText(word)).backgroundColor,
    );
    await expect(chosen).not.toBe(other);
  },
};

export const FourNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Render() {
    const say = useWords();
    return (
      <Segmented
        name="interval"
        label={say.howOften}
        isLabelHidden
        defaultValue="monthly"
        options={(['daily', 'weekly', 'monthly', 'yearly'] as const).map((value) => ({ value, label: say[value] }))}
      />
    );
  },
};
