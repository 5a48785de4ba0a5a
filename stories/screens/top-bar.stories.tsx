import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { watchMenus } from '#src/framework/visitor/menus.js';
import type { Site, Visitor } from '#src/screens/shell/site.ts';
import { StateProvider } from '#src/screens/shell/state-provider.tsx';
import { TopBar } from '#src/screens/shell/top-bar.tsx';
import { coverSrc } from '#tests/fixtures/cover.ts';
import { categories, programs, siteFixture, visitorFixture } from '#tests/fixtures/site.ts';
import { at } from '#tests/screens.ts';
import { isReady, part, translatorOf, useLocale } from './frame.tsx';

// As the script in the head of every page does.
watchMenus();

export default { title: 'Screens/Top bar', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const huda = { name: 'Huda Al-Salem', isStaff: false };

type BarProps = { path?: string; site?: Partial<Site>; visitor?: Partial<Visitor> };

function Bar({ path = '/projects', site, visitor = {} }: BarProps) {
  const { cartCount, ...rest } = visitorFixture(visitor);
  return (
    <StateProvider key={cartCount} cartCount={cartCount}>
      <TopBar
        locale={useLocale()}
        path={path}
        query=""
        site={siteFixture(site)}
        visitor={{ cartCount, ...rest }}
        isReady={isReady}
      />
    </StateProvider>
  );
}

export const VisitorBar: Story = {
  name: 'Visitor',
  parameters: at('top bar', 'visitor'),
  render: () => <Bar path="/about" />,
  play: async (story) => {
    const say = translatorOf(story);
    const navigation = story.canvas.getByRole('navigation', { name: say(msg`Main`) });
    const words = [...navigation.querySelectorAll('ul')[0]!.children].map((entry) =>
      entry.firstElementChild!.matches('a') ? entry.textContent : entry.querySelector('summary')!.textContent,
    );
    await expect(words).toEqual(
      [
        msg`Sole survivor`,
        msg`Programs`,
        msg`Zakat`,
        msg`Stock purification`,
        msg`Campaigns`,
        msg`About`,
        msg`Contact`,
      ].map(say),
    );
    await expect(story.canvas.getByRole('link', { name: say(msg`About`) })).toHaveAttribute('aria-current', 'page');
    await expect(story.canvas.getByRole('link', { name: say(msg`Sign in`) })).toBeVisible();
  },
};

export const SignedIn: Story = {
  parameters: at('top bar', 'signed in'),
  render: () => <Bar visitor={{ user: huda }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByRole('link', { name: say(msg`Sign in`) })).toBeNull();
    await expect(story.canvasElement.querySelector('[data-menu] summary[aria-label*="Huda"]')).toHaveTextContent('H');
  },
};

/** On a public page, which is the same for everybody, the document alone says that somebody is signed in. */
export const SignedInOnAPublicPage: Story = {
  beforeEach: () => {
    document.documentElement.setAttribute('data-signed-in', '1');
    return () => document.documentElement.removeAttribute('data-signed-in');
  },
  render: () => <Bar />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByRole('link', { name: say(msg`Sign in`) })).toBeNull();
    await expect(story.canvas.getByRole('link', { name: say(msg`Your account`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/login$/),
    );
  },
};

export const WithImage: Story = {
  parameters: at('top bar', 'signed in with image'),
  render: () => (
    <Bar
      visitor={{ user: { ...huda, image: coverSrc('huda', 'orphans', { width: 96, height: 96, density: 0.62 }) } }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-menu] summary img')).toBeVisible();
  },
};

export const Staff: Story = {
  parameters: at('top bar', 'staff'),
  render: () => <Bar visitor={{ user: { name: 'Omar Haddad', isStaff: true } }} />,
  play: async (story) => {
    await story.userEvent.click(story.canvasElement.querySelector('summary[aria-label*="Omar"]')!);
    await expect(
      story.canvas.getByRole('link', { name: translatorOf(story)(msg`Visits and donations`) }),
    ).toHaveAttribute('href', expect.stringMatching(/\/admin\/counts$/));
  },
};

/** Opens by keyboard; Escape closes it and gives the focus back; then it is opened once more, to be looked at. */
export const UserMenu: Story = {
  parameters: at('top bar', 'user menu open'),
  render: () => <Bar visitor={{ user: huda }} />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    const opener = canvasElement.querySelector<HTMLElement>('summary[aria-label*="Huda"]')!;
    await userEvent.click(opener);
    await expect(canvas.getByRole('link', { name: say(msg`Profile`) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener.parentElement).not.toHaveAttribute('open');
    await userEvent.click(opener);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say(msg`Profile`) })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say(msg`Sign out`) })).toHaveFocus();
  },
};

/** The number is drawn by CSS, so that it stands in the first frame of a page that is the same for everybody. */
const drawnCount = (cart: HTMLElement): string =>
  getComputedStyle(cart.querySelector('[aria-hidden="true"]:not(svg)')!, '::after').content;

export const EmptyCart: Story = {
  parameters: at('top bar', 'cart 0'),
  render: () => <Bar />,
  play: async (story) => {
    const cart = story.canvas.getByRole('link', { name: part(translatorOf(story)(msg`Cart`)) });
    await expect(cart.querySelector('[aria-hidden="true"]:not(svg)')).not.toBeVisible();
  },
};

export const CartOfThree: Story = {
  parameters: at('top bar', 'cart 3'),
  render: () => <Bar visitor={{ cartCount: 3 }} />,
  play: async (story) => {
    const cart = story.canvas.getByRole('link', { name: part(translatorOf(story)(msg`Cart`)) });
    await waitFor(() => expect(drawnCount(cart)).toBe('"3"'));
    await expect(cart).toHaveAccessibleName(/3/);
  },
};

export const FullCart: Story = {
  parameters: at('top bar', 'cart 99+'),
  render: () => <Bar visitor={{ cartCount: 120 }} />,
  play: async (story) => {
    const cart = story.canvas.getByRole('link', { name: part(translatorOf(story)(msg`Cart`)) });
    await waitFor(() => expect(drawnCount(cart)).toBe('"99+"'));
    await expect(cart).toHaveAccessibleName(/120/);
  },
};

export const ProgramsMenu: Story = {
  parameters: at('top bar', 'programs menu open'),
  render: () => <Bar />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const [programsMenu, campaignsMenu] = canvasElement.querySelectorAll<HTMLDetailsElement>('nav details');
    await userEvent.click(campaignsMenu!.querySelector('summary')!);
    await waitFor(() => expect(campaignsMenu).toHaveAttribute('open'));
    await userEvent.click(programsMenu!.querySelector('summary')!);
    // One at a time.
    await waitFor(() => expect(campaignsMenu).not.toHaveAttribute('open'));
    // All of them, also the one that stands beside the menu.
    await expect(programsMenu!.querySelectorAll('a')).toHaveLength(programs.length);
    await expect(canvas.getByRole('link', { name: part(translatorOf(story)(msg`Cart`)) })).toBeVisible();
  },
};

export const CampaignsMenu: Story = {
  parameters: at('top bar', 'campaigns menu open'),
  render: () => <Bar />,
  play: async (story) => {
    const menu = story.canvasElement.querySelectorAll<HTMLDetailsElement>('nav details')[1]!;
    await story.userEvent.click(menu.querySelector('summary')!);
    const links = [...menu.querySelectorAll('a')];
    await expect(links[0]).toHaveTextContent(translatorOf(story)(msg`Qurbani and aqiqah`));
    await expect(links).toHaveLength(categories.length + 1);
    await expect(links[1]!.getAttribute('href')).toMatch(/\/projects\?category=[\da-f-]{36}&title=./);
  },
};

export const CampaignsMenuInSeason: Story = {
  parameters: at('top bar', 'campaigns menu in the season of sacrifices'),
  render: () => <Bar site={{ isSacrificeSeason: true }} />,
  play: async (story) => {
    const menu = story.canvasElement.querySelectorAll<HTMLDetailsElement>('nav details')[1]!;
    await story.userEvent.click(menu.querySelector('summary')!);
    await expect(menu.querySelector('a')).toHaveTextContent(translatorOf(story)(msg`Days of Eid al-Adha`));
  },
};

export const MobileMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: at('top bar', 'mobile menu open'),
  render: () => <Bar visitor={{ cartCount: 3 }} />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    const opener = canvas.getByRole('button', { name: say(msg`Menu`) });
    await userEvent.click(opener);
    const sheet = canvasElement.querySelector('#site-menu')!;
    await waitFor(() => expect(sheet.matches(':popover-open')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: say(msg`Close the menu`) }));
    await waitFor(() => expect(sheet.matches(':popover-open')).toBe(false));
    await userEvent.click(opener);
    await expect(canvas.getByRole('link', { name: part(say(msg`Sign in`)) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
