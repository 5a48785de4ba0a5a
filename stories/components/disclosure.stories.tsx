import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: {
    summary: 'Does my whole gift reach the project?',
    children: 'Yes. What it costs to run Sanad is paid from its own endowment, and you may add to it at checkout.',
  },
  parameters: guide({
    for: "More on request: questions, notes, what a fee pays for. Native, so the browser's search finds it too.",
    notFor: 'What everybody needs (the page), links (Menu).',
    anatomy: ['the question, with a chevron', 'the answer'],
    keys: [['Enter, Space', 'opens and closes it']],
    announces: 'The question says whether it is open.',
    dos: ['Give those of one list a name: they close each other.'],
    donts: ['No field that must be filled inside.'],
    status: 'planned',
  }),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByText(say.question)).toHaveFocus();
    await expect(canvas.getByText(say.answer)).not.toBeVisible();
    await userEvent.click(canvas.getByText(say.question));
    await expect(canvas.getByText(say.answer)).toBeVisible();
  },
};

export const OneOfAList: Story = {
  args: { name: 'faq', defaultOpen: true },
  render: function Render(args) {
    const say = useWords();
    return (
      <>
        <Disclosure {...args} />
        <Disclosure name="faq" summary={say.whatIsNisab}>
          {say.nisab}
        </Disclosure>
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await expect(canvas.getByText(say.answer)).toBeVisible();
    await userEvent.click(canvas.getByText(say.whatIsNisab));
    await waitFor(() => expect(canvas.getByText(say.answer)).not.toBeVisible());
  },
};
