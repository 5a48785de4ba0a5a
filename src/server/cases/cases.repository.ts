import { eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

/** The id of the project with a bill number, in whichever status. */
export const findCaseId = async (db: Database, billNumber: string): Promise<string | undefined> =>
  (await db.select({ id: projects.id }).from(projects).where(eq(projects.billNumber, billNumber)))[0]?.id;
