import { eq } from 'drizzle-orm';
import type { ConsentRelation } from '#src/domain/guardian-consent.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

/** The consent recorded for a child; both null where there is none. `consentOn` as `2026-05-27`. */
export const findConsent = async (db: Database, projectId: string) =>
  (
    await db
      .select({ consentBy: projects.consentBy, consentOn: projects.consentOn })
      .from(projects)
      .where(eq(projects.id, projectId))
  )[0];

export async function writeConsent(
  tx: Database,
  projectId: string,
  { at, by, on }: { by: ConsentRelation; on: string; at: Date },
): Promise<void> {
  await tx.update(projects).set({ consentBy: by, consentOn: on, updatedAt: at }).where(eq(projects.id, projectId));
}
