import type { Meta, StoryObj } from '@storybook/react-vite';
import { Medal } from '#ds/components/medal/medal.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Medal',
  tags: ['autodocs'],
  component: Medal,
  args: { points: 8 },
  parameters: guide({
    for: 'A star drawn as one strand: a tier of membership, a mark of thanks.',
    notFor: 'An icon (Icon).',
    anatomy: ['the ring', 'the star'],
    keys: [],
    announces: 'Nothing: its name stands beside.',
    dos: ['Tell tiers apart by points, then by name, then by color.'],
    donts: ['No six-pointed star alone.'],
  }),
} satisfies Meta<typeof Medal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Points: Story = {
  render: () => (
    <Inline>
      {([7, 8, 9, 10, 12] as const).map((points) => (
        <Medal key={points} points={points} on="canvas" />
      ))}
    </Inline>
  ),
};
