import { type CatalogueQuery, hasFilters } from '#src/screens/projects/catalogue-query.ts';

export type Facet = 'country' | 'zakat' | 'type' | 'category' | 'method' | 'gender';
/** How many projects each choice has: countries by code, programs and causes by id, the others by value. */
export type FacetCounts = Record<Facet, Readonly<Record<string, number>>> & {
  /** Open projects by country. */
  open: Readonly<Record<string, number>>;
  /** They are of the projects of one program, whose own page it is. */
  isOfProgram?: boolean | undefined;
};

/** The parameters whose names are not those of their facets. */
const PARAMETERS: Partial<Record<Facet, string>> = { zakat: 'isSuitableForZakat', method: 'donationMethod' };

/** The counts of one filter, where they hold: another filter narrows the list beyond what they tell. */
export function countsFor(
  facets: FacetCounts,
  facet: Facet,
  query: CatalogueQuery,
): Readonly<Record<string, number>> | undefined {
  const own = PARAMETERS[facet] ?? facet;
  const others = Object.entries(query).filter(([key, value]) => key !== own && value !== undefined);
  return hasFilters(Object.fromEntries(others)) ? undefined : facets[facet];
}

/** The choices that lead somewhere, with their counts where they hold; the chosen one stays, so that it can be changed. */
export function offeredChoices<Value extends string>(
  known: Readonly<Record<string, number>>,
  counts: Readonly<Record<string, number>> | undefined,
  choices: readonly { value: Value; label: string }[],
  chosen: string | undefined,
): { value: Value; label: string; count: number | undefined }[] {
  return choices
    .filter(({ value }) => known[value] !== undefined || value === chosen)
    .map((choice) => ({ ...choice, count: counts?.[choice.value] }));
}
