import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '#ds/icons/icon.tsx';
import { arrowForward, cart, check, logOut } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';

const meta = {
  title: 'Components/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { icon: cart },
  parameters: {
    docs: {
      description: {
        component:
          'Lucide in three sizes, in the color of the text. Silent beside words; with `label` it speaks. Arrows, chevrons, send and log-out are mirrored from right to left, nothing else.',
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon icon={cart} size="small" />
      <Icon icon={cart} />
      <Icon icon={cart} size="large" />
    </Inline>
  ),
};

export const Mirrored: Story = {
  render: () => (
    <Inline>
      <Icon icon={arrowForward} label="forward" />
      <Icon icon={logOut} label="out" />
      <Icon icon={check} label="tick" />
    </Inline>
  ),
  play: async ({ canvas, globals }) => {
    const of = (name: string) => getComputedStyle(canvas.getByRole('img', { name })).transform;
    await expect(of('tick')).toBe('none');
    await expect(of('forward') !== 'none').toBe(globals.locale === 'ar');
    await expect(of('out') !== 'none').toBe(globals.locale === 'ar');
  },
};
