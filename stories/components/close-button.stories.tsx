import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CloseButton } from '#ds/components/button/close-button.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/CloseButton',
  tags: ['autodocs'],
  component: CloseButton,
  args: { onPress: fn() },
  parameters: guide({
    for: 'The way out of a sheet, a dialog, a toast: one look and one name in every corner.',
    notFor: 'Cancelling an act (a quiet Button with its verb); removing a thing (a Button that says so).',
    anatomy: ['a square of 44 px', 'the cross'],
    keys: [['Enter, Space', 'closes']],
    announces: '"Close", or its label.',
    dos: ['Give `hides` where it closes a sheet: it then works without script.'],
    donts: ['No cross that does anything else.'],
  }),
} satisfies Meta<typeof CloseButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: wordsOf(globals).close });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
