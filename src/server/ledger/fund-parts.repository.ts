import { sql } from 'drizzle-orm';
import type { FundPart } from '#src/domain/return-postings.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

/** What each fund still has of an order's money. */
export async function findFundParts(db: Database, orderId: string): Promise<FundPart[]> {
  const rows = await rowsOf<
    Record<'account' | 'amount', string> & Record<'project' | 'category' | 'intention', string | null>
  >(
    db,
    sql`select a.code as account, p.project_id as project, p.category_id as category, p.intention, (-sum(p.amount_minor))::text as amount
      from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.order_id = ${orderId} and a.kind = 'fund'
      group by a.code, p.project_id, p.category_id, p.intention having -sum(p.amount_minor) > 0
      order by a.code, p.project_id, p.category_id`,
  );
  return rows.map(({ account, amount, category, intention, project }) => ({
    account,
    amount: Number(amount),
    projectId: project ?? undefined,
    categoryId: category ?? undefined,
    intention: (intention as FundPart['intention'] | null) ?? undefined,
  }));
}
