import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { keptFor } from '../kept.ts';
import { findClosing, findOpenOfType, findUrgent } from '../projects/project-highlights.repository.ts';
import { cardsOf } from '../projects/projects.service.ts';
import { listSliders, readFigures } from '../site/site.service.ts';

export type Home = { statistics: Statistic[]; sliders: Slider[]; closing: ProjectCard[]; urgent: ProjectCard[]; tafreej?: ProjectCard | undefined; projectsTotal: number };

const CLOSING = 4;
const URGENT = 3;

const KEPT_FOR_MS = 5000;
const readers = Object.fromEntries(locales.map((locale) => [locale, keptFor({ ms: KEPT_FOR_MS, touchedBy: '' }, (ctx) => gather(ctx, locale))])) as Record<Locale, (ctx: ServiceContext) => Promise<Home>>;

/** What the front page shows, and no project besides: read once in some seconds, and anew after any write. */
export const readHome = (ctx: ServiceContext, locale: Locale): Promise<Home> => readers[locale](ctx);

async function gather(ctx: ServiceContext, locale: Locale): Promise<Home> {
  const now = ctx.now();
  const [figures, sliders, closing, urgent, cases] = await Promise.all([
    readFigures(ctx, locale), listSliders(ctx, locale), findClosing(ctx.db, now, CLOSING), findUrgent(ctx.db, now, CLOSING + URGENT), findOpenOfType(ctx.db, 'tafreej', now, 1),
  ]);
  const shown = new Set(closing.map(({ id }) => id));
  const others = urgent.filter(({ id }) => !shown.has(id)).slice(0, URGENT);
  const cards = await cardsOf(ctx, [...closing, ...others, ...cases], locale);
  return {
    statistics: figures.statistics, projectsTotal: figures.published, sliders,
    closing: cards.slice(0, closing.length), urgent: cards.slice(closing.length, closing.length + others.length), tafreej: cards[closing.length + others.length],
  };
}
