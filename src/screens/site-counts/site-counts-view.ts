import type { CountPeriod, Days } from '#src/domain/count-period.ts';
import type { Locale } from '#src/i18n/locales.ts';

type Figures = { pages: number; begun: number; finished: number };

/** What the page of counts shows. Days are UTC; no figure is about a person. */
export type SiteCountsView = {
  period: CountPeriod;
  /** The earliest first. */
  columns: readonly (Days & Figures)[];
  total: Figures;
  /** Of as many days before. */
  before: Figures;
  /** By the pattern of their address, the most opened first. */
  routes: readonly { route: string; byLocale: Record<Locale, number>; all: number }[];
};
