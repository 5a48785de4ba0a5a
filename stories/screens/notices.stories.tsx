import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Overlay } from '#ds/components/overlay/overlay.tsx';
import { ToastRegion } from '#ds/components/toast/toast-region.tsx';
import { Toast } from '#ds/components/toast/toast.tsx';
import { AddedNotice } from '#src/screens/shell/added-notice.tsx';
import { CartAlert } from '#src/screens/shell/cart-alert.tsx';
import { ConsentBanner } from '#src/screens/shell/consent-banner.tsx';
import { OfflineNote } from '#src/screens/shell/offline-note.tsx';
import { TestNotice } from '#src/screens/shell/test-notice.tsx';
import { ToldNotice } from '#src/screens/shell/told-notice.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { type HeldClock, holdClock } from '../components/held-clock.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';
import { expectTold } from './told.ts';

export default { title: 'Screens/Notices' } satisfies Meta;
type Story = StoryObj;

const ADDED = {
  en: 'A year of school for 60 children in Amman · $50',
  ar: 'سنة دراسية لستين طفلًا في عمّان · 50 دولارًا',
  tr: 'Amman’da 60 çocuğa bir okul yılı · 50 dolar',
};

function Alert() {
  const locale = useLocale();
  const added = ADDED[locale];
  return (
    <Framed cartCount={1} added={added}>
      <CartAlert locale={locale} />
    </Framed>
  );
}

function AddedAbove() {
  const locale = useLocale();
  return <AddedNotice added={ADDED[locale]} locale={locale} />;
}

/** The pointer or the focus on it stops its clock; closing it takes it away. */
export const CartToast: Story = {
  parameters: at('notices', 'cart toast'),
  render: () => <Alert />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const toCart = await canvas.findByRole('link', { name: say(msg`Go to cart`) });
    await expect(toCart).toHaveAttribute('href', expect.stringMatching(/\/cart$/));
    await expect(canvas.getByRole('link', { name: say(msg`Checkout`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/checkout$/),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say(msg`Close`) })).toHaveFocus();
    await userEvent.tab();
    await expect(toCart).toHaveFocus();
    await expect(canvas.getByRole('status')).toContainElement(toCart);
  },
};

/** In the place of the alert where there is no script. */
export const AddedWithoutScript: Story = {
  parameters: at('notices', 'cart toast'),
  render: () => <AddedAbove />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Added to your cart`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Go to cart`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/cart$/),
    );
  },
};

export const CartToastClosed: Story = {
  parameters: at('notices', 'cart toast'),
  render: () => <Alert />,
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: translatorOf(story)(msg`Close`) }));
    await expect(story.canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Its clock is the test's: four seconds, standing still under the pointer and under the focus. */
export const CartToastGone: Story = {
  parameters: at('notices', 'cart toast'),
  beforeEach: () => {
    const clock = holdClock(CART_MS);
    held = clock;
    return clock.letGo;
  },
  render: () => <Alert />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const close = await canvas.findByRole('button', { name: translatorOf(story)(msg`Close`) });
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
let held: HeldClock | undefined;

/** At the top right in every language; its time is told in the stories of the component. */
const toast = (tone: 'success' | 'danger'): Story => ({
  render: function Render() {
    const say = useWords();
    return (
      <Framed>
        <ToastRegion>
          <Toast title={tone === 'success' ? say.saved : say.wentWrong} tone={tone} onClose={() => {}} />
        </ToastRegion>
      </Framed>
    );
  },
  play: async ({ canvas, globals }) => {
    const say = wordsOf(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(tone === 'success' ? say.saved : say.wentWrong);
  },
});

export const ToastSuccess: Story = { ...toast('success'), parameters: at('notices', 'toast success') };

export const ToastError: Story = { ...toast('danger'), parameters: at('notices', 'toast error') };

/** It goes by itself, with and without script; the pointer holds it. */
export const ToldByAForm: Story = {
  parameters: at('notices', 'told by a form'),
  render: () => (
    <Framed>
      <ToldNotice left={{ form: 'login', done: { message: 'Logged in successfully' } }} />
      <ToldNotice left={{ form: 'newsletter', done: { message: 'Of another form' } }} />
    </Framed>
  ),
  play: async ({ canvas }) => {
    await expectTold(canvas, 'Logged in successfully');
    await expect(canvas.queryByText('Of another form')).toBeNull();
  },
};

export const Offline: Story = {
  parameters: at('notices', 'offline banner'),
  beforeEach: () => {
    document.documentElement.toggleAttribute('data-offline', true);
    return () => {
      document.documentElement.removeAttribute('data-offline');
    };
  },
  render: () => (
    <Framed>
      <OfflineNote />
    </Framed>
  ),
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`You are offline. What you typed stays here.`)),
    ).toBeVisible();
  },
};

/** As the head's script marks the document. */
const marked = (...attributes: string[]): Pick<Story, 'beforeEach' | 'render'> => ({
  beforeEach: () => {
    for (const attribute of attributes) document.documentElement.setAttribute(attribute, '');
    return () => {
      for (const attribute of attributes) document.documentElement.removeAttribute(attribute);
    };
  },
  render: () => (
    <Framed>
      <OfflineNote />
    </Framed>
  ),
});

export const Unsent: Story = {
  ...marked('data-offline', 'data-unsent'),
  parameters: at('notices', 'nothing sent'),
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Nothing was sent.`))).toBeVisible();
  },
};

export const CopyOfPage: Story = {
  ...marked('data-kept'),
  parameters: at('notices', 'a copy'),
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`This page is a copy kept on your device. Saved:`)),
    ).toBeVisible();
  },
};

export const BackOnline: Story = {
  ...marked('data-back'),
  parameters: at('notices', 'online again'),
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`You are online again.`))).toBeVisible();
  },
};

export const TestMode: Story = {
  parameters: at('notices', 'test-mode banner'),
  render: () => <TestNotice />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`Test mode: no real money is transferred.`)),
    ).toBeVisible();
  },
};

export const Consent: Story = {
  parameters: at('notices', 'consent banner'),
  render: function Render() {
    return <ConsentBanner locale={useLocale()} path="/" />;
  },
  play: async (story) => {
    const say = translatorOf(story);
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('button', { name: say(msg`No, thank you`) })).toHaveFocus();
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('button', { name: say(msg`Yes, I agree`) })).toHaveFocus();
  },
};

export const RouteOverlay: Story = {
  parameters: at('notices', 'route overlay'),
  render: () => (
    <main>
      <Overlay isShown />
    </main>
  ),
  play: async (story) => {
    await expect(story.canvas.getByRole('status')).toHaveTextContent(translatorOf(story)(msg`The page is loading`));
  },
};
