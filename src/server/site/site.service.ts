import { PALETTES } from '#src/contracts/programs.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { textIn } from '../locale.ts';
import { readCurrency } from '../settings/settings.service.ts';
import { findSliders, findStatistics, findTotals } from './site.repository.ts';

/** The figures of the front page, counted by us where they can be, and how many projects are published. An amount is in minor units beside its currency. */
export async function readFigures(ctx: ServiceContext, locale: Locale = defaultLocale): Promise<{ statistics: Statistic[]; published: number }> {
  const currency = await readCurrency(ctx);
  const [{ completed, donations, published, raised }, rows] = await Promise.all([findTotals(ctx.db, currency), findStatistics(ctx.db)]);
  const values = { raised, donations, projectsCompleted: completed };
  const statistics = rows.map(({ id, title, source, value, icon }) => ({
    id, title, titleText: textIn(locale, title), value: source === 'editor' ? value ?? 0 : values[source], currency: source === 'raised' ? currency : null, icon,
  }));
  return { statistics, published };
}

export const listStatistics = async (ctx: ServiceContext, locale: Locale = defaultLocale): Promise<Statistic[]> => (await readFigures(ctx, locale)).statistics;

export async function listSliders({ db }: ServiceContext, locale: Locale = defaultLocale): Promise<Slider[]> {
  return (await findSliders(db)).map(({ id, title, text, linkLabel, href, palette, coverSeed }) => ({
    id, title, titleText: textIn(locale, title), text, linkLabel, href, cover: { url: null, seed: coverSeed, palette: PALETTES.find((name) => name === palette) ?? 'sand' },
  }));
}
