import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Pressable',
  tags: ['autodocs'],
  component: Pressable,
  args: { children: 'Add to cart', onPress: fn() },
  parameters: guide({
    for: 'A press that a script answers here and now: it opens, adds, confirms. It looks like Button.',
    notFor: 'Sending a form (Button); going somewhere (ButtonLink). It does nothing without script.',
    anatomy: ['as Button'],
    keys: [['Enter, Space', 'presses it']],
    announces: 'Its words or its label; while it works, busy.',
    dos: ['Take Button first: this one brings 13 KB.'],
    donts: ['No icon alone without a label: it does not compile.'],
    status: 'planned',
  }),
} satisfies Meta<typeof Pressable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
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
  args: { pendingLabel: 'Sending' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
