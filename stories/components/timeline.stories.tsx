import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '#ds/components/text/text.tsx';
import { Timeline } from '#ds/components/timeline/timeline.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: {
    items: [
      { id: '2', date: '2026-02-20', title: 'First-term fees paid', children: 'The fees were paid to four schools.' },
      { id: '1', date: '2026-01-19', title: 'Books and winter uniforms handed out' },
    ],
  },
  parameters: guide({
    for: 'What happened in a project or to an order, with its dates.',
    notFor: 'Steps that are still to come, or a list without dates.',
    anatomy: ['the day', 'what happened', 'more about it, where there is more'],
    keys: [],
    announces: 'An ordered list; each entry has a heading.',
    dos: ['The newest first, so that a reader sees what changed.'],
    donts: ['No more than about ten entries: link to the rest.'],
  }),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Timeline
        items={[
          { id: '2', date: '2026-02-20', title: say.aboutProject, children: <Text tone="muted">{say.story}</Text> },
          { id: '1', date: '2026-01-19', title: say.age },
        ]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 3, name: wordsOf(globals).aboutProject })).toBeVisible();
  },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: 'narrow' } } };
