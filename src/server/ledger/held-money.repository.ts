import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

/** Money that staff must resolve. */
export type HeldMoney = {
  orderNumber: string;
  /** Part of an order, money paid twice, money that came after a refund, a payment in another currency than the order's, the same on its way back, or a fee in another currency. */
  reason: 'partPaid' | 'paidTwice' | 'afterRefund' | 'unclear' | 'returning' | 'feeInOtherCurrency';
  /** Minor units; for `unclear` and `returning` the requested amount. */
  amount: number;
  currency: CurrencyCode;
  since: Date;
};

/** Money came for them in another currency than their order's; the log says since when. */
const unclear = sql`audit_log l join payments y on y.id::text = l.subject_id and l.subject = 'payment' and l.action = 'sumDiffers' and y.status = 'processing'`;

/** The ids of an order's payments that are held as `unclear` or `returning`, the oldest first. */
export const findUnclearPayments = async (db: Database, orderId: string): Promise<string[]> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select y.id from ${unclear} where y.order_id = ${orderId} group by y.id order by y.created_at, y.id`,
    )
  ).map(({ id }) => id);

/** Received money that is no donation yet, and fees that are not booked, which staff resolve. The oldest first. */
export async function findHeldMoney({ db }: Pick<ServiceContext, 'db'>): Promise<HeldMoney[]> {
  const rows = await rowsOf<Omit<HeldMoney, 'amount' | 'since'> & { amount: string; since: string | Date }>(
    db,
    sql`
    select o.number::text as "orderNumber", case a.code when 'liability:duplicates' then 'paidTwice' when 'liability:after-refund' then 'afterRefund' else 'partPaid' end as reason,
      (-sum(p.amount_minor))::text as amount, p.currency, min(e.posted_at) as since
    from ledger_accounts a join ledger_postings p on p.account_id = a.id join ledger_entries e on e.id = p.entry_id join orders o on o.id = e.order_id
    where a.kind = 'liability' group by o.number, a.code, p.currency having sum(p.amount_minor) <> 0
    union all
    select o.number::text,
      case (select r.action from audit_log r where r.subject = 'payment' and r.subject_id = l.subject_id
        and r.action in ('foreignMoneyReturning', 'foreignMoneyNotReturned') order by r.at desc, r.id desc limit 1) when 'foreignMoneyReturning' then 'returning' else 'unclear' end, y.amount_minor::text, y.currency, l.at
    from ${unclear} join orders o on o.id = y.order_id
    union all
    select o.number::text, 'feeInOtherCurrency', l.after->>'amount', l.after->>'currency', l.at
    from audit_log l join payments y on y.id::text = l.subject_id join orders o on o.id = y.order_id
    where l.subject = 'payment' and l.action = 'feeInOtherCurrency' and y.fee_minor is null
    order by since`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount), since: new Date(row.since) }));
}
