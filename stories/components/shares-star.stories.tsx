import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SharesStar } from '#ds/components/shares-star/shares-star.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/SharesStar',
  tags: ['autodocs'],
  component: SharesStar,
  args: { parts: 7, taken: [1, 2, 3, 4], mine: [5, 6], label: '4 taken, 2 yours, 1 free' },
  parameters: guide({
    for: 'One animal of a sacrifice: a kite for each of its seven shares, or one star for a whole animal.',
    notFor: 'How far a sum has come (Progress).',
    anatomy: ['the kites', 'the woven strand', 'the numbers'],
    keys: [],
    announces: 'Its label, as a picture; without one nothing, because the words stand beside.',
    dos: ['Say in words beside it how many are taken, yours and free.'],
    donts: ['Do not use the color alone: the numbers name the shares.'],
  }),
} satisfies Meta<typeof SharesStar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 taken, 2 yours, 1 free' })).toBeVisible();
    await expect(canvas.getAllByText(/^[1-7]$/)).toHaveLength(7);
  },
};

/** From a new animal to one that is full, and the star of a whole animal. */
export const Filling: Story = {
  render: () => (
    <Grid columns={4}>
      <SharesStar parts={7} taken={[]} />
      <SharesStar parts={7} taken={[1, 2, 3]} mine={[4]} />
      <SharesStar parts={7} taken={[1, 2, 3, 4, 5, 6, 7]} />
      <SharesStar parts={1} taken={[]} mine={[1]} />
    </Grid>
  ),
};

/** Small, in a list: without numbers, silent. */
export const Small: Story = {
  render: () => (
    <div style={{ inlineSize: 64 }}>
      <SharesStar parts={7} taken={[1, 2]} hasNumbers={false} />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};
