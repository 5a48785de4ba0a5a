import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '#ds/components/spinner/spinner.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Loading' },
  parameters: guide({
    for: 'Something is under way and nobody knows how long.',
    notFor: 'A list (Skeleton), a button (its pendingLabel), another page (Overlay).',
    anatomy: ['three quarters of a ring', 'the words'],
    keys: [],
    announces: 'The label, at the next pause.',
    dos: ['Say what is under way.'],
    donts: ['No spinner without words.'],
    status: 'planned',
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsOf(globals).loading);
  },
};

export const WithItsWords: Story = { args: { isLabelVisible: true, size: 'large' } };

export const StillWhenAsked: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true }).filter((one) => one.playState === 'running')).toEqual(
      [],
    );
  },
};
