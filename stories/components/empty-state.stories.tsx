import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'No gift here yet', note: 'What you give will be listed with its receipt.' },
  parameters: guide({
    for: 'Nothing here, and what could be: an empty list, a search without results.',
    notFor: 'A failure (ErrorState), a whole page that is missing.',
    anatomy: ['a quiet star', 'a sentence', 'one way on'],
    keys: [],
    announces: 'Its words, where they stand.',
    dos: ['One sentence, one way on.'],
    donts: ['No blame, no joke.'],
  }),
  render: function Render(args) {
    const say = useWords();
    return (
      <EmptyState
        {...args}
        actions={
          <ButtonLink href="#projects" tone="tonal">
            {say.seeProjects}
          </ButtonLink>
        }
      />
    );
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: wordsOf(globals).nothingYet })).toBeVisible();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
