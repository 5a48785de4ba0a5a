import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { databaseErrorCode, type OpenDatabase, rowsOf } from '#src/server/platform/db/client.ts';
import { FolderInUseError, lockFolder } from '#src/server/platform/db/lock.ts';
import journal from '#src/server/platform/db/migrations/meta/_journal.json' with { type: 'json' };
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const failure = async (query: ReturnType<typeof sql>): Promise<string | undefined> =>
  opened.db.execute(query).then(() => 'nothing', databaseErrorCode);

describe('the database', () => {
  it.each([
    'ledger_entries',
    'ledger_postings',
    'ledger_accounts',
    'order_transitions',
    'payment_transitions',
    'audit_log',
  ])('lets nobody change or remove %s', async (table) => {
    expect(await failure(sql`delete from ${sql.identifier(table)}`)).toBe('23001');
    expect(await failure(sql`update ${sql.identifier(table)} set id = id`)).toBe('23001');
    expect(await failure(sql`truncate ${sql.identifier(table)} cascade`)).toBe('23001');
  });

  it('rejects an unbalanced entry when the transaction ends', async () => {
    expect(
      await failure(sql`with e as (insert into ledger_entries (id, kind, external_key, occurred_at, posted_at) values (gen_random_uuid(), 'gift', 'unbalanced', now(), now()) returning id)
      insert into ledger_postings (id, entry_id, account_id, currency, amount_minor) select gen_random_uuid(), e.id, a.id, 'USD', 5 from e, (select id from ledger_accounts limit 1) a`),
    ).toBe('23514');
  });

  it('rejects an entry without postings', async () => {
    expect(
      await failure(
        sql`insert into ledger_entries (id, kind, external_key, occurred_at, posted_at) values (gen_random_uuid(), 'gift', 'empty', now(), now())`,
      ),
    ).toBe('23514');
  });

  it.each([
    ['an order whose sum is wrong', sql`update orders set total_minor = total_minor + 1`],
    ['a paid order without a date', sql`update orders set paid_at = null`],
    ['a quantity of none', sql`update order_items set quantity = 0`],
    ["an endowment's part of zakat", sql`update order_items set intention = 'zakat', endowment_minor = amount_minor`],
    ['a percentage over 100', sql`update projects set endowment_percentage = 101`],
    ['units without a price', sql`update projects set donation_method = 'units', unit_price_minor = null`],
    ['a title in no language', sql`update projects set title = '{}'::jsonb`],
  ])('rejects %s', async (_, query) => {
    expect(await failure(query)).toBe('23514');
  });

  it('rejects the outer handle inside a transaction, where it would hang', async () => {
    const { db } = opened;
    await expect(
      db.transaction(async () => {
        await db.execute(sql`select 1`);
      }),
    ).rejects.toThrow("use the transaction's own handle");
    await expect(db.transaction(async () => db.transaction(async () => 1))).rejects.toThrow('inside a transaction');
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});

describe('ledger:check', () => {
  it("finds nothing in the demo charity's books", async () => {
    expect(await runLedgerCheck(opened)).toEqual([]);
  });

  it.each([
    [
      'projects whose raised amount',
      sql`update project_totals set raised_minor = raised_minor + 1 where project_id = (select project_id from project_totals limit 1)`,
    ],
    ['totals that differ', sql`update giving_totals set raised_minor = raised_minor - 1`],
    [
      'number of donors is wrong',
      sql`update project_totals set donors_count = donors_count + 1 where project_id = (select project_id from project_totals limit 1)`,
    ],
    [
      'donations that differ',
      sql`update orders set received_minor = received_minor + 1 where id = (select id from orders limit 1)`,
    ],
    ['project counts', sql`update project_counts set total = total + 1 where status = 'published'`],
    [
      'donations of unpaid orders',
      sql`update orders set status = 'awaitingTransfer', paid_at = null, receipt_number = null where id = (select id from orders limit 1)`,
    ],
  ])('finds %s', async (name, damage) => {
    const seen: string[] = [];
    await opened.db
      .transaction(async (tx) => {
        await tx.execute(damage);
        seen.push(...(await runLedgerCheck({ db: tx })).map(({ check }) => check));
        tx.rollback();
      })
      .catch(() => {});
    expect(seen.some((check) => check.includes(name))).toBe(true);
  });
});

describe('the lock on a data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanad-lock-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** Another process, which locks the folder, prints that, and keeps running. */
  const otherOwner = (): Promise<ReturnType<typeof spawn>> =>
    new Promise((resolve, reject) => {
      const code = `import('${path.resolve('src/server/platform/db/lock.ts')}').then(({ lockFolder }) => { lockFolder(${JSON.stringify(folder)}); console.log('mine'); setInterval(() => {}, 1000); }).catch((error) => { console.log(error.name + ': ' + error.message); process.exit(3); })`;
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      child.stdout.once('data', (data: Buffer) => {
        if (String(data).startsWith('mine')) resolve(child);
        else reject(new Error(String(data)));
      });
    });

  it('rejects a second process with a message, and is released when its owner is killed', async () => {
    const owner = await otherOwner();
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(/is in use by another Sanad process/);
    await expect(otherOwner()).rejects.toThrow(/FolderInUseError: The data folder/);
    const gone = new Promise((resolve) => {
      owner.once('exit', resolve);
    });
    owner.kill('SIGKILL');
    await gone;
    const mine = lockFolder(folder);
    await expect(otherOwner()).rejects.toThrow('FolderInUseError');
    mine.release();
    (await otherOwner()).kill('SIGKILL');
  });
});

describe('the migrations', () => {
  it('have dates in their order, because the migrator skips one that is older than the last', () => {
    const dates = journal.entries.map(({ when }) => when);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(new Set(dates).size).toBe(dates.length);
  });
});
