import { asc, eq } from 'drizzle-orm';
import type { Posting } from '#src/domain/ledger.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '#src/server/platform/db/schema/ledger.ts';

/** The postings of the entry with a key, in the order in which they were written; none where there is no such entry. */
export async function findEntryPostings(db: Database, externalKey: string): Promise<Posting[]> {
  const rows = await db
    .select({
      account: ledgerAccounts.code,
      amount: ledgerPostings.amountMinor,
      projectId: ledgerPostings.projectId,
      categoryId: ledgerPostings.categoryId,
      intention: ledgerPostings.intention,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerEntries.externalKey, externalKey))
    .orderBy(asc(ledgerPostings.id));
  return rows.map(({ categoryId, intention, projectId, ...posting }) => ({
    ...posting,
    projectId: projectId ?? undefined,
    categoryId: categoryId ?? undefined,
    intention: intention ?? undefined,
  }));
}
