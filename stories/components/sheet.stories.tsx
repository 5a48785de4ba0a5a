import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { Sheet } from '#ds/components/sheet/sheet.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { menu } from '#ds/icons/icons.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Sheet',
  tags: ['autodocs'],
  component: Sheet,
  args: { id: 'sheet', title: 'Quick donation', children: null },
  parameters: guide({
    for: 'A panel over the page, from an edge: the menu on a phone, the quick donation.',
    notFor: 'A question that stops the work (Dialog); a few links under a button (Menu).',
    anatomy: ['the title', 'the closing button', 'what it holds', 'the scrim over the page'],
    keys: [
      ['Enter, Space on its opener', 'opens it'],
      ['Escape', 'closes it; the focus is back on the opener'],
    ],
    announces: 'A region, or a navigation, by its title. The page behind can still be read: it is no modal dialog.',
    dos: ['Open it by a button with `opens`: it then works without script.', 'Keep the donate panel on its edge.'],
    donts: ['No sheet over a sheet.', 'Nothing that is found only there.'],
    isOverlay: true,
  }),
  render: function Render(args) {
    const say = useWords();
    return (
      <>
        <IconButton icon={menu} label={say.open} opens={args.id} />
        <Sheet {...args}>
          <TextField name="amount" label={say.amount} />
        </Sheet>
      </>
    );
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = (root: HTMLElement) => root.querySelector('[popover]')!.matches(':popover-open');

export const Playground: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = wordsOf(globals);
    const opener = canvas.getByRole('button', { name: say.open });
    await userEvent.click(opener);
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await expect(canvas.getByRole('region', { name: say.quickDonation })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say.close }));
    await waitFor(() => expect(isOpen(canvasElement)).toBe(false));
    await userEvent.click(opener);
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    // Only of this kind the browser closes a popover on Escape and on a press outside; a key of a test does not reach it.
    await expect(canvasElement.querySelector('[popover]')).toHaveAttribute('popover', 'auto');
    // The edge where reading ends.
    const { left, right } = canvasElement.querySelector('[popover]')!.getBoundingClientRect();
    const gap = globals.locale === 'ar' ? left : document.documentElement.clientWidth - right;
    await expect(Math.round(gap)).toBe(0);
  },
};

/** At the left in every language, as the specification asks. */
export const Donate: Story = {
  args: { side: 'donate' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals).open }));
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await expect(canvasElement.querySelector('[popover]')!.getBoundingClientRect().left).toBe(0);
  },
};

export const Narrow: Story = {
  args: { as: 'nav', isTitleHidden: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: say.open }));
    await expect(canvas.getByRole('navigation', { name: say.quickDonation })).toBeVisible();
  },
};
