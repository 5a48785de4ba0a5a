import { and, eq } from 'drizzle-orm';
import { isUuid } from '#src/domain/uuid.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';

/** The name of an approved institution, by its id or slug. */
export const findNgoName = async (db: Database, named: string) =>
  (
    await db
      .select({ name: ngos.name })
      .from(ngos)
      .where(and(isUuid(named) ? eq(ngos.id, named) : eq(ngos.slug, named), eq(ngos.status, 'approved')))
  )[0]?.name;
