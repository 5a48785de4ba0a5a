import { eq, sql } from 'drizzle-orm';
import { reservedIn } from '#src/server/ledger/reserved.repository.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { orderItems } from '#src/server/platform/db/schema/orders.ts';

/** Money of an order that is no donation: received for an unpaid order, in addition to a paid one, or after a refund. */
export async function findHeldParts(
  db: Database,
  orderId: string,
): Promise<{ account: string; paymentId: string; amount: number }[]> {
  const rows = await rowsOf<{ account: string; paymentId: string; amount: string }>(
    db,
    sql`select a.code as account, e.payment_id as "paymentId", (-sum(p.amount_minor))::text as amount
      from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.order_id = ${orderId} and a.kind = 'liability' and (a.code <> 'liability:unallocated' or (select paid_at is null from orders where id = ${orderId}))
      group by a.code, e.payment_id having -sum(p.amount_minor) > 0 order by a.code, e.payment_id`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Minor units that came by each payment of an order and were not returned, the most first. */
export async function findPaymentsLeft(
  db: Database,
  orderId: string,
): Promise<{ paymentId: string; status: string; method: string; left: number }[]> {
  const rows = await rowsOf<{ paymentId: string; status: string; method: string; left: string }>(
    db,
    sql`select y.id as "paymentId", y.status, y.method, sum(p.amount_minor)::text as left
      from payments y join ledger_entries e on e.payment_id = y.id join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where y.order_id = ${orderId} and a.kind = 'asset' and e.kind not in ('fee', 'disputeFee')
      group by y.id having sum(p.amount_minor) > 0 order by sum(p.amount_minor) desc, y.id`,
  );
  return rows.map((row) => ({ ...row, left: Number(row.left) }));
}

/** One approval after the other: each sees what the ones before it have reserved. Until the end of the transaction. */
export const lockApprovals = async (tx: Database): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('refund approvals'))`);
};

/** Minor units in each of these funds, of all orders, without what a project has passed on or spent, and what is reserved for refunds. */
export async function findFundBalances(
  db: Database,
  accounts: readonly string[],
  currency: string,
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ account: string; balance: string }>(
    db,
    sql`select a.code as account, (-sum(p.amount_minor) + coalesce((
        select sum(s.amount_minor) from ledger_sums s where s.currency = ${currency} and s.account = 'project' and s.kind in ('payout', 'delivery')
          and a.code = 'fund:project:' || s.project_id || ':' || s.intention and s.project_id::text = split_part(a.code, ':', 3)), 0)
        - ${reservedIn(sql`a.code`, sql`${currency}`)})::text as balance
      from ledger_accounts a join ledger_postings p on p.account_id = a.id
      where a.code in (select jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb)) and p.currency = ${currency} group by a.id, a.code`,
  );
  return new Map(rows.map(({ account, balance }) => [account, Number(balance)]));
}

/** Adds to what was returned of a line. */
export async function addLineRefund(tx: Database, id: string, amount: number): Promise<void> {
  await tx
    .update(orderItems)
    .set({ refundedMinor: sql`${orderItems.refundedMinor} + ${amount}` })
    .where(eq(orderItems.id, id));
}
