import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CurrencyCode } from '#money/currencies.ts';
import type { Exchange } from '#src/domain/exchange.ts';
import { kindOf, type Posting } from '#src/domain/ledger.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { type CountedPosting, withCounts } from '#src/server/ledger/count-postings.repository.ts';
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
  /** What a payout or delivery was for, and the institution that got or delivered it. */
  memo?: LocalText | undefined;
  ngoId?: string | undefined;
  currency: CurrencyCode;
  postings: readonly Posting[];
  /** By which rates it counts for projects that ask in another currency. */
  exchanges?: ReadonlyMap<string, Exchange> | undefined;
};
type PostedEntry = Omit<Entry, 'postings'> & { postings: readonly CountedPosting[] };

/** Writes an entry, and updates the sums derived from it in the same transaction. */
export const postEntry = (tx: Database, entry: Entry, now: Date): Promise<void> =>
  postEntries(tx, [{ ...entry, postedAt: now }]);

/** Writes entries, and updates the sums derived from them in the same transaction. */
export async function postEntries(tx: Database, asked: readonly (Entry & { postedAt: Date })[]): Promise<void> {
  const entries: (PostedEntry & { postedAt: Date })[] = [];
  const given = new Map<string, Map<string, number>>();
  // Only entries in another currency than their project's read anything.
  // oxlint-disable-next-line no-await-in-loop -- each counts from what the ones before have in `given`
  for (const entry of asked) entries.push({ ...entry, postings: await withCounts(tx, entry, entry.exchanges, given) });
  const all = entries.flatMap(({ postings }) => postings);
  await invalidate(
    tx,
    'totals',
    ...[...new Set(all.flatMap(({ projectId }) => projectId ?? []))].map((id) => `project:${id}` as const),
  );
  const ids = await accountIds(
    tx,
    all.map(({ account }) => account),
  );
  const heads = entries.map(({ postings: _postings, currency: _currency, exchanges: _exchanges, ...head }) => ({
    ...head,
    id: v7(),
  }));
  await tx.insert(ledgerEntries).values(heads);
  await tx
    .insert(ledgerPostings)
    .values(
      entries.flatMap(({ postings, currency }, index) =>
        postings.map(({ account, amount, counted, projectId, categoryId, intention }) => ({
          entryId: heads[index]!.id,
          accountId: ids.get(account)!,
          currency,
          amountMinor: amount,
          countedMinor: counted,
          projectId,
          categoryId,
          intention,
        })),
      ),
    );
  await raiseProjects(tx, entries);
  for (const [currency, group] of Map.groupBy(entries, (entry) => entry.currency))
    await raiseTotals(tx, currency, group);
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

const postingsToFunds = (entries: readonly PostedEntry[]) =>
  entries.flatMap(({ postings, kind }, entry) =>
    postings.filter(({ account }) => kindOf(account) === 'fund').map((posting) => ({ ...posting, kind, entry })),
  );

const donationsIn = (postings: readonly { kind: Entry['kind']; entry: number }[]): number =>
  new Set(postings.filter(({ kind }) => kind === 'donation').map(({ entry }) => entry)).size;

/** Adds to the raised amounts of projects in their own currencies, in the order of their ids, which prevents deadlocks. */
async function raiseProjects(tx: Database, entries: readonly PostedEntry[]): Promise<void> {
  const byProject = Map.groupBy(
    postingsToFunds(entries).filter(({ projectId }) => projectId !== undefined),
    ({ projectId }) => projectId!,
  );
  for (const [projectId, group] of [...byProject].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const raised = -group.reduce((sum, { amount, counted = amount }) => sum + counted, 0);
    const donations = donationsIn(group);
    await tx
      .insert(projectTotals)
      .values({ projectId, raisedMinor: raised, donationsCount: donations })
      .onConflictDoUpdate({
        target: projectTotals.projectId,
        set: {
          raisedMinor: sql`${projectTotals.raisedMinor} + ${raised}`,
          donationsCount: sql`${projectTotals.donationsCount} + ${donations}`,
        },
      });
  }
}

/** Adds to the sums of a currency. */
async function raiseTotals(tx: Database, currency: CurrencyCode, entries: readonly PostedEntry[]): Promise<void> {
  const toFunds = postingsToFunds(entries);
  const raised = -toFunds.reduce((sum, { amount }) => sum + amount, 0);
  if (raised === 0) return;
  const donations = donationsIn(toFunds);
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
export const countDonor = (tx: Database, projectIds: readonly string[], donorHash: string): Promise<void> =>
  countDonors(
    tx,
    projectIds.map((projectId) => ({ projectId, donorHash })),
  );

/** Counts donors of projects, each once, in the order of the projects' ids, which prevents deadlocks. */
export async function countDonors(
  tx: Database,
  donors: readonly { projectId: string; donorHash: string }[],
): Promise<void> {
  for (const [projectId, group] of [...Map.groupBy(donors, (donor) => donor.projectId)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const added = await tx
      .insert(projectDonors)
      .values([...new Set(group.map(({ donorHash }) => donorHash))].map((donorHash) => ({ projectId, donorHash })))
      .onConflictDoNothing()
      .returning({ projectId: projectDonors.projectId });
    if (added.length > 0)
      await tx
        .update(projectTotals)
        .set({ donorsCount: sql`${projectTotals.donorsCount} + ${added.length}` })
        .where(eq(projectTotals.projectId, projectId));
  }
}
