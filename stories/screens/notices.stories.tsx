import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { Overlay } from '#ds/components/overlay/overlay.tsx';
import { ToastProvider, useToasts } from '#ds/components/toast/toast.tsx';
import { CartAlert } from '#src/screens/shell/cart-alert.tsx';
import { ConsentBanner } from '#src/screens/shell/consent-banner.tsx';
import { Notices } from '#src/screens/shell/notices.tsx';
import { OfflineNote } from '#src/screens/shell/offline-note.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, sayer, useLocale } from './frame.tsx';

export default { title: 'Screens/Notices' } satisfies Meta;
type Story = StoryObj;

function Alert() {
  const locale = useLocale();
  const added = { en: 'A year of school for 60 children in Amman · $50', ar: 'سنة دراسية لستين طفلًا في عمّان · 50 دولارًا', tr: 'Amman’da 60 çocuğa bir okul yılı · 50 dolar' }[locale];
  return <Framed cartCount={1} added={added}><CartAlert locale={locale} /></Framed>;
}

/** The pointer or the focus on it stops its clock; closing it takes it away. */
export const CartToast: Story = {
  parameters: at('notices', 'cart toast'),
  render: () => <Alert />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = sayer(story);
    const toCart = await canvas.findByRole('link', { name: say(msg`Go to cart`) });
    await expect(toCart).toHaveAttribute('href', expect.stringMatching(/\/cart$/));
    await expect(canvas.getByRole('link', { name: say(msg`Checkout`) })).toHaveAttribute('href', expect.stringMatching(/\/checkout$/));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say(msg`Close`) })).toHaveFocus();
    await userEvent.tab();
    await expect(toCart).toHaveFocus();
    await expect(canvas.getByRole('status')).toContainElement(toCart);
  },
};

export const CartToastClosed: Story = {
  parameters: at('notices', 'cart toast'),
  render: () => <Alert />,
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: sayer(story)(msg`Close`) }));
    await expect(story.canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Its clock is the test's: four seconds, standing still under the pointer and under the focus. */
export const CartToastGone: Story = {
  parameters: at('notices', 'cart toast'),
  beforeEach: () => {
    const clock = holdClock();
    held = clock;
    return clock.letGo;
  },
  render: () => <Alert />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const close = await canvas.findByRole('button', { name: sayer(story)(msg`Close`) });
    const toast = canvas.getByRole('status').firstElementChild!;
    await waitFor(() => expect(held!.waiting()).toBe(1));
    await userEvent.hover(toast);
    await expect(held!.waiting()).toBe(0);
    await userEvent.unhover(toast);
    await expect(held!.waiting()).toBe(1);
    close.focus();
    await expect(held!.waiting()).toBe(0);
    (document.activeElement as HTMLElement).blur();
    await expect(held!.waiting()).toBe(1);
    held!.ring();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

const CART_MS = 4000;
let held: ReturnType<typeof holdClock> | undefined;

/** Timers of that length wait until they are rung, what is left of one that stood still too; all others go on. */
function holdClock(length = CART_MS) {
  const { clearTimeout: clear, setTimeout: set } = globalThis;
  const waiting = new Map<number, () => void>();
  let last = 1_000_000;
  globalThis.setTimeout = ((run: () => void, ms?: number, ...rest: []) => {
    if (ms === undefined || ms > length || ms < length / 2) return set(run, ms, ...rest);
    waiting.set(++last, run);
    return last;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => (waiting.delete(id) ? undefined : clear(id))) as typeof clearTimeout;
  return {
    waiting: () => waiting.size,
    ring: () => { for (const run of waiting.values()) run(); },
    letGo: () => { globalThis.setTimeout = set; globalThis.clearTimeout = clear; },
  };
}

const TOAST_MS = 3000;

function Told({ tone }: { tone: 'success' | 'error' }) {
  const say = useWords();
  const toasts = useToasts();
  return <Pressable onPress={() => toasts.show({ title: tone === 'success' ? say.saved : say.wentWrong, tone })}>{say.save}</Pressable>;
}

/** At the top right in every language, for three seconds that stand still under the pointer and under the focus. */
const toast = (tone: 'success' | 'error'): Story => ({
  beforeEach: () => {
    const clock = holdClock(TOAST_MS);
    held = clock;
    return clock.letGo;
  },
  render: () => <Framed><ToastProvider><Told tone={tone} /></ToastProvider></Framed>,
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: say.save }));
    const told = await screen.findByRole('alertdialog', { name: tone === 'success' ? say.saved : say.wentWrong });
    await expect(window.innerWidth - told.getBoundingClientRect().right).toBeLessThanOrEqual(40);
    await waitFor(() => expect(held!.waiting()).toBe(1));
    await userEvent.hover(told);
    await waitFor(() => expect(held!.waiting()).toBe(0));
    await userEvent.unhover(told);
    await waitFor(() => expect(held!.waiting()).toBe(1));
    within(told).getByRole('button').focus();
    await waitFor(() => expect(held!.waiting()).toBe(0));
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(held!.waiting()).toBe(1));
  },
});

export const ToastSuccess: Story = { ...toast('success'), parameters: at('notices', 'toast success') };

export const ToastError: Story = { ...toast('error'), parameters: at('notices', 'toast error') };

/** It goes by itself, and nobody has to close it. */
export const ToastGone: Story = {
  ...toast('success'),
  parameters: at('notices', 'toast success'),
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: say.save }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(held!.waiting()).toBe(1));
    held!.ring();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Offline: Story = {
  parameters: at('notices', 'offline banner'),
  beforeEach: () => {
    document.documentElement.toggleAttribute('data-offline', true);
    return () => { document.documentElement.removeAttribute('data-offline'); };
  },
  render: () => <Framed><OfflineNote /></Framed>,
  play: async (story) => {
    await expect(story.canvas.getByText(sayer(story)(msg`You are offline. What you typed stays here.`))).toBeVisible();
  },
};

export const TestMode: Story = {
  parameters: at('notices', 'test-mode banner'),
  render: () => <Framed><Notices isTestMode /></Framed>,
  play: async (story) => {
    await expect(story.canvas.getByText(sayer(story)(msg`Test mode: no real money is moved.`))).toBeVisible();
  },
};

export const Consent: Story = {
  parameters: at('notices', 'consent banner'),
  render: function Render() {
    return <ConsentBanner locale={useLocale()} path="/" />;
  },
  play: async (story) => {
    const say = sayer(story);
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('button', { name: say(msg`No, thank you`) })).toHaveFocus();
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('button', { name: say(msg`Yes, you may`) })).toHaveFocus();
  },
};

export const RouteOverlay: Story = {
  parameters: at('notices', 'route overlay'),
  render: () => <main><Overlay isShown /></main>,
  play: async (story) => {
    await expect(story.canvas.getByRole('status')).toHaveTextContent(sayer(story)(msg`The page is loading`));
  },
};
