import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { countries } from '#src/server/platform/db/schema/reference.ts';

/** Those of the countries (codes of ISO 3166-1) that have a calling code. */
export async function findCallableCountries(db: Database, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const found = await db
    .select({ code: countries.code })
    .from(countries)
    .where(and(inArray(countries.code, codes), isNotNull(countries.callingCode)));
  return new Set(found.map(({ code }) => code));
}
