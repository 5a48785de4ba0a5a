import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { cart, search } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { icon: search, label: 'Search projects' },
  parameters: guide({
    for: 'A drawing alone, with a name: only for what everybody knows, such as cart, search, menu.',
    notFor: 'Anything that a word says better (Button); the way out of an overlay (CloseButton).',
    anatomy: ['a square of 44 px or more', 'the drawing'],
    keys: [['Enter, Space', 'presses it']],
    announces: 'Its label.',
    dos: ['Give `opens` where it opens a sheet: it then works without script.'],
    donts: ['No drawing that has to be learned.'],
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: wordsOf(globals).search });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button.offsetWidth).toBe(button.offsetHeight);
  },
};

export const WithAnAddress: Story = {
  args: { href: '#search' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: wordsOf(globals).search })).toHaveAttribute('href', '#search');
  },
};

export const Sizes: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Inline>
        <IconButton icon={cart} label={say.addToCart} tone="outlined" />
        <IconButton icon={cart} label={say.goToCart} size="large" tone="filled" />
      </Inline>
    );
  },
};
