import { asc, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { projectCategories, projectTypes } from '#src/server/platform/db/schema/programs.ts';

export const findProjectTypes = (db: Database) => db.select().from(projectTypes).orderBy(asc(projectTypes.position));
export const findProjectType = async (db: Database, slug: string) =>
  (await db.select().from(projectTypes).where(eq(projectTypes.slug, slug)))[0];
export const findProjectCategories = (db: Database) =>
  db.select().from(projectCategories).orderBy(asc(projectCategories.position));
