import { isPartnerKind, type PartnerKind } from '#src/domain/ngo.ts';

/** What the address of the register says: plain parameters, so that a list can be linked and read without script. */
export type NgosListQuery = {
  search?: string | undefined;
  country?: string | undefined;
  partnerKind?: PartnerKind | undefined;
};
const KEYS = ['search', 'country', 'partnerKind'] as const;

/** Reads what is known of a query; what is not, and what is empty, is left out. */
export function readNgosQuery(search: string): { query: NgosListQuery; page: number } {
  const params = new URLSearchParams(search);
  const kind = params.get('partnerKind') ?? '';
  const page = Number(params.get('page') ?? '1');
  return {
    query: {
      search: params.get('search')?.trim() || undefined,
      country: params.get('country') || undefined,
      partnerKind: isPartnerKind(kind) ? kind : undefined,
    },
    page: Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1,
  };
}

/** The address of the register with these filters and nothing else. */
export function ngosHref(base: string, query: NgosListQuery, page = 1): string {
  const params = new URLSearchParams(KEYS.flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `${base}?${text}` : base;
}

export const isNarrowed = (query: NgosListQuery): boolean => KEYS.some((key) => query[key] !== undefined);
