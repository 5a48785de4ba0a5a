/** Figures that have an aim: Lighthouse's scores, which are from 0 to 100. No figure makes the bench fail. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Pages of one visitor, which search engines must not list: Lighthouse takes points from them for it. */
const NOT_INDEXED = new Set(['cart', 'checkout']);

const SCORE = /^Lighthouse, (?<page>.+): (?<kind>[\w-]+)$/;

/** Whether a figure reaches its aim, in words; '' where it has none. */
export function aimOf(name: string, figure: number | undefined): string {
  const { kind = '', page = '' } = SCORE.exec(name)?.groups ?? {};
  if (figure === undefined || !Object.hasOwn(LEAST, kind)) return '';
  if (kind === 'seo' && NOT_INDEXED.has(page)) return 'none: not indexed, on purpose';
  const least = LEAST[kind as keyof typeof LEAST];
  return `${least === 100 ? '100' : `at least ${least}`}: ${figure >= least ? 'reached' : 'missed'}`;
}
