import { eq, inArray, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import { kindOf, type Posting } from '#src/domain/ledger.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';
import { givingTotals, ledgerAccounts, ledgerEntries, ledgerPostings } from '#src/server/platform/db/schema/ledger.ts';
import { projectDonors, projectTotals } from '#src/server/platform/db/schema/project-counters.ts';

export type Entry = {
  kind: (typeof ledgerEntries.$inferInsert)['kind'];
  /** The id of the event; the database rejects a second entry with it. */
  externalKey: string;
  orderId?: string | undefined;
  paymentId?: string | undefined;
  occurredAt: Date;
  currency: CurrencyCode;
  postings: readonly Posting[];
};

/** Writes an entry, and updates the sums derived from it in the same transaction. */
export async function postEntry(tx: Database, entry: Entry, now: Date): Promise<void> {
  await invalidate(
    tx,
    'totals',
    ...[...new Set(entry.postings.flatMap(({ projectId }) => projectId ?? []))].map((id) => `project:${id}` as const),
  );
  const ids = await accountIds(
    tx,
    entry.postings.map(({ account }) => account),
  );
  const { postings, currency, ...head } = entry;
  const [written] = await tx
    .insert(ledgerEntries)
    .values({ ...head, postedAt: now })
    .returning({ id: ledgerEntries.id });
  await tx
    .insert(ledgerPostings)
    .values(
      postings.map(({ account, amount, projectId, categoryId, intention }) => ({
        entryId: written!.id,
        accountId: ids.get(account)!,
        currency,
        amountMinor: amount,
        projectId,
        categoryId,
        intention,
      })),
    );
  await raise(tx, entry);
}

async function accountIds(tx: Database, codes: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(codes)].toSorted();
  const find = () =>
    tx
      .select({ id: ledgerAccounts.id, code: ledgerAccounts.code })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.code, wanted));
  let found = await find();
  if (found.length < wanted.length) {
    await tx
      .insert(ledgerAccounts)
      .values(wanted.map((code) => ({ code, kind: kindOf(code) })))
      .onConflictDoNothing();
    found = await find();
  }
  return new Map(found.map(({ id, code }) => [code, id]));
}

const SHARDS = 16;

/** Adds to the raised amounts of projects, in the order of their ids, which prevents deadlocks. */
async function raise(tx: Database, { postings, currency, kind }: Entry): Promise<void> {
  const toFunds = postings.filter(({ account }) => kindOf(account) === 'fund');
  const byProject = Map.groupBy(
    toFunds.filter(({ projectId }) => projectId !== undefined),
    ({ projectId }) => projectId!,
  );
  for (const [projectId, group] of [...byProject].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const raised = -group.reduce((sum, { amount }) => sum + amount, 0);
    const isGift = kind === 'donation' ? 1 : 0;
    await tx
      .insert(projectTotals)
      .values({ projectId, raisedMinor: raised, donationsCount: isGift })
      .onConflictDoUpdate({
        target: projectTotals.projectId,
        set: {
          raisedMinor: sql`${projectTotals.raisedMinor} + ${raised}`,
          donationsCount: sql`${projectTotals.donationsCount} + ${isGift}`,
        },
      });
  }
  const raised = -toFunds.reduce((sum, { amount }) => sum + amount, 0);
  if (raised === 0) return;
  const donations = kind === 'donation' ? 1 : 0;
  // Each connection adds to a row of its own: with one row every donation would wait for the one before.
  await tx
    .insert(givingTotals)
    .values({
      currency,
      shard: sql`pg_backend_pid() % ${sql.raw(String(SHARDS))}`,
      raisedMinor: raised,
      donationsCount: donations,
    })
    .onConflictDoUpdate({
      target: [givingTotals.currency, givingTotals.shard],
      set: {
        raisedMinor: sql`${givingTotals.raisedMinor} + ${raised}`,
        donationsCount: sql`${givingTotals.donationsCount} + ${donations}`,
      },
    });
}

/** Counts a donor for each project, once. */
export async function countDonor(tx: Database, projectIds: readonly string[], donorHash: string): Promise<void> {
  for (const projectId of [...new Set(projectIds)].toSorted()) {
    const added = await tx
      .insert(projectDonors)
      .values({ projectId, donorHash })
      .onConflictDoNothing()
      .returning({ projectId: projectDonors.projectId });
    if (added.length > 0)
      await tx
        .update(projectTotals)
        .set({ donorsCount: sql`${projectTotals.donorsCount} + 1` })
        .where(eq(projectTotals.projectId, projectId));
  }
}
