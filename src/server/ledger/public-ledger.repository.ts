import { type SQL, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { PublicLedger } from '#src/contracts/ledger.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { isPublic, projects, projectSlugs } from '#src/server/platform/db/schema/projects.ts';

export type LedgerProject = {
  id: string;
  slug: string;
  title: LocalText;
  ngo: { name: LocalText; slug: string | null } | null;
};

/** A public project by slug, former slug or id. */
export async function findLedgerProject(db: Database, name: string): Promise<LedgerProject | undefined> {
  const find = (named: SQL) =>
    rowsOf<LedgerProject>(
      db,
      sql`select ${projects.id} as id, ${projects.slug} as slug, ${projects.title} as title,
        case when n.id is not null then jsonb_build_object('name', n.name, 'slug', case when n.status = 'approved' then n.slug end) end as ngo
        from ${projects} left join ngos n on n.id = ${projects.ngoId} where ${isPublic(projects)} and ${named}`,
    ).then(([row]) => row);
  if (isUuid(name)) return find(sql`${projects.id} = ${name}`);
  return (
    (await find(sql`${projects.slug} = ${name}`)) ??
    find(
      sql`${projects.id} = (select ${projectSlugs.projectId} from ${projectSlugs} where ${projectSlugs.slug} = ${name})`,
    )
  );
}

/** The lines of a project from one number to another, both included. Numbers have no gaps, so that a page is a range of them. */
export const findLines = (
  db: Database,
  projectId: string,
  { from, to, isNewestFirst }: { from: number; to: number; isNewestFirst: boolean },
): Promise<PublicLedger['data']> =>
  rowsOf<PublicLedger['data'][number]>(
    db,
    sql`select l.seq::float8 as seq, l.day::text as day, l.kind, l.account, l.intention, l.currency,
      l.amount_minor::float8 as amount, l.balance_minor::float8 as balance, l.commitment,
      case when l.kind in ('payout', 'delivery') then (
        select jsonb_strip_nulls(e.memo || jsonb_build_object('institution', e.ngo_id))
        from ledger_postings p join ledger_entries e on e.id = p.entry_id where p.id = l.posting_id) end as words, l.hash
    from ledger_lines l
    where l.project_id = ${projectId} and l.seq between ${from} and ${to}
    order by l.seq ${isNewestFirst ? sql`desc` : sql`asc`}`,
  );

export async function findHead(db: Database, projectId: string): Promise<PublicLedger['head']> {
  const [head] = await rowsOf<{ seq: number; hash: string }>(
    db,
    sql`select seq::float8 as seq, hash from ledger_heads where project_id = ${projectId} and seq > 0`,
  );
  return head ?? null;
}

/** The head of a project in the newest signed statement that speaks of it. */
export async function findPublishedHead(db: Database, projectId: string): Promise<PublicLedger['published']> {
  const [head] = await rowsOf<{ day: string; seq: number; hash: string }>(
    db,
    sql`select day::text as day, seq::float8 as seq, hash from ledger_day_heads where project_id = ${projectId} order by seq desc limit 1`,
  );
  return head ?? null;
}

export const findSums = (db: Database, projectId: string): Promise<PublicLedger['sums']> =>
  rowsOf<PublicLedger['sums'][number]>(
    db,
    sql`select currency, account, kind, intention, amount_minor::float8 as amount, lines::float8 as lines
      from ledger_sums where project_id = ${projectId} order by currency, account, kind, intention`,
  );

/** What a project's money was spent on, the largest first, and what the rest comes to. */
export async function findSpending(
  db: Database,
  projectId: string,
  { currency, most }: { currency: string; most: number },
): Promise<{ spending: { words: LocalText; amount: number }[]; more: { count: number; amount: number } }> {
  const rows = await rowsOf<{ words: LocalText; amount: number }>(
    db,
    sql`select words, (-sum(amount_minor))::float8 as amount from (
        select l.amount_minor, (select e.memo from ledger_postings p join ledger_entries e on e.id = p.entry_id where p.id = l.posting_id) as words
        from ledger_lines l where l.project_id = ${projectId} and l.kind = 'delivery' and l.currency = ${currency}) deliveries
      group by words order by sum(amount_minor), words::text`,
  );
  const rest = rows.slice(most);
  return {
    spending: rows.slice(0, most),
    more: { count: rest.length, amount: rest.reduce((sum, { amount }) => sum + amount, 0) },
  };
}

/** Donors of a project, each once, and the currency in which it asks. */
export async function findLedgerFacts(
  db: Database,
  projectId: string,
): Promise<{ donors: number; currency: CurrencyCode }> {
  const [facts] = await rowsOf<{ donors: number; currency: CurrencyCode }>(
    db,
    sql`select p.currency, coalesce(t.donors_count, 0)::float8 as donors
      from projects p left join project_totals t on t.project_id = p.id where p.id = ${projectId}`,
  );
  return facts!;
}
