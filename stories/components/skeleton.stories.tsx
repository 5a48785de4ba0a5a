import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '#ds/components/skeleton/skeleton.tsx';
import { Skeletons } from '#ds/components/skeleton/skeleton.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  args: { shape: 'line' },
  parameters: guide({
    for: 'The shape of what comes, in a group (Skeletons) that says it once.',
    notFor: 'What has no known shape (Spinner), what is empty (EmptyState).',
    anatomy: ['grey shapes'],
    keys: [],
    announces: 'The label of the group, once.',
    dos: ['Draw what will come, so that nothing moves.'],
    donts: ['Not for less than a second.'],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OfAList: Story = {
  render: function Render() {
    return (
      <Skeletons label={useWords().loading}>
        <Grid columns={3}>
          {[1, 2, 3].map((key) => (
            <Stack key={key} gap={3}>
              <Skeleton shape="cover" />
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton shape="control" />
            </Stack>
          ))}
        </Grid>
      </Skeletons>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsOf(globals).loading);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** The person's setting stops it, whatever the system says, in the dark theme too. */
export const StillWhenAsked: Story = {
  globals: { motion: 'reduced', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true }).filter((one) => one.playState === 'running')).toEqual(
      [],
    );
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--ds-motion-travel')).toBe('0px');
  },
};
