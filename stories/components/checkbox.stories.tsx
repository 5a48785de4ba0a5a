import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { name: 'behalf', label: 'Donate on behalf of someone', hint: 'As it stands on your card.', onChange: fn() },
  parameters: guide({
    for: 'Yes or no, sent with a form; one of several filters, with a count.',
    notFor: 'What takes effect at once (Switch); one of a few (Segmented).',
    anatomy: ['the box', 'a sentence in the first person', 'the hint', 'how many there are', 'the error'],
    keys: [['Space', 'ticks and unticks']],
    announces: 'The sentence; then the hint, the count and the error, once.',
    dos: ['Leave it unticked where it costs or publishes something.'],
    donts: ['No negation: "Keep my name private", not "Do not show".'],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    const box = canvas.getByRole('checkbox', { name: say.onBehalf });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(say.onBehalf));
    await expect(box).not.toBeChecked();
    // The hint is read once, after the name, and not within it too.
    await expect(box).toHaveAccessibleName(say.onBehalf);
    await expect(box).toHaveAccessibleDescription(say.nameHint);
  },
};

export const Counted: Story = {
  args: {
    name: 'type',
    value: 'orphan',
    label: 'Orphan sponsorship',
    hint: undefined,
    count: 14,
    defaultChecked: true,
  },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox', { name: wordsOf(globals).program });
    await expect(box).toHaveAccessibleDescription('14');
    await expect(box).toBeChecked();
  },
};

export const Invalid: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack>
        <Checkbox
          name="terms"
          label={
            <>
              {say.agree} <Link href="#terms">{say.terms}</Link>
            </>
          }
          error={say.required}
          isRequired
        />
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription(wordsOf(globals).required);
  },
};
