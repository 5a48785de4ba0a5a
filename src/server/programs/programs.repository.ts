import { asc, eq } from 'drizzle-orm';
import { isUuid } from '#src/domain/uuid.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { projectCategories, projectTypes } from '#src/server/platform/db/schema/programs.ts';

export const findProjectTypes = (db: Database) => db.select().from(projectTypes).orderBy(asc(projectTypes.position));
/** A program by its id or slug, which never changes. */
export const findProjectType = async (db: Database, name: string) =>
  (
    await db
      .select()
      .from(projectTypes)
      .where(eq(isUuid(name) ? projectTypes.id : projectTypes.slug, name))
  )[0];
export const findProjectCategories = (db: Database) =>
  db.select().from(projectCategories).orderBy(asc(projectCategories.position));
