import { sql } from 'drizzle-orm';
import type { LocalText } from '#src/domain/slug.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { isPublic, projects } from '#src/server/platform/db/schema/projects.ts';

/** A line of a public account that an order's money is in, and what opens it. */
export type ReceiptLine = { project: string; slug: string; title: LocalText; seq: number; hash: string; salt: string };

/** The lines of an order in accounts that everybody may read; none where the donor was erased. */
export const findReceiptLines = (db: Database, orderId: string): Promise<ReceiptLine[]> =>
  rowsOf<ReceiptLine>(
    db,
    sql`select l.project_id as project, ${projects.slug} as slug, ${projects.title} as title, l.seq::float8 as seq, l.hash, s.salt
      from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_lines l on l.posting_id = p.id
        join ledger_salts s on s.order_id = e.order_id
        join ${projects} on ${projects.id} = l.project_id and ${isPublic(projects)}
      where e.order_id = ${orderId} and l.kind in ('donation', 'endowmentShare')
      order by e.posted_at, l.project_id, l.seq`,
  );
