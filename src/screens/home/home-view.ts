import type { ArticleCard } from '#src/contracts/articles.ts';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';
import type { RunningPlans } from '#src/domain/running-plans.ts';
import type { Season } from '#src/domain/season.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { RouteName } from '#src/routes/routes.ts';
import type { OpenCountry } from '#src/screens/need-map/need-map.tsx';
import type { ProgramLink } from '#src/screens/shell/site.ts';

/** What the time of the year asks for, and where it is given. */
export type SeasonView = {
  name: Season;
  /** Its first and its last day, as ISO 8601. */
  days: { from: string; until: string };
  route: RouteName;
  path: string;
  program?: ProgramLink | undefined;
};

/** Amounts in minor units of `currency`; `pricedAt` is when the price of gold was recorded. */
export type ZakatBandView = {
  currency: string;
  nisab: { amount: number; grams: number };
  gold: { grams: number; caliber: number; amount: number };
  cash: number;
  zakat: number;
  pricedAt: string;
  /** The price is older than the site allows. */
  isStale: boolean;
};

/** What a fund received, or gave back. `fund`: the code of its account. */
export type LedgerLineView = {
  id: string;
  kind: 'donation' | 'refund';
  at: string;
  amount: number;
  currency: string;
  fund: string;
  project: { slug: string; title: LocalText } | null;
  category: LocalText | null;
};

/** What the home page reads. Every list may be empty: its part is then left out. */
export type HomeView = {
  sliders: readonly Slider[];
  statistics: readonly Statistic[];
  /** Close to their goal: the first is shown large. */
  closing: readonly ProjectCard[];
  urgent: readonly ProjectCard[];
  /** One debtor's case. */
  tafreej?: ProjectCard | undefined;
  /** Where projects are open: those with most of them first. */
  countries: readonly OpenCountry[];
  /** The newest first. */
  news: readonly ArticleCard[];
  /** Today's nisab with an example at today's prices; none where gold has no price. Amounts in minor units. */
  zakat?: ZakatBandView | undefined;
  /** Institutions that carry projects out. */
  ngos: readonly { id: string; slug: string; name: LocalText; country: string; city: LocalText | null }[];
  /** The newest lines of the ledger, the newest first. */
  lines: readonly LedgerLineView[];
  /** None for most of the year, and none where there is nowhere to lead. */
  season?: SeasonView | undefined;
  /** Only in a page that is rendered for whoever is signed in; a page of everybody has none. */
  plans?: RunningPlans<OwnSubscription> | undefined;
};
