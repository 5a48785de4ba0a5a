import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { auditLog } from '#src/server/platform/db/schema/people.ts';

/** Whether the audit log has an entry of this action on a record. `after`: and with these values. */
export const isAudited = async (
  tx: Database,
  {
    action,
    after,
    subject,
    subjectId,
  }: Pick<typeof auditLog.$inferInsert, 'action' | 'subject' | 'subjectId' | 'after'>,
): Promise<boolean> =>
  (
    await tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, subject),
          eq(auditLog.subjectId, subjectId),
          eq(auditLog.action, action),
          after === undefined ? undefined : sql`${auditLog.after} @> ${JSON.stringify(after)}::jsonb`,
        ),
      )
      .limit(1)
  ).length > 0;

/** Appends to the audit log: actor, action, record, and its state before and after. */
export async function audit(tx: Database, ...entries: Omit<typeof auditLog.$inferInsert, 'id'>[]): Promise<void> {
  await tx.insert(auditLog).values(entries);
}
