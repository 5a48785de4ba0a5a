import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { Card } from '#ds/components/card/card.tsx';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import { runningPlans } from '#src/domain/running-plans.ts';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import type { HomeView } from '#src/screens/home/home-view.ts';
import { keepLastCause, removeLastCause } from '#src/screens/last-cause/last-cause.ts';
import { QuickDonation } from '#src/screens/quick-donation/quick-donation.tsx';
import type { Readiness } from '#src/screens/shell/navigation.ts';
import { countriesIn } from '#tests/fixtures/countries.ts';
import { homeFixture } from '#tests/fixtures/home.ts';
import { idOf } from '#tests/fixtures/ids.ts';
import { categories, programs, siteFixture } from '#tests/fixtures/site.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, isReady, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Home', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type PlayedStory = Parameters<NonNullable<Story['play']>>[0];

function Home({ home = {}, isReady: hasScreen = isReady }: { home?: Partial<HomeView>; isReady?: Readiness }) {
  const locale = useLocale();
  const panel = (
    <Card tone="raised" as="section" label={useWords().quickDonation}>
      <QuickDonation
        locale={locale}
        returnTo="/"
        categories={categories}
        countries={countriesIn(locale)}
        amounts={[1000, 2000, 5000, 10_000]}
        currency="USD"
      />
    </Card>
  );
  return (
    <Framed>
      <HomeScreen
        locale={locale}
        home={homeFixture(home)}
        site={siteFixture()}
        quickDonation={panel}
        isReady={hasScreen}
      />
    </Framed>
  );
}

export const Usual: Story = {
  parameters: at('home', 'usual'),
  render: () => <Home />,
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: say(msg`Sanad in figures`) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(msg`Donate to this case`) })).toHaveAttribute(
      'href',
      expect.stringContaining('case-30418'),
    );
    await expect(within(canvas.getByRole('region', { name: say(msg`News`) })).getAllByRole('link')).toHaveLength(4);
    // One thing leads: the panel's own button is the only filled one.
    await expect(canvas.getByRole('button', { name: say(msg`Donate now`) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Today's nisab with its example, the institutions, and the newest lines of the ledger. */
export const ZakatAndLedger: Story = {
  parameters: at('home', 'usual'),
  render: () => <Home />,
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    const zakat = canvas.getByRole('region', { name: say(msg`Know exactly what you owe, and why`) });
    await expect(within(zakat).getByText(say(msg`Zakat due`))).toBeVisible();
    const ngos = canvas.getByRole('region', { name: say(msg`Who carries out the projects`) });
    await expect(within(ngos).getAllByRole('listitem')).toHaveLength(3);
    const ledger = canvas.getByRole('region', { name: say(msg`The newest lines in our ledger`) });
    await expect(within(ledger).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(ledger).getAllByRole('listitem')[2]).toHaveTextContent(say(msg`refund`));
    await expect(within(ledger).getByText(say(msg`A project without a public page`))).toBeVisible();
    await story.userEvent.click(canvas.getByText(say(msg`How these figures are calculated`)));
    await expect(canvas.getByText(new RegExp(say(msg`summed from our ledger, minus refunds`)))).toBeVisible();
  },
};

/** An old price of gold is told before the nisab that goes by it. */
export const StalePrice: Story = {
  parameters: at('home', 'usual'),
  render: () => <Home home={{ zakat: { ...homeFixture().zakat!, isStale: true } }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const zakat = story.canvas.getByRole('region', { name: say(msg`Know exactly what you owe, and why`) });
    await expect(within(zakat).getByText(say(msg`The gold price is out of date`))).toBeVisible();
  },
};

/** Without a price of gold there is no nisab to tell; a new charity has no institution and no line yet. */
export const WithoutPrices: Story = {
  parameters: at('home', 'usual'),
  render: () => <Home home={{ zakat: undefined, ngos: [], lines: [] }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas } = story;
    await expect(canvas.queryByText(say(msg`Know exactly what you owe, and why`))).toBeNull();
    await expect(canvas.queryByText(say(msg`The newest lines in our ledger`))).toBeNull();
  },
};

export const OnAPhone: Story = { ...Usual, parameters: at('home', 'usual'), globals: { viewport: { value: 'phone' } } };

/** What the device keeps of the last donation, offered again until it is removed. */
export const DonorWhoComesBack: Story = {
  parameters: at('home', 'a donor who comes back'),
  beforeEach: () => {
    localStorage.removeItem('last-cause');
    keepLastCause(
      {
        path: '/projects/solar-well-marib',
        title: {
          en: 'A solar well for 340 families in Marib',
          ar: 'بئر تعمل بالشمس لـ340 أسرة في مأرب',
          tr: 'Marib’de 340 aile için güneş enerjili kuyu',
        },
      },
      '2026-05-04T09:00:00Z',
    );
    return () => removeLastCause(new Date(0));
  },
  render: () => <Home />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const band = canvas.getByRole('region', { name: say(msg`You have donated here before`) });
    await expect(await within(band).findByRole('link', { name: say(msg`Donate again`) })).toHaveAttribute(
      'href',
      expect.stringContaining('/projects/solar-well-marib'),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(within(band).getByRole('button', { name: say(msg`Remove`) }));
    await expect(band).not.toBeVisible();
    await expect(canvas.getByText(say(msg`Removed`))).toHaveFocus();
    await expect(localStorage.getItem('last-cause')).not.toContain('marib');
  },
};

const plan = (number: number, change: Partial<OwnSubscription> = {}): OwnSubscription => ({
  id: idOf(number),
  title: {
    en: 'A solar well for 340 families in Marib',
    ar: 'بئر تعمل بالشمس لـ340 أسرة في مأرب',
    tr: 'Marib’de 340 aile için güneş enerjili kuyu',
  },
  status: 'active',
  interval: 'month',
  calendar: null,
  amount: 5000,
  pendingAmount: null,
  approvalUrl: null,
  currency: 'USD',
  nextAt: '2026-12-03T08:00:00.000Z',
  createdAt: '2026-01-03T08:00:00.000Z',
  ...change,
});
// Its script is read first, which takes more than the usual second on a busy machine.
const giving = (story: PlayedStory) =>
  story.canvas.findByRole('region', { name: translatorOf(story)(msg`Your recurring donations`) }, { timeout: 10_000 });

/** As the server renders it for a person without script. */
export const GivesRegularly: Story = {
  parameters: at('home', 'signed in with a recurring donation'),
  render: () => <Home home={{ plans: runningPlans([plan(1)]) }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const band = within(await giving(story));
    await expect(band.getAllByRole('listitem')).toHaveLength(1);
    await expect(band.getByText(say(msg`every month`), { exact: false })).toBeVisible();
    await expect(band.getByRole('time')).toHaveAttribute('datetime', '2026-12-03T08:00:00.000Z');
    await expect(band.getByRole('link', { name: say(msg`Change, pause or cancel`) })).toHaveAttribute(
      'href',
      expect.stringContaining('/profile?part=recurring'),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Its days are named, and not the interval by whose rules a declined charge is tried again. */
export const GivesOnDaysOfCalendar: Story = {
  parameters: at('home', 'signed in with a recurring donation'),
  render: () => (
    <Home
      home={{
        plans: runningPlans([
          plan(1, { interval: 'day', calendar: 'lastTenNights:odd' }),
          plan(2, { interval: 'year', calendar: 'zakatDay:9-27' }),
        ]),
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const band = within(await giving(story));
    await expect(
      band.getByText(say(msg`on the last ten nights of Ramadan, with double the amount on the odd nights`), {
        exact: false,
      }),
    ).toBeVisible();
    await expect(band.getByText(say(msg`on your zakat day`), { exact: false })).toBeVisible();
    await expect(band.queryByText(say(msg`every day`), { exact: false })).toBeNull();
  },
};

export const GivesRegularlyOnAPhone: Story = { ...GivesRegularly, globals: { viewport: { value: 'phone' } } };

/** Three of them: what asks for an act comes first, and the third is in the account. */
export const GivesRegularlyDeclined: Story = {
  parameters: at('home', 'signed in with a recurring donation'),
  render: () => (
    <Home
      home={{
        plans: runningPlans([
          plan(1),
          plan(2, { status: 'paused', interval: 'week' }),
          plan(3, { status: 'pastDue', interval: 'year', amount: 120_000 }),
        ]),
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const band = within(await giving(story));
    const [first] = band.getAllByRole('listitem');
    await expect(within(first!).getByText(say(msg`The last payment was declined`))).toBeVisible();
    await expect(band.getByText(say(msg`Your other recurring donations are in your account.`))).toBeVisible();
  },
};

const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
const TOKEN = `${part({})}.${part({ sub: idOf(900), roles: ['donor'], iat: 1_800_000_000, exp: 1_800_000_900 })}.signature`;

/** A browser in which somebody is signed in, and what the server knows of them. */
function signedIn(plans: readonly OwnSubscription[]): () => void {
  document.cookie = 'signed-in=1; path=/';
  document.documentElement.dataset['signedIn'] = '1';
  const send = spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { url } = new Request(input);
    const result = url.endsWith('/users/auth/token') ? { access: TOKEN } : { data: plans, total: plans.length };
    return Promise.resolve(Response.json({ result }));
  });
  return () => {
    send.mockRestore();
    document.cookie = 'signed-in=; path=/; max-age=0';
    delete document.documentElement.dataset['signedIn'];
    delete document.documentElement.dataset['plans'];
    for (const key of ['plans', 'session-due']) localStorage.removeItem(key);
  };
}

/** The page of everybody: this browser asks for them in the person's name, and keeps no more than how many there are. */
export const ReadsWhatIsGivenRegularly: Story = {
  parameters: at('home', 'signed in with a recurring donation'),
  beforeEach: () => signedIn([plan(1), plan(2, { interval: 'year' })]),
  render: () => <Home />,
  play: async (story) => {
    const band = within(await giving(story));
    await waitFor(() => expect(band.getAllByRole('time')).toHaveLength(2));
    await expect(localStorage.getItem('plans')).toBe('2');
  },
};

/** Nobody sees the place of what is not there. */
export const GivesNothingRegularly: Story = {
  parameters: at('home', 'signed in with a recurring donation'),
  beforeEach: () => signedIn([plan(1, { status: 'cancelled' })]),
  render: () => <Home />,
  play: async (story) => {
    await waitFor(() => expect(localStorage.getItem('plans')).toBe('0'));
    await expect(
      story.canvas.queryByRole('region', { name: translatorOf(story)(msg`Your recurring donations`) }),
    ).toBeNull();
  },
};

export const NoSliders: Story = {
  parameters: at('home', 'no sliders'),
  render: () => <Home home={{ sliders: [], urgent: [] }} />,
  play: async (story) => {
    await expect(story.canvas.queryByRole('region', { name: translatorOf(story)(msg`Now at Sanad`) })).toBeNull();
  },
};

export const NoStatistics: Story = {
  parameters: at('home', 'no statistics'),
  render: () => <Home home={{ statistics: [], tafreej: undefined }} />,
  play: async (story) => {
    await expect(story.canvas.queryByRole('region', { name: translatorOf(story)(msg`Sanad in figures`) })).toBeNull();
  },
};

const programOf = (slug: string) => programs.find((program) => program.slug === slug)!;

/** One calm line below the hero, with the program that the setting names; it does not push the donation aside. */
export const Ramadan: Story = {
  parameters: at('home', 'Ramadan'),
  render: () => (
    <Home
      home={{
        season: {
          name: 'ramadan',
          days: { from: '2026-02-18', until: '2026-03-19' },
          route: 'program',
          path: '/projects/type/eghatha',
          program: programOf('eghatha'),
        },
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const band = within(story.canvas.getByRole('region', { name: say(msg`Ramadan, the month of giving`) }));
    // By both calendars.
    await expect(band.getByText(/1447.*2026/)).toBeVisible();
    await expect(band.getByRole('link', { name: say(msg`See the Ramadan campaigns`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects\/type\/eghatha$/),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RamadanOnAPhone: Story = {
  ...Ramadan,
  parameters: at('home', 'Ramadan'),
  globals: { viewport: { value: 'phone' } },
};

export const SeasonOfSacrifices: Story = {
  parameters: at('home', 'season of sacrifices'),
  render: () => (
    <Home
      home={{
        season: {
          name: 'sacrifices',
          days: { from: '2026-05-18', until: '2026-05-30' },
          route: 'sacrifices',
          path: '/projects/sacrifices',
          program: programOf('sacrifice'),
        },
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const band = within(story.canvas.getByRole('region', { name: say(msg`Days of Eid al-Adha`) }));
    await expect(band.getByRole('link', { name: say(msg`Give a qurbani`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects\/sacrifices$/),
    );
  },
};

/** An address without its screen is linked to by nothing, the season's band neither. */
export const SeasonWithoutItsScreen: Story = {
  parameters: at('home', 'season of sacrifices'),
  render: () => (
    <Home
      home={{
        season: {
          name: 'sacrifices',
          days: { from: '2026-05-18', until: '2026-05-30' },
          route: 'sacrifices',
          path: '/projects/sacrifices',
        },
      }}
      isReady={(name) => name !== 'sacrifices'}
    />
  ),
  play: async (story) => {
    await expect(
      story.canvas.queryByRole('region', { name: translatorOf(story)(msg`Days of Eid al-Adha`) }),
    ).toBeNull();
  },
};
