import { asc, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { cities, countries } from '#src/server/platform/db/schema/reference.ts';

export const findCountries = (db: Database) => db.select().from(countries).orderBy(asc(countries.code));
export const findCountry = async (db: Database, code: string) =>
  (await db.select().from(countries).where(eq(countries.code, code)))[0];
export const findCities = (db: Database, country: string) =>
  db.select().from(cities).where(eq(cities.country, country)).orderBy(asc(cities.position));
