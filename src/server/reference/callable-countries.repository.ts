import { and, eq, inArray, isNotNull } from 'drizzle-orm';
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

/** The calling code of a country, such as `+966`; undefined for an unknown one. */
export const findCallingCode = async (db: Database, country: string): Promise<string | undefined> =>
  (await db.select({ code: countries.callingCode }).from(countries).where(eq(countries.code, country)))[0]?.code ??
  undefined;
