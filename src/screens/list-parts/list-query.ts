/** What the address of a list of articles, events or training says: plain parameters, so that a list can be linked and read without script. */
export type ListQuery = {
  search?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  /** `2026-03`. */
  month?: string | undefined;
};
const KEYS = ['search', 'category', 'tag', 'month'] as const;

/** Reads what is known of a query; what is not, and what is empty, is left out. */
export function readListQuery(search: string): { query: ListQuery; page: number } {
  const params = new URLSearchParams(search);
  const query = Object.fromEntries(
    KEYS.flatMap((key) => (params.get(key)?.trim() ? [[key, params.get(key)!.trim()]] : [])),
  ) as ListQuery;
  const page = Number(params.get('page') ?? '1');
  return { query, page: Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1 };
}

/** The address of a list with these filters and nothing else. */
export function queryHref(base: string, query: ListQuery, page = 1): string {
  const params = new URLSearchParams(KEYS.flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `${base}?${text}` : base;
}

export const isNarrowed = (query: ListQuery): boolean => KEYS.some((key) => query[key] !== undefined);
