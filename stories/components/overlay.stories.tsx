import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Overlay } from '#ds/components/overlay/overlay.tsx';
import { useWords } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Overlay',
  tags: ['autodocs'],
  component: Overlay,
  args: { isShown: true },
  parameters: guide({
    for: 'Over the page while another one comes, when that takes more than 150 ms.',
    notFor: 'A part that loads (Skeleton), a button that works (its pendingLabel).',
    anatomy: ['the veil', 'the spinner'],
    keys: [],
    announces: 'That the page is loading, at the next pause.',
    dos: ['It traps nothing.'],
    donts: ['Not before 150 ms: no flash on a fast page.'],
    isOverlay: true,
  }),
  render: function Render(args) {
    return (
      <>
        <p>{useWords().story}</p>
        <Overlay {...args} />
      </>
    );
  },
} satisfies Meta<typeof Overlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  },
};

/** The region stands before there is anything to say. */
export const AtRest: Story = {
  args: { isShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};
