import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { databaseKind, openTestDatabase } from '#tests/fixtures/test-database.ts';

// The embedded database is in the process itself, so its connection cannot be lost.
test.runIf(databaseKind === 'postgres')(
  'a listener whose connection is lost is notified of that, and of later changes',
  async () => {
    const { close, db, listen } = await openTestDatabase('empty');
    const told = vi.fn<(what: string) => void>();
    const missed = vi.fn<() => void>();
    await listen('changes', told, missed);
    expect(missed).not.toHaveBeenCalled();

    const cut = await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`);
    expect(cut).toHaveLength(1);
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), 30_000);

    await db.execute(sql`select pg_notify('changes', 'after')`);
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['after']]));
    await close();
  },
);
