import type { ArticleCard } from '#src/contracts/articles.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { listNewest } from '#src/server/articles/articles.service.ts';
import { findNewestLines, type LedgerLine } from '#src/server/ledger/newest-lines.repository.ts';
import { findFirstNgos } from '#src/server/ngos/ngos.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { cacheBriefly } from '#src/server/platform/short-cache.ts';
import { findClosing, findOpenOfType, findUrgent } from '#src/server/projects/project-highlights.repository.ts';
import { cardsOf, listOpenCountries } from '#src/server/projects/projects.service.ts';
import { listSliders, readFigures } from '#src/server/site/site.service.ts';
import { readZakatExample, type ZakatExample } from '#src/server/zakat/zakat-example.ts';

export type Home = {
  news: ArticleCard[];
  statistics: Statistic[];
  sliders: Slider[];
  closing: ProjectCard[];
  urgent: ProjectCard[];
  tafreej?: ProjectCard | undefined;
  /** Sorted by the number of open projects, highest first. */
  countries: { code: string; open: number }[];
  /** Nothing where gold has no price. */
  zakat?: ZakatExample | undefined;
  ngos: Awaited<ReturnType<typeof findFirstNgos>>;
  /** The newest lines of the ledger. */
  lines: LedgerLine[];
};

const CLOSING = 4;
const URGENT = 3;
const NEWS = 3;
const NGOS = 6;
const LINES = 4;

const KEPT_FOR_MS = 5000;
const readers = Object.fromEntries(
  locales.map((locale) => [locale, cacheBriefly({ ms: KEPT_FOR_MS, invalidatedBy: '' }, (ctx) => gather(ctx, locale))]),
) as Record<Locale, (ctx: ServiceContext) => Promise<Home>>;

/** The data of the home page, cached for some seconds or until a write. */
export const readHome = (ctx: ServiceContext, locale: Locale): Promise<Home> => readers[locale](ctx);

async function gather(ctx: ServiceContext, locale: Locale): Promise<Home> {
  const now = ctx.now();
  const [figures, sliders, closing, urgent, cases, countries, news, zakat, ngos, lines] = await Promise.all([
    readFigures(ctx, locale),
    listSliders(ctx, locale),
    findClosing(ctx.db, now, CLOSING),
    findUrgent(ctx.db, now, CLOSING + URGENT),
    findOpenOfType(ctx.db, 'tafreej', now, 1),
    listOpenCountries(ctx),
    listNewest(ctx, 'news', NEWS, locale),
    readZakatExample(ctx),
    findFirstNgos(ctx.db, NGOS),
    findNewestLines(ctx.db, LINES),
  ]);
  const shown = new Set(closing.map(({ id }) => id));
  const others = urgent.filter(({ id }) => !shown.has(id)).slice(0, URGENT);
  const cards = await cardsOf(ctx, [...closing, ...others, ...cases], locale);
  return {
    statistics: figures.statistics,
    sliders,
    countries,
    news,
    zakat,
    ngos,
    lines,
    closing: cards.slice(0, closing.length),
    urgent: cards.slice(closing.length, closing.length + others.length),
    tafreej: cards[closing.length + others.length],
  };
}
