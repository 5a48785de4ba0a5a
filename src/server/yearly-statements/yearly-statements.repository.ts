import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

/** A paid donation of a year as the ledger has it. Amounts in minor units; `zakat` is what of `given` less `returned` is zakat. */
export type YearlyDonation = {
  number: string;
  receiptNumber: string;
  paidAt: Date;
  currency: CurrencyCode;
  given: number;
  returned: number;
  zakat: number;
  /** The first line's title at the time of the order, and the number of its lines. */
  title: LocalText;
  lines: number;
};

/** The donations of an account whose money arrived in a year, in UTC, the first first: what the funds got for each, and what was returned of it since. */
export async function findYearlyDonations(db: Database, userId: string, year: number): Promise<YearlyDonation[]> {
  const rows = await rowsOf<Record<string, string> & { title: LocalText; paid: string | Date; currency: CurrencyCode }>(
    db,
    sql`select o.number::text as number, o.receipt_number::text as receipt, o.paid_at as paid, o.currency,
        (-coalesce(sum(p.amount_minor) filter (where e.kind in ('donation', 'surplus')), 0))::text as given,
        coalesce(sum(p.amount_minor) filter (where e.kind not in ('donation', 'surplus')), 0)::text as returned,
        (-coalesce(sum(p.amount_minor) filter (where p.intention = 'zakat'), 0))::text as zakat,
        (select i.title from order_items i where i.order_id = o.id order by i.position limit 1) as title,
        (select count(*) from order_items i where i.order_id = o.id)::text as lines
      from orders o
      join ledger_entries e on e.order_id = o.id and e.kind not in ('fee', 'disputeFee')
      join ledger_postings p on p.entry_id = e.id and p.currency = o.currency
      join ledger_accounts a on a.id = p.account_id and a.kind = 'fund'
      where o.account_id = ${userId} and o.paid_at >= ${`${year}-01-01T00:00:00Z`}::timestamptz and o.paid_at < ${`${year + 1}-01-01T00:00:00Z`}::timestamptz
      group by o.id order by o.paid_at, o.number`,
  );
  return rows.map(({ currency, given, lines, number, paid, receipt, returned, title, zakat }) => ({
    number: number!,
    receiptNumber: receipt!,
    paidAt: new Date(paid),
    currency,
    given: Number(given),
    returned: Number(returned),
    zakat: Number(zakat),
    title,
    lines: Number(lines),
  }));
}
