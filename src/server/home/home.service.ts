import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { findClosing, findOpenOfType, findUrgent } from '../projects/project-highlights.repository.ts';
import { cardsOf } from '../projects/projects.service.ts';
import { listSliders, readFigures } from '../site/site.service.ts';

export type Home = { statistics: Statistic[]; sliders: Slider[]; closing: ProjectCard[]; urgent: ProjectCard[]; tafreej?: ProjectCard | undefined; projectsTotal: number };

const CLOSING = 4;
const URGENT = 3;

/** What the front page shows, and no project besides. */
export async function readHome(ctx: ServiceContext, locale: Locale): Promise<Home> {
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
