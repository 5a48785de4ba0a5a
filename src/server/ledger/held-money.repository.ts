import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '#src/domain/currencies.ts';
import type { ServiceContext } from '../context.ts';
import { rowsOf } from '../db/client.ts';

export type HeldMoney = {
  orderNumber: string;
  /** A part that waits for its rest, money paid twice, a payment in another currency than was asked for, or a fee in one. */
  reason: 'partPaid' | 'paidTwice' | 'unclear' | 'feeInOtherCurrency';
  /** Minor units; of an unclear payment, what was asked for. */
  amount: number;
  currency: CurrencyCode;
  since: Date;
};

/** Money that lies with us and is no gift yet, and fees that are not booked: staff complete, return or look into it. The oldest first. */
export async function findHeldMoney({ db }: Pick<ServiceContext, 'db'>): Promise<HeldMoney[]> {
  const rows = await rowsOf<Omit<HeldMoney, 'amount' | 'since'> & { amount: string; since: string | Date }>(db, sql`
    select o.number::text as "orderNumber", case a.code when 'liability:duplicates' then 'paidTwice' else 'partPaid' end as reason,
      (-sum(p.amount_minor))::text as amount, p.currency, min(e.posted_at) as since
    from ledger_accounts a join ledger_postings p on p.account_id = a.id join ledger_entries e on e.id = p.entry_id join orders o on o.id = e.order_id
    where a.kind = 'liability' group by o.number, a.code, p.currency having sum(p.amount_minor) <> 0
    union all
    select o.number::text, 'unclear', y.amount_minor::text, y.currency, l.at
    from audit_log l join payments y on y.id::text = l.subject_id join orders o on o.id = y.order_id
    where l.subject = 'payment' and l.action = 'sumDiffers' and y.status = 'processing'
    union all
    select o.number::text, 'feeInOtherCurrency', l.after->>'amount', l.after->>'currency', l.at
    from audit_log l join payments y on y.id::text = l.subject_id join orders o on o.id = y.order_id
    where l.subject = 'payment' and l.action = 'feeInOtherCurrency' and y.fee_minor is null
    order by since`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), since: new Date(row.since) }));
}
