import { type CatalogueQuery, hasFilters } from '#src/screens/projects/catalogue-query.ts';

export type Facet = 'country' | 'zakat' | 'type' | 'category';
/** How many projects each choice has: countries by code, programs and causes by id. */
export type FacetCounts = Record<Facet, Readonly<Record<string, number>>> & {
  /** Open projects by country. */
  open: Readonly<Record<string, number>>;
  /** They are of the projects of one program, whose own page it is. */
  isOfProgram?: boolean | undefined;
};

/** The counts of one filter, where they hold: another filter narrows the list beyond what they tell. */
export function countsFor(
  facets: FacetCounts,
  facet: Facet,
  query: CatalogueQuery,
): Readonly<Record<string, number>> | undefined {
  const own = facet === 'zakat' ? 'isSuitableForZakat' : facet;
  const others = Object.entries(query).filter(([key, value]) => key !== own && value !== undefined);
  return hasFilters(Object.fromEntries(others)) ? undefined : facets[facet];
}
