import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OfflineScreen } from '#src/screens/offline/offline-screen.tsx';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Offline', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const KEPT_AT = '2026-11-22T09:42:00.000Z';
const TITLES = {
  en: 'A solar well for 340 families in Marib',
  ar: 'بئر بالطاقة الشمسية لـ340 أسرة في مأرب',
  tr: 'Marib’de 340 aile için güneş enerjili kuyu',
};
type Told = 'en' | 'ar' | 'tr';
const prefixOf = (locale: Told) => (locale === 'en' ? '' : `/${locale}`);

const page = (title: string) =>
  new Response(`<title>${title} | Sanad</title>`, { headers: { 'x-kept-at': KEPT_AT, 'content-type': 'text/html' } });

/** Stores copies as the service worker does, in every language. */
const keepCopies = async (): Promise<() => Promise<void>> => {
  const [pages, cart] = [await caches.open('pages:story'), await caches.open('cart')];
  for (const locale of ['en', 'ar', 'tr'] as const) {
    await pages.put(`${prefixOf(locale)}/projects/a-solar-well`, page(TITLES[locale]));
    await cart.put(`${prefixOf(locale)}/cart`, page({ en: 'Your cart', ar: 'سلّتك', tr: 'Sepetiniz' }[locale]));
  }
  document.documentElement.setAttribute('data-cart', '3');
  return async () => {
    document.documentElement.removeAttribute('data-cart');
    await Promise.all([caches.delete('pages:story'), caches.delete('cart')]);
  };
};
/** The server does not answer, unless it should. */
const holdServer = (isThere: boolean): (() => void) => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes('/health/')) return real(input, init);
    if (!isThere) throw new TypeError('no connection');
    return new Response('ok');
  };
  return () => {
    globalThis.fetch = real;
  };
};

function Offline({ isStale = false }: { isStale?: boolean }) {
  const locale = useLocale();
  return (
    <Framed>
      <OfflineScreen
        locale={locale}
        programs={[
          {
            id: 'kafarat',
            slug: 'kafarat',
            icon: 'kafarat',
            title: { en: 'Kafarat and fidya', ar: 'الكفّارات والفدية', tr: 'Kefaret ve fidye' },
          },
        ]}
        gold={{
          updatedAt: '2026-11-22T09:00:00.000Z',
          staleFrom: isStale ? '2000-01-01T00:00:00.000Z' : '2999-01-01T00:00:00.000Z',
        }}
      />
    </Framed>
  );
}

export const Usual: Story = {
  parameters: at('offline', 'usual'),
  beforeEach: async () => {
    const letGo = holdServer(false);
    const drop = await keepCopies();
    return async () => {
      letGo();
      await drop();
    };
  },
  render: () => <Offline />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const locale = String(story.globals['locale']) as Told;
    const project = await canvas.findByRole('link', { name: TITLES[locale] ?? TITLES.en });
    await expect(project).toHaveAttribute('href', expect.stringMatching(/\/projects\/a-solar-well$/));
    await expect(canvas.queryByText(say(msg`You are online again`))).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say(msg`Zakat`) })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NothingKept: Story = {
  parameters: at('offline', 'nothing kept'),
  beforeEach: () => holdServer(false),
  render: () => <Offline />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      await story.canvas.findByText(
        say(msg`No projects are kept on this device yet. The last ten you open will be kept here.`),
      ),
    ).toBeVisible();
    await expect(story.canvas.getByText(say(msg`There is no copy of your cart on this device.`))).toBeVisible();
  },
};

export const StalePrice: Story = {
  parameters: at('offline', 'stale gold price'),
  beforeEach: () => holdServer(false),
  render: () => <Offline isStale />,
  play: async (story) => {
    await expect(
      await story.canvas.findByText(
        translatorOf(story)(msg`This price is out of date. Compare it with today’s before you rely on the result.`),
      ),
    ).toBeVisible();
  },
};

/** The focus stays where it is. */
export const Back: Story = {
  parameters: at('offline', 'connection back'),
  beforeEach: () => holdServer(true),
  render: () => <Offline />,
  play: async (story) => {
    const say = translatorOf(story);
    const link = await story.canvas.findByRole('link', { name: say(msg`Try again`) });
    link.focus();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(story.canvas.getByRole('status')).toHaveTextContent(say(msg`You are online again`)));
    await expect(link).toHaveFocus();
    await expect(link).toHaveTextContent(say(msg`Continue`));
  },
};
