import type { CurrencyCode } from '#money/currencies.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { findSliders, findStatistics, findTotals, type Totals } from '#src/server/site/site.repository.ts';

/** What the ledger and the projects add up to, in the site's currency. */
export async function readTotals(ctx: ServiceContext): Promise<Totals & { currency: CurrencyCode }> {
  const currency = await readCurrency(ctx);
  return { ...(await findTotals(ctx.db, currency)), currency };
}

/** The figures of the home page, counted by the site where possible. Amounts are in minor units, with their currency. */
export async function readFigures(
  ctx: ServiceContext,
  locale: Locale = defaultLocale,
): Promise<{ statistics: Statistic[] }> {
  const [{ completed, currency, donations, raised }, rows] = await Promise.all([
    readTotals(ctx),
    findStatistics(ctx.db),
  ]);
  const values = { raised, donations, projectsCompleted: completed };
  const statistics = rows.map(({ id, title, source, value, icon }) => ({
    id,
    title,
    titleText: textIn(locale, title),
    value: source === 'editor' ? (value ?? 0) : values[source],
    currency: source === 'raised' ? currency : null,
    icon,
    source,
  }));
  return { statistics };
}

/** The figures of the home page as the API returns them. */
export const listStatistics = async (ctx: ServiceContext, locale: Locale = defaultLocale): Promise<Statistic[]> =>
  (await readFigures(ctx, locale)).statistics;

/** The slides of the home page, in their order. */
export async function listSliders({ db }: ServiceContext, locale: Locale = defaultLocale): Promise<Slider[]> {
  return (await findSliders(db)).map(({ id, title, text, linkLabel, href, palette, coverSeed }) => ({
    id,
    title,
    titleText: textIn(locale, title),
    text,
    linkLabel,
    href,
    cover: { url: null, seed: coverSeed, palette },
  }));
}
