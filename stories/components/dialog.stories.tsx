import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { Dialog } from '#ds/components/dialog/dialog.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const removed = fn();
const meta = {
  title: 'Components/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  args: { title: 'Remove this gift?', children: null, role: 'alertdialog' },
  parameters: guide({
    for: 'A question that must be answered before going on.',
    notFor: 'What can wait (a Banner in the page), what is long (a page), a panel with fields (Sheet).',
    anatomy: [
      'the title, which is the question',
      'the closing button',
      'what depends on the answer',
      'the ways out, the main one last',
    ],
    keys: [
      ['Tab', 'stays within it'],
      ['Escape', 'closes it; the focus is back on what opened it'],
    ],
    announces: 'A dialog, or an alert dialog, by its title, as it opens.',
    dos: ['Name the buttons by their verbs.'],
    donts: ['No "Are you sure?": say what happens.', 'An alert dialog is not closed by a press beside it.'],
    isOverlay: true,
    status: 'planned',
  }),
  render: function Render(args) {
    const say = useWords();
    return (
      <Dialog
        {...args}
        trigger={<Pressable tone="danger">{say.remove}</Pressable>}
        actions={({ close }) => (
          <>
            <Pressable tone="quiet" onPress={close}>
              {say.cancel}
            </Pressable>
            <Pressable
              tone="danger"
              onPress={() => {
                removed();
                close();
              }}
            >
              {say.remove}
            </Pressable>
          </>
        )}
      >
        <Text>{say.removeNote}</Text>
      </Dialog>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    removed.mockClear();
    const say = wordsOf(globals);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: say.removeAsk });
    await waitFor(() => expect(dialog).toBeVisible());
    // It asks: a press beside it is no answer.
    await userEvent.click(dialog.parentElement!.parentElement!);
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: say.remove }));
    await expect(removed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const opened = async ({ canvas, globals, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: wordsOf(globals).removeAsk });
  await waitFor(() => expect(dialog).toBeVisible());
};
/** Left open, to be looked at. */
export const Open: Story = { args: { role: 'dialog' }, play: opened };
export const OpenNarrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };
