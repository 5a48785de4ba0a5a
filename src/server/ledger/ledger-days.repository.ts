import { sql } from 'drizzle-orm';
import type { ProjectHead, SignedDay } from '#src/domain/ledger-day.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { ledgerDayHeads, ledgerDays } from '#src/server/platform/db/schema/public-ledger.ts';

const COLUMNS = sql`day::text as day, previous, projects, root, hash, signature, public_key as "publicKey"`;

/** The signed statements before a day, the newest first. */
export const findDays = (db: Database, limit: number, before?: string): Promise<SignedDay[]> =>
  rowsOf<SignedDay>(
    db,
    sql`select ${COLUMNS} from ledger_days ${before === undefined ? sql`` : sql`where day < ${before}`} order by day desc limit ${limit}`,
  );

export const findDay = async (db: Database, day: string): Promise<SignedDay | undefined> =>
  (await rowsOf<SignedDay>(db, sql`select ${COLUMNS} from ledger_days where day = ${day}`))[0];

export const findDayHeads = (db: Database, day: string): Promise<ProjectHead[]> =>
  rowsOf<ProjectHead>(
    db,
    sql`select project_id as project, seq::float8 as seq, hash from ledger_day_heads where day = ${day} order by project_id`,
  );

/** The heads of projects that have lines since the last statement. */
export const findNewHeads = (db: Database): Promise<ProjectHead[]> =>
  rowsOf<ProjectHead>(
    db,
    sql`select h.project_id as project, h.seq::float8 as seq, h.hash from ledger_heads h
      where h.seq > 0 and not exists (select 1 from ledger_day_heads d where d.project_id = h.project_id and d.seq = h.seq)
      order by h.project_id`,
  );

const ROWS_AT_ONCE = 1000;

export async function insertDay(
  tx: Database,
  day: SignedDay,
  heads: readonly ProjectHead[],
  publishedAt: Date,
): Promise<void> {
  await tx.insert(ledgerDays).values({ ...day, publishedAt });
  for (let from = 0; from < heads.length; from += ROWS_AT_ONCE)
    await tx
      .insert(ledgerDayHeads)
      .values(
        heads
          .slice(from, from + ROWS_AT_ONCE)
          .map(({ hash, project, seq }) => ({ day: day.day, projectId: project, seq, hash })),
      );
}

/** One process at a time writes a statement. */
export async function lockDays(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sanad:ledger-day'))`);
}
