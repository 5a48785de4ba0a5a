import { eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { emails } from '#src/server/platform/db/schema/payments.ts';
import { withoutPart } from '#src/server/platform/outbox/outbox.repository.ts';

/** Deletes the email of a job and to whom it went, together: a job that runs again finds nobody to send it to. */
export const forgetFormer = (db: Database, jobId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await withoutPart(tx, jobId, 'former');
    await tx.delete(emails).where(eq(emails.dedupeKey, jobId));
  });
