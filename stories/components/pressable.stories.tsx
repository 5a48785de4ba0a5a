import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { close, cart, search } from '#ds/icons/glyphs.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Pressable',
  tags: ['autodocs'],
  component: Pressable,
  args: { children: '', onPress: fn() },
  parameters: { docs: { description: { component: 'A press that script answers: it opens, adds, copies. Same looks as Button. While pendingLabel is set it keeps its focus, ignores presses and says the label. IconButton is a drawing alone, with a name: only for what everybody knows.' } } },
  render: function Render(args) {
    return <Pressable {...args}>{useWords().addToCart}</Pressable>;
  },
} satisfies Meta<typeof Pressable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: wordsOf(globals).addToCart });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Pending: Story = {
  render: function Render(args) {
    const say = useWords();
    return <Pressable {...args} pendingLabel={say.sending}>{say.addToCart}</Pressable>;
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const IconsAlone: Story = {
  render: function Render() {
    const say = useWords();
    return <Inline><IconButton glyph={close} label={say.close} /><IconButton glyph={cart} label={say.addToCart} tone="outlined" /><IconButton glyph={search} label={say.search} href="#search" /></Inline>;
  },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: wordsOf(globals).close });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: wordsOf(globals).search })).toBeVisible();
  },
};
