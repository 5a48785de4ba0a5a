import type { Locale } from '#src/i18n/locales.ts';

export type PageCount = { day: string; route: string; locale: Locale; count: number };

/** Pages that were opened and are not stored yet. Days, routes and languages bound its size. */
const pending = new Map<string, PageCount>();

function add({ count, day, locale, route }: PageCount): void {
  const key = `${day} ${locale} ${route}`;
  const before = pending.get(key);
  pending.set(key, { day, locale, route, count: (before?.count ?? 0) + count });
}

/** Counts one page, in memory: no request waits for the database. */
export const countPage = (page: { route: string; locale: Locale }, now: Date): void =>
  add({ ...page, day: now.toISOString().slice(0, 10), count: 1 });

/** Takes what was counted since the last time. */
export function takeCounts(): PageCount[] {
  const counts = [...pending.values()];
  pending.clear();
  return counts;
}

/** Puts counts back that could not be stored. */
export function returnCounts(counts: readonly PageCount[]): void {
  for (const count of counts) add(count);
}
