import { type CatalogueQuery, hasFilters } from '#src/screens/projects/catalogue-query.ts';

export type Facet = 'country' | 'zakat' | 'type' | 'category' | 'method' | 'gender';
/** How many projects each choice has: countries by code, programs and causes by id, the others by value. */
export type FacetCounts = Record<Facet, Readonly<Record<string, number>>> & {
  /** Open projects by country. */
  open: Readonly<Record<string, number>>;
  /** Open projects to which zakat may be given. */
  openForZakat?: number | undefined;
  /** They are of the projects of one program, whose own page it is. */
  isOfProgram?: boolean | undefined;
};

type Counted = { facet: Facet; value: string; total: number; open: number };

/** Counts of choices as filters show them. `isOfProgram`: they are of one program's projects. */
export function facetsOf(counted: readonly Counted[], isOfProgram: boolean): FacetCounts {
  const of = (facet: Facet, count: 'total' | 'open' = 'total'): Record<string, number> =>
    Object.fromEntries(
      counted.flatMap((row) =>
        row.facet === facet && (count === 'total' || row.open > 0) ? [[row.value, row[count]]] : [],
      ),
    );
  return {
    country: of('country'),
    zakat: of('zakat'),
    type: of('type'),
    category: of('category'),
    method: of('method'),
    gender: of('gender'),
    open: of('country', 'open'),
    openForZakat: of('zakat', 'open')['true'] ?? 0,
    isOfProgram,
  };
}

/** What a program's page says of its projects: of those that are open alone. */
export const programFacts = ({
  isOfProgram,
  open,
  openForZakat = 0,
}: FacetCounts): { open: number; countries: number; zakat: number } | undefined =>
  isOfProgram
    ? {
        open: Object.values(open).reduce((sum, count) => sum + count, 0),
        countries: Object.keys(open).length,
        zakat: openForZakat,
      }
    : undefined;

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
