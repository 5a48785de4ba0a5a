import { eq, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { emails, outbox } from '#src/server/platform/db/schema/payments.ts';

/** Deletes the email of a job and to whom it went, together: a job that runs again finds nobody to send it to. */
export const forgetFormer = (db: Database, jobId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ payload: sql`${outbox.payload} - 'former'` })
      .where(eq(outbox.id, jobId));
    await tx.delete(emails).where(eq(emails.dedupeKey, jobId));
  });
