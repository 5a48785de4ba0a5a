import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { ErrorState } from '#ds/components/error-state/error-state.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: { title: 'The projects could not be loaded.', note: 'Check your connection and try again.' },
  parameters: guide({
    for: 'A part of the page could not be had.',
    notFor: 'What is wrong with a field (its error), what is empty (EmptyState).',
    anatomy: ['a mark', 'what failed', 'what to do', 'a way to try again'],
    keys: [],
    announces: 'At once (alert).',
    dos: ['Say what failed and what did not.', 'Offer to try again.'],
    donts: ['No code without a sentence.'],
  }),
  render: function Render(args) {
    const say = useWords();
    return (
      <ErrorState
        {...args}
        actions={
          <ButtonLink href="#projects" tone="tonal">
            {say.seeProjects}
          </ButtonLink>
        }
      />
    );
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsOf(globals).notLoaded);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
