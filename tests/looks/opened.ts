import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { operableIn } from '../../.storybook/measure.ts';

const OPENERS = 'summary, button[aria-expanded="false"], button[aria-haspopup]:not([aria-expanded="true"])';

/** A dialog comes and goes with a transition, which on a busy machine is longer than the usual second. */
const PATIENCE = 5000;

const openDialog = (): Element | null => document.querySelector('dialog[open], [role$="dialog"]');
const isOpen = (opener: HTMLElement): boolean =>
  opener.localName === 'summary'
    ? (opener.parentElement as HTMLDetailsElement).open
    : opener.getAttribute('aria-expanded') === 'true' || openDialog() !== null;

/** What each opener of a story, by itself, opens: `measure` is called while it is open. How many were opened. */
export async function whileOpened(root: HTMLElement, measure: () => void): Promise<number> {
  const openers = operableIn(root).filter((element) => element.matches(OPENERS) && !isOpen(element));
  for (const opener of openers) {
    opener.click();
    await vi.waitFor(() => {
      if (!isOpen(opener)) throw new Error(`Not opened: ${opener.outerHTML.slice(0, 160)}`);
    }, PATIENCE);
    measure();
    // A menu closes by itself when the measuring takes the focus out of it.
    if (opener.localName === 'summary' && isOpen(opener)) opener.click();
    else if (isOpen(opener)) {
      // The key is heard where the focus is, which a dialog takes a moment after it stands there.
      const dialog = openDialog();
      if (dialog)
        await vi.waitFor(() => {
          if (!dialog.contains(document.activeElement))
            throw new Error(`No focus in: ${dialog.outerHTML.slice(0, 160)}`);
        }, PATIENCE);
      await userEvent.keyboard('{Escape}');
    }
    await vi.waitFor(() => {
      if (isOpen(opener)) throw new Error(`Not closed: ${opener.outerHTML.slice(0, 160)}`);
    }, PATIENCE);
  }
  return openers.length;
}
