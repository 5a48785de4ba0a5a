import { asc, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { officeHolders } from '#src/server/platform/db/schema/office-holders.ts';

export const findOfficeHolders = (db: Database) =>
  db.select().from(officeHolders).orderBy(asc(officeHolders.position), asc(officeHolders.id));

/** How many institutions have applied, and how many are approved now. */
export const countInstitutions = async (db: Database): Promise<{ applied: number; approved: number }> =>
  (
    await db
      .select({
        applied: sql<number>`(count(*) filter (where ${ngos.status} <> 'draft'))::int`,
        approved: sql<number>`(count(*) filter (where ${ngos.status} = 'approved'))::int`,
      })
      .from(ngos)
  )[0]!;
