import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { ItemType } from '#src/domain/cart.ts';
import { accounts } from '#src/domain/ledger.ts';
import type { Given } from '#src/domain/membership.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

type Scope = { userId: string; currency: CurrencyCode };

/** What an account gave since a moment, as the ledger has it: less what was returned, without stock purification and fees. In the order in which it was posted; of one moment, what was given comes first. */
export async function findGiven(db: Database, { currency, userId }: Scope, since: Date): Promise<Given[]> {
  const rows = await rowsOf<{ at: Date | string; amount: string }>(
    db,
    sql`select e.occurred_at as at, -sum(p.amount_minor) as amount
      from orders o
      join ledger_entries e on e.order_id = o.id and e.kind not in ('fee', 'disputeFee')
      join ledger_postings p on p.entry_id = e.id and p.currency = ${currency}
      join ledger_accounts a on a.id = p.account_id and a.kind = 'fund' and a.code not in (${accounts.purification}, ${accounts.feeCover})
      where o.account_id = ${userId} and e.occurred_at >= ${since.toISOString()}::timestamptz
      group by e.id, e.occurred_at, e.posted_at having sum(p.amount_minor) <> 0
      order by e.posted_at, sum(p.amount_minor), e.id`,
  );
  return rows.map(({ amount, at }) => ({ at: new Date(at), amount: Number(amount) }));
}

const paidLines = ({ currency, userId }: Scope) => sql`from orders o join order_items i on i.order_id = o.id
  where o.account_id = ${userId} and o.currency = ${currency} and o.paid_at is not null`;
const net = sql`sum(i.amount_minor - i.refunded_minor)`;

/** By month of payment, in UTC, the last first; `donations` counts orders. */
export const findMonths = async (db: Database, scope: Scope) =>
  (
    await rowsOf<{ month: string; amount: string; donations: string }>(
      db,
      sql`select to_char(o.paid_at at time zone 'UTC', 'YYYY-MM') as month, ${net} as amount, count(distinct o.id) as donations ${paidLines(scope)} group by month order by month desc limit 120`,
    )
  ).map(({ amount, donations, month }) => ({ month, amount: Number(amount), donations: Number(donations) }));

export const findKinds = async (db: Database, scope: Scope) =>
  (
    await rowsOf<{ kind: ItemType; amount: string }>(
      db,
      sql`select i.type as kind, ${net} as amount ${paidLines(scope)} group by i.type order by amount desc, kind`,
    )
  ).map(({ amount, kind }) => ({ kind, amount: Number(amount) }));

/** By the first program of a line's project. */
export const findPrograms = async (db: Database, scope: Scope) =>
  (
    await rowsOf<{ slug: string; title: LocalText; amount: string }>(
      db,
      sql`select t.slug, t.title, g.amount from (
          select (select l.type_id from projects_to_types l join project_types y on y.id = l.type_id where l.project_id = i.project_id order by y.position limit 1) as type_id, ${net} as amount
          ${paidLines(scope)} and i.project_id is not null group by 1
        ) g join project_types t on t.id = g.type_id order by g.amount desc, t.slug`,
    )
  ).map(({ amount, slug, title }) => ({ slug, title, amount: Number(amount) }));
