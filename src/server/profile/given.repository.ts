import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { ItemType } from '#src/domain/cart.ts';
import type { Given, Thresholds } from '#src/domain/membership.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

type Scope = { userId: string; currency: CurrencyCode };

/**
 * What an account gave since it exists, as the ledger has it: less what was returned, without stock purification and fees, in
 * minor units; and when this first reached each threshold. Reads stored totals, so it is as quick for ten thousand donations.
 */
export async function findGiven(db: Database, { currency, userId }: Scope, thresholds: Thresholds): Promise<Given> {
  const rows = await rowsOf<{ total: string | null; at: Date | string | null }>(
    db,
    sql`select (select given_minor from donor_totals where account_id = ${userId} and currency = ${currency}) as total,
        (select e.at from donor_entries e where e.account_id = ${userId} and e.currency = ${currency} and e.highest_minor >= t.least
          order by e.highest_minor, e.seq limit 1) as at
      from jsonb_array_elements_text(${JSON.stringify(thresholds)}::jsonb) with ordinality as l (text, place),
        lateral (select l.text::bigint as least) t
      order by l.place`,
  );
  return { total: Number(rows[0]?.total ?? 0), reachedAt: rows.map(({ at }) => (at === null ? null : new Date(at))) };
}

const sums = ({ currency, userId }: Scope, facet: 'month' | 'kind' | 'project') =>
  sql`from donor_sums s where s.account_id = ${userId} and s.currency = ${currency} and s.facet = ${facet}`;

/** By month of payment, in UTC, the last first; `donations` counts orders. */
export const findMonths = async (db: Database, scope: Scope) =>
  (
    await rowsOf<{ month: string; amount: string; donations: number }>(
      db,
      sql`select s.value as month, s.amount_minor as amount, s.donations ${sums(scope, 'month')} order by s.value desc limit 120`,
    )
  ).map(({ amount, donations, month }) => ({ month, amount: Number(amount), donations }));

export const findKinds = async (db: Database, scope: Scope) =>
  (
    await rowsOf<{ kind: ItemType; amount: string }>(
      db,
      sql`select s.value as kind, s.amount_minor as amount ${sums(scope, 'kind')} order by s.amount_minor desc, kind`,
    )
  ).map(({ amount, kind }) => ({ kind, amount: Number(amount) }));

/** By the first program of a line's project. */
export const findPrograms = async (db: Database, scope: Scope) =>
  (
    await rowsOf<{ slug: string; title: LocalText; amount: string }>(
      db,
      sql`select t.slug, t.title, g.amount from (
          select (select l.type_id from projects_to_types l join project_types y on y.id = l.type_id where l.project_id = s.value::uuid order by y.position limit 1) as type_id, sum(s.amount_minor) as amount
          ${sums(scope, 'project')} group by 1
        ) g join project_types t on t.id = g.type_id order by g.amount desc, t.slug`,
    )
  ).map(({ amount, slug, title }) => ({ slug, title, amount: Number(amount) }));
