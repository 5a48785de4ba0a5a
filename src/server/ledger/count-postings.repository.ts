import { sql } from 'drizzle-orm';
import { countPostings, type Exchange } from '#src/domain/exchange.ts';
import { kindOf, type Posting } from '#src/domain/ledger.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

/** A posting with what it counts as in its project's currency, where it is in another. Both signed, in minor units. */
export type CountedPosting = Posting & { counted?: number | undefined };

/**
 * The postings of an entry with what they count as for their projects. The order is locked, so what it has in their funds before
 * is the same until the entry is written. `exchanges`: by project. `given`: what orders have in the funds of projects, kept from one entry
 * that is written together with others to the next.
 */
export async function withCounts(
  tx: Database,
  { orderId, postings }: { orderId?: string | undefined; postings: readonly Posting[] },
  exchanges: ReadonlyMap<string, Exchange> | undefined,
  given: Map<string, Map<string, number>>,
): Promise<readonly CountedPosting[]> {
  if (!exchanges || exchanges.size === 0) return postings;
  if (orderId === undefined) throw new RangeError('a rate is that of an order');
  const before = given.get(orderId) ?? (await givenBefore(tx, orderId));
  given.set(orderId, before);
  const counts = new Map<Posting, number>();
  for (const [projectId, exchange] of exchanges) {
    const own = postings.filter((one) => one.projectId === projectId && kindOf(one.account) === 'fund');
    const former = before.get(projectId) ?? 0;
    const counted = countPostings(own, former, exchange);
    before.set(
      projectId,
      own.reduce((sum, { amount }) => sum - amount, former),
    );
    for (const [index, posting] of own.entries()) counts.set(posting, counted[index]!);
  }
  return postings.map((posting) => ({ ...posting, counted: counts.get(posting) }));
}

/** Minor units of an order in the funds of each project. */
async function givenBefore(tx: Database, orderId: string): Promise<Map<string, number>> {
  const rows = await rowsOf<{ project: string; given: string }>(
    tx,
    sql`select p.project_id as project, (-sum(p.amount_minor))::text as given
      from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.order_id = ${orderId} and a.kind = 'fund' and p.project_id is not null group by p.project_id`,
  );
  return new Map(rows.map(({ given, project }) => [project, Number(given)]));
}
