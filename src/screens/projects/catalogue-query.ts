/** What the address of a list says: every filter is a plain parameter, so that a list can be linked, kept and read without script. */
export type CatalogueQuery = {
  search?: string | undefined;
  sort?: string | undefined;
  type?: string | undefined;
  category?: string | undefined;
  country?: string | undefined;
  donationMethod?: string | undefined;
  isSuitableForZakat?: string | undefined;
  status?: string | undefined;
  gender?: string | undefined;
  /** An institution, by slug or id. */
  ngo?: string | undefined;
};
const KEYS = [
  'search',
  'sort',
  'type',
  'category',
  'country',
  'donationMethod',
  'isSuitableForZakat',
  'status',
  'gender',
  'ngo',
] as const;

/** Reads what is known of a query; what is not, and what is empty, is left out. */
export function readCatalogueQuery(search: string): { query: CatalogueQuery; page: number } {
  const params = new URLSearchParams(search);
  const query = Object.fromEntries(
    KEYS.flatMap((key) => (params.get(key)?.trim() ? [[key, params.get(key)!.trim()]] : [])),
  ) as CatalogueQuery;
  const page = Number(params.get('page') ?? '1');
  return { query, page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1 };
}

/** The address of a list with some of its filters changed; a filter set to nothing leaves. The page begins again. */
export function catalogueHref(
  base: string,
  query: CatalogueQuery,
  change: CatalogueQuery & { page?: number } = {},
): string {
  const { page, ...filters } = change;
  const params = new URLSearchParams();
  for (const key of KEYS) {
    const value = key in filters ? filters[key] : query[key];
    if (value) params.set(key, value);
  }
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `${base}?${text}` : base;
}

export const hasFilters = ({ sort: _order, ...filters }: CatalogueQuery): boolean => Object.keys(filters).length > 0;
