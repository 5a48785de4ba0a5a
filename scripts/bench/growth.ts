import { sql } from 'drizzle-orm';
import { type Database, openPostgres } from '../../src/server/platform/db/client.ts';
import { startPostgres } from '../postgres-cluster.ts';
import { fillPrograms, grow } from './growth-data.ts';
import { growthRows, type Row } from './growth-rows.ts';

const RUNS = 25;
const WARM_UP = 5;

/** Milliseconds, the median of a few runs. */
async function medianOf({ run }: Row): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP; turn += 1) await run();
  for (let turn = 0; turn < RUNS; turn += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

/** Measures the queries of growing tables with 1,000 projects and each larger number: milliseconds, and the ratio of last to first. */
export async function measureGrowth(largest: number): Promise<void> {
  const sizes = [1000, 100_000, 1_000_000].filter((size) => size <= largest);
  if (!sizes.includes(largest)) sizes.push(largest);
  const postgres = await startPostgres();
  try {
    const { close, db } = await openPostgres(await postgres.createDatabase());
    const results: Map<string, number[]> = new Map();
    await fillPrograms(db);
    let filled = 0;
    for (const size of sizes) {
      await grow(db, filled + 1, size);
      filled = size;
      await settle(db);
      for (const row of await growthRows(db))
        results.set(row.name, [...(results.get(row.name) ?? []), await medianOf(row)]);
    }
    await close();
    print(sizes, results);
  } finally {
    await postgres.stop();
  }
}

/** Vacuums and analyzes the tables, as autovacuum does in time. */
async function settle(db: Database): Promise<void> {
  for (const table of [
    'projects',
    'project_ranks',
    'projects_to_types',
    'projects_to_categories',
    'project_totals',
    'project_counts',
    'project_facet_counts',
    'orders',
    'order_items',
    'order_donors',
  ]) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  }
}

function print(sizes: readonly number[], results: ReadonlyMap<string, readonly number[]>): void {
  console.log(
    `| query (ms) | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | ratio |\n|---|${'---:|'.repeat(sizes.length + 1)}`,
  );
  for (const [name, times] of results)
    console.log(
      `| ${name} | ${times.map((time) => time.toFixed(2)).join(' | ')} | ${(times.at(-1)! / times[0]!).toFixed(2)} |`,
    );
}
