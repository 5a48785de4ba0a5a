import { columnsOf, type CountPeriod, type Days, daysBefore } from '#src/domain/count-period.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import {
  type DonationCount,
  findDonationCounts,
  findPagesByDay,
  findPagesByRoute,
} from '#src/server/site-counts/site-counts.repository.ts';
import { writeCounts } from '#src/server/site-counts/write-counts.ts';

type Figures = { pages: number; begun: number; finished: number };
type RouteCounts = { route: string; byLocale: Record<Locale, number>; all: number };
export type SiteCounts = {
  period: CountPeriod;
  columns: (Days & Figures)[];
  total: Figures;
  /** Of as many days before. */
  before: Figures;
  /** The most opened first. */
  routes: RouteCounts[];
};

/**
 * What was opened, and what was begun and finished, in a period that ends today. Nothing in it is about a person. What this
 * process counted is stored first, so that it is in; that of other processes is, half a minute later.
 */
export async function readSiteCounts(
  ctx: Pick<ServiceContext, 'db' | 'log' | 'now'>,
  period: CountPeriod,
): Promise<SiteCounts> {
  await writeCounts(ctx);
  const columns = columnsOf(period, ctx.now().toISOString().slice(0, 10));
  const days = { from: columns[0]!.from, to: columns.at(-1)!.to };
  const before = daysBefore(days);
  const [pages, donations, routes] = await Promise.all([
    findPagesByDay(ctx.db, before.from),
    findDonationCounts(ctx.db, before.from),
    findPagesByRoute(ctx.db, days.from),
  ]);
  const within = figuresOf(pages, donations);
  return {
    period,
    columns: columns.map((column) => ({ ...column, ...within(column) })),
    total: within(days),
    before: within(before),
    routes: byRoute(routes),
  };
}

const figuresOf =
  (pages: readonly { day: string; count: number }[], donations: readonly DonationCount[]) =>
  ({ from, to }: Days): Figures => {
    const figures = { pages: 0, begun: 0, finished: 0 };
    for (const { count, day } of pages) if (day >= from && day <= to) figures.pages += count;
    for (const { begun, day, finished } of donations)
      if (day >= from && day <= to) {
        figures.begun += begun;
        figures.finished += finished;
      }
    return figures;
  };

const byRoute = (rows: readonly { route: string; locale: Locale; count: number }[]): RouteCounts[] =>
  [...Map.groupBy(rows, ({ route }) => route)]
    .map(([route, counts]) => {
      const of = (locale: Locale) => counts.find((one) => one.locale === locale)?.count ?? 0;
      const byLocale = { en: of('en'), ar: of('ar'), tr: of('tr') };
      return { route, byLocale, all: locales.reduce((sum, locale) => sum + byLocale[locale], 0) };
    })
    .toSorted((a, b) => b.all - a.all || a.route.localeCompare(b.route));
