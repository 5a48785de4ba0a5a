/** The query plans of PostgreSQL on a long public account, because an unused index shows in no other way. */
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLedgerPage } from '#src/server/ledger/ledger-page.ts';
import { readLedger } from '#src/server/ledger/public-ledger.service.ts';
import type { OpenDatabase } from '#src/server/platform/db/client.ts';
import { faultsOf } from '#tests/fixtures/plans.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { databaseKind, openTestDatabase } from '#tests/fixtures/test-database.ts';
import { busyLedger, fillLedger } from '../../scripts/bench/ledger-data.ts';

const LINES = 30_000;

describe.runIf(databaseKind === 'postgres')('with a long public account', () => {
  let opened: OpenDatabase & { url?: string };
  let client: ReturnType<typeof postgres>;
  beforeAll(async () => {
    opened = await openTestDatabase('empty');
    client = postgres(opened.url!, { max: 1, onnotice: () => {} });
    await fillLedger(opened.db, LINES);
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await opened.close();
  });

  const faults = async (run: () => Promise<unknown>): Promise<string[]> =>
    faultsAmong(await statementsOf(opened.db, run));
  /** There is one project, which is found as well by reading all of it. */
  const faultsAmong = async (statements: Awaited<ReturnType<typeof statementsOf>>): Promise<string[]> =>
    (await Promise.all(statements.map((statement) => faultsOf(client, statement))))
      .flat()
      .filter((fault) => fault.includes('ledger'));
  const page = (query: { before?: number; line?: number }) => () =>
    readLedgerPage({ db: opened.db }, busyLedger, query);

  it.each([
    ['the newest lines', () => page({})()],
    ['a line in the middle', () => page({ line: LINES / 2 })()],
    ['the first lines', () => page({ before: 26 })()],
    [
      'a thousand lines',
      () => readLedger({ db: opened.db }, busyLedger, { sort: 'oldest', limit: 1000, offset: 0, cursor: undefined }),
    ],
  ])('%s are read without reading the account whole', async (_, run) => {
    expect(await faults(run)).toEqual([]);
  });

  it('this test bites: without its key the account is read whole', async () => {
    const statements = await statementsOf(opened.db, page({}));
    await client.unsafe('begin; alter table ledger_lines drop constraint ledger_lines_project_id_seq_pk');
    const found = await faultsAmong(statements);
    await client.unsafe('rollback');
    expect(found).toContain('reads all of ledger_lines');
  });
});
