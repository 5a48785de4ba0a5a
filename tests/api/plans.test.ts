/** The query plans of PostgreSQL on large tables, because an unused index shows in no other way. */
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import type { OpenDatabase } from '#src/server/platform/db/client.ts';
import { findFacetsOfType } from '#src/server/projects/program-facets.repository.ts';
import { faultsOf, vacuumWhole } from '#tests/fixtures/plans.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { databaseKind, openTestDatabase } from '#tests/fixtures/test-database.ts';
import { fillPrograms, grow } from '../../scripts/bench/growth-data.ts';
import { growthRows, type Row } from '../../scripts/bench/growth-rows.ts';

const PROJECTS = 20_000;

describe.runIf(databaseKind === 'postgres')('with many projects', () => {
  let opened: OpenDatabase & { url?: string };
  let client: ReturnType<typeof postgres>;
  let rows: Row[];
  beforeAll(async () => {
    opened = await openTestDatabase('empty');
    client = postgres(opened.url!, { max: 1, onnotice: () => {} });
    await fillPrograms(opened.db);
    await grow(opened.db, 1, PROJECTS);
    // Vacuumed here, and by nothing else in tests: otherwise a plan depends on when autovacuum comes.
    await vacuumWhole(client);
    rows = await growthRows(opened.db);
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await opened.close();
  });

  it('no query reads a large table whole or sorts it', async () => {
    const faults: Record<string, string[]> = {};
    for (const { isCount, name, run } of rows) {
      if (isCount) continue;
      const found = (
        await Promise.all((await statementsOf(opened.db, run)).map((statement) => faultsOf(client, statement)))
      ).flat();
      if (found.length > 0) faults[name] = found;
    }
    expect(faults).toEqual({});
  });

  it.each(['en', 'ar', 'tr'])('the common word is found in %s', async (locale) => {
    const found = (await rows.find(({ name }) => name === `search, common word, ${locale}`)!.run()) as unknown[];
    expect(found.length).toBeGreaterThan(0);
  });

  it('the projects of a large program are not counted for its filters', async () => {
    expect(await findFacetsOfType(opened.db, 'type-3')).toBeUndefined();
  });

  it.each([
    ['projects_newest', 'list, newest'],
    ['project_ranks_remaining', 'least remaining'],
    ['project_ranks_funded', 'most funded'],
    ['projects_ending', 'ending soon'],
    ['projects_to_types_newest', 'by program'],
    ['order_items_project_paid', 'latest donations of a busy project'],
    ['projects_search', 'search, rare word'],
  ])('this test bites: without %s there is a fault in "%s"', async (index, name) => {
    const statements = await statementsOf(opened.db, rows.find((row) => row.name === name)!.run);
    const found: string[] = [];
    await client
      .begin(async (tx) => {
        await tx.unsafe(`drop index ${index}`);
        for (const one of statements) found.push(...(await faultsOf(tx, one)));
        throw new Error('put it back');
      })
      .catch(() => {});
    expect(found).not.toEqual([]);
  });

  // Without this index the newest projects are walked until enough of them match: neither a whole table nor a sort.
  it('the projects of an institution are read by an index of their own', async () => {
    const [statement] = (
      await statementsOf(opened.db, rows.find(({ name }) => name === 'of an institution')!.run)
    ).filter((one) => one.sql.includes('"ngo_id"'));
    const plan = await client.unsafe(`explain ${statement!.sql}`, statement!.params as never[]);
    expect(JSON.stringify(plan)).toContain('projects_ngo_newest');
  });

  it('the columns that triggers update agree with their tables', async () => {
    const checks = [
      'project counts that are wrong',
      'ranks that are not what projects have raised',
      'links to programs and campaigns that are wrong',
      'filter counts that are wrong',
      "items whose date differs from their order's",
    ];
    expect((await runLedgerCheck(opened)).map(({ check }) => check).filter((check) => checks.includes(check))).toEqual(
      [],
    );
  });
});
