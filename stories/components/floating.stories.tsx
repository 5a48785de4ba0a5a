import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ds/components/button/button.tsx';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { Dialog } from '#ds/components/dialog/dialog.tsx';
import { Drawer } from '#ds/components/drawer/drawer.tsx';
import { Menu } from '#ds/components/menu/menu.tsx';
import { NumberField } from '#ds/components/number-field/number-field.tsx';
import { Popover } from '#ds/components/popover/popover.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Tooltip } from '#ds/components/tooltip/tooltip.tsx';
import { info, logOut, receipt, user } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Floating',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: 'Menu: choices behind a button. Dialog: a question before going on. Drawer: a panel from an edge; the donate panel keeps to its physical edge. Popover: more beside what was pressed. Tooltip: a word on a drawing. Escape closes each, and the focus returns to what opened it.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = fn();
export const MenuOfAccount: Story = {
  render: function Render() {
    const say = useWords();
    return <Menu label={say.menuOf} trigger={<Pressable tone="outlined">{say.huda}</Pressable>} items={[{ id: 'profile', label: say.profile, glyph: user, onAction: () => chosen('profile') }, { id: 'receipts', label: say.receipts, glyph: receipt, onAction: () => chosen('receipts') }, { id: 'out', label: say.signOut, glyph: logOut, isLast: true, onAction: () => chosen('out') }]} />;
  },
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenCalledWith('receipts');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const DialogAsks: Story = {
  render: function Render() {
    const say = useWords();
    return <Dialog role="alertdialog" title={say.removeAsk} trigger={<Pressable tone="danger">{say.remove}</Pressable>} actions={({ close }) => <><Pressable tone="quiet" onPress={close}>{say.cancel}</Pressable><Pressable tone="danger" onPress={() => { chosen('removed'); close(); }}>{say.remove}</Pressable></>}><Text>{say.removeNote}</Text></Dialog>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('alertdialog', { name: say.removeAsk });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const DialogOpen: Story = {
  render: function Render() {
    const say = useWords();
    return <Dialog isOpen title={say.removeAsk} actions={<><Pressable tone="quiet">{say.cancel}</Pressable><Pressable tone="danger">{say.remove}</Pressable></>}><Text>{say.removeNote}</Text></Dialog>;
  },
};

export const DrawerOnItsEdge: Story = {
  render: function Render() {
    const say = useWords();
    const [isOpen, setOpen] = useState(true);
    return <><Button type="button">{say.quickDonation}</Button><Drawer side="donate" isOpen={isOpen} onOpenChange={setOpen} title={say.quickDonation}><TextField name="a" label={say.amount} /><Pressable isFullWidth size="large">{say.donate}</Pressable></Drawer></>;
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round((dialog.parentElement as Element).getBoundingClientRect().x)).toBe(0));
  },
};

export const DrawerNarrow: Story = { ...DrawerOnItsEdge, play: async () => {}, globals: { viewport: { value: 'narrow' } } };

export const DrawerOfMenu: Story = {
  render: function Render() {
    const say = useWords();
    return <Drawer isOpen side="end" title={say.brand}><Text>{say.story}</Text></Drawer>;
  },
};

export const PopoverTellsMore: Story = {
  render: function Render() {
    const say = useWords();
    return <Popover label={say.whatIsNisab} trigger={<Pressable tone="quiet">{say.whatIsNisab}</Pressable>}><Text size="small">{say.nisab}</Text></Popover>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: say.whatIsNisab });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TooltipOnFocus: Story = {
  render: function Render() {
    const say = useWords();
    return <Tooltip trigger={<Pressable isIconOnly label={say.whatIsNisab} tone="quiet"><Icon glyph={info} /></Pressable>}>{say.nisab}</Tooltip>;
  },
  play: async ({ globals, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(wordsOf(globals).nisab);
  },
};

export const Stepper: Story = {
  render: function Render() {
    return <NumberField label={useWords().quantity} defaultValue={1} max={3} onChange={chosen} />;
  },
  play: async ({ canvas, userEvent }) => {
    const [less, more] = canvas.getAllByRole('button');
    await userEvent.click(more as HTMLElement);
    await expect(chosen).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
    await expect((less as HTMLElement).getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
