import { sql } from 'drizzle-orm';
import type { LocalText } from '#src/domain/slug.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '#src/server/platform/db/schema/ledger.ts';
import { projectCategories } from '#src/server/platform/db/schema/programs.ts';
import { isPublic, projects } from '#src/server/platform/db/schema/projects.ts';

/** A line of the ledger as everybody may see it: a fund received, or gave back, an amount. No person is in it. */
export type LedgerLine = {
  id: string;
  kind: 'donation' | 'refund';
  /** As ISO 8601. */
  at: string;
  /** In minor units; negative for what was given back. */
  amount: number;
  currency: string;
  /** The code of the fund's account: `fund:zakat`. */
  fund: string;
  project: { slug: string; title: LocalText } | null;
  category: LocalText | null;
};

/** The newest postings to funds, the newest first. Of many lines of one entry so many are read at most. */
export const findNewestLines = (db: Database, limit: number): Promise<LedgerLine[]> =>
  rowsOf<LedgerLine>(
    db,
    sql`
  with newest as (
    select id, kind, occurred_at, posted_at from ${ledgerEntries} where kind in ('donation', 'refund', 'disputeLost')
    order by posted_at desc, id desc limit ${limit})
  select ${ledgerPostings.id} as id, case when newest.kind = 'donation' or ${ledgerPostings.amountMinor} < 0 then 'donation' else 'refund' end as kind,
    to_char(newest.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
    (-${ledgerPostings.amountMinor})::float8 as amount, ${ledgerPostings.currency} as currency, ${ledgerAccounts.code} as fund,
    case when ${projects.id} is not null then json_build_object('slug', ${projects.slug}, 'title', ${projects.title}) end as project,
    ${projectCategories.title} as category
  from newest
    join ${ledgerPostings} on ${ledgerPostings.entryId} = newest.id
    join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerPostings.accountId}
      and ${ledgerAccounts.kind} = 'fund' and ${ledgerAccounts.code} <> 'fund:fee-cover'
    left join ${projects} on ${projects.id} = ${ledgerPostings.projectId} and ${isPublic(projects)}
    left join ${projectCategories} on ${projectCategories.id} = ${ledgerPostings.categoryId}
  order by newest.posted_at desc, ${ledgerPostings.id} limit ${limit}`,
  );
