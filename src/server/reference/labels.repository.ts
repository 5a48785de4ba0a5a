import { asc } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { beneficiaryTypes, tags } from '#src/server/platform/db/schema/programs.ts';
import { units } from '#src/server/platform/db/schema/projects.ts';

export const findUnits = (db: Database) => db.select().from(units).orderBy(asc(units.position));
export const findTags = (db: Database) => db.select().from(tags).orderBy(asc(tags.position));
export const findBeneficiaryTypes = (db: Database) =>
  db.select().from(beneficiaryTypes).orderBy(asc(beneficiaryTypes.position));
