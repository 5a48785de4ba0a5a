import { PALETTES } from '#src/contracts/programs.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { textIn } from '../locale.ts';
import { readCurrency } from '../settings/settings.service.ts';
import { countCompleted, findGivingTotal, findSliders, findStatistics } from './site.repository.ts';

/** The figures of the front page: counted by us where they can be. An amount is in minor units beside its currency. */
export async function listStatistics(ctx: ServiceContext, locale: Locale = defaultLocale): Promise<Statistic[]> {
  const currency = await readCurrency(ctx);
  const [{ raised, donations }, projectsCompleted, rows] = await Promise.all([findGivingTotal(ctx.db, currency), countCompleted(ctx.db), findStatistics(ctx.db)]);
  const values = { raised, donations, projectsCompleted };
  return rows.map(({ id, title, source, value, icon }) => ({
    id, title, titleText: textIn(locale, title), value: source === 'editor' ? value ?? 0 : values[source], currency: source === 'raised' ? currency : null, icon,
  }));
}

export async function listSliders({ db }: ServiceContext, locale: Locale = defaultLocale): Promise<Slider[]> {
  return (await findSliders(db)).map(({ id, title, text, linkLabel, href, palette, coverSeed }) => ({
    id, title, titleText: textIn(locale, title), text, linkLabel, href, cover: { url: null, seed: coverSeed, palette: PALETTES.find((name) => name === palette) ?? 'sand' },
  }));
}
