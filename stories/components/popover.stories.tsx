import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { Popover } from '#ds/components/popover/popover.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Popover',
  tags: ['autodocs'],
  component: Popover,
  args: { label: 'What is nisab?', children: null, trigger: null },
  parameters: guide({
    for: 'More, beside what was pressed: a definition in a sentence or two.',
    notFor: 'A name for a drawing (Tooltip), more in the flow of the page (Disclosure), links (Menu).',
    anatomy: ['the opener, a Pressable', 'the panel beside it'],
    keys: [
      ['Enter, Space', 'opens it; the focus goes inside'],
      ['Escape', 'closes it; the focus is back on the opener'],
    ],
    announces: 'A dialog by its label.',
    dos: ['Keep it to what fits without scrolling.'],
    donts: ['Nothing that is needed to go on.'],
    status: 'planned',
  }),
  render: function Render(args) {
    const say = useWords();
    return (
      <Popover {...args} trigger={<Pressable tone="quiet">{say.whatIsNisab}</Pressable>}>
        <Text size="small">{say.nisab}</Text>
      </Popover>
    );
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: wordsOf(globals).whatIsNisab });
    await waitFor(() => expect(dialog).toBeVisible());
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(dialog.parentElement!).animationDuration === '0s').toBe(isStill);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
