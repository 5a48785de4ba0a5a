import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#ds/components/badge/badge.tsx';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { cart } from '#ds/icons/icons.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { count: 3, children: null },
  parameters: guide({
    for: 'How many wait behind a link or button. The cart draws its own by CSS, for its page is the same for everybody.',
    notFor: 'A state (Tag), a figure (Stat).',
    anatomy: ['the link or button', 'the number at its end'],
    keys: [],
    announces: 'Nothing: the name of the link says the number too.',
    dos: ['Say the number in the name of the link.'],
    donts: ['No zero: nothing is drawn for none.'],
    status: 'planned',
  }),
  render: function Render(args) {
    return (
      <Badge {...args}>
        <IconButton icon={cart} href="#cart" label={`${useWords().goToCart}: ${args.count}`} />
      </Badge>
    );
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/3/);
  },
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const Many: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
