/** A public account with many lines on PostgreSQL: how it is written, read and checked. */
import { verifyChain } from '../../src/domain/verify-ledger.ts';
import { runLedgerCheck } from '../../src/server/ledger/ledger-check.repository.ts';
import { readLedgerPage } from '../../src/server/ledger/ledger-page.ts';
import { readLedger } from '../../src/server/ledger/public-ledger.service.ts';
import { openPostgres } from '../../src/server/platform/db/client.ts';
import { startPostgres } from '../postgres-cluster.ts';
import { busyLedger, fillLedger } from './ledger-data.ts';

async function timed<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await run();
  console.log(`${what}: ${Math.round((performance.now() - startedAt) * 10) / 10} ms`);
  return result;
}

/** Each reading once to warm up, then the middle one of nine. */
async function median(what: string, run: () => Promise<unknown>): Promise<void> {
  await run();
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const startedAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one reading after the other
    await run();
    times.push(performance.now() - startedAt);
  }
  console.log(`${what}: ${times.toSorted((a, b) => a - b)[4]!.toFixed(1)} ms`);
}

/** Prints how long an account of that many lines takes. */
export async function measureLedger(lines: number): Promise<void> {
  const postgres = await startPostgres();
  try {
    const { close, db } = await openPostgres(await postgres.createDatabase());
    const oldest = (cursor?: string) =>
      readLedger({ db }, busyLedger, { sort: 'oldest', limit: 1000, offset: 0, cursor });
    await timed(`${lines} lines written`, () => fillLedger(db, lines));
    await median('the page, newest lines', () => readLedgerPage({ db }, busyLedger, {}));
    const middle = Math.floor(lines / 2);
    await median('the page, a line in the middle', () => readLedgerPage({ db }, busyLedger, { line: middle }));
    await median('the page, the first lines', () => readLedgerPage({ db }, busyLedger, { before: 26 }));
    await median('API, 9 lines', () =>
      readLedger({ db }, busyLedger, { sort: 'newest', limit: 9, offset: 0, cursor: undefined }),
    );
    await median('API, 1,000 lines', () => oldest());
    await timed('all lines read and hashed again', async () => {
      const result = await verifyChain(
        async (path) => ({
          result: await oldest(new URL(path, 'http://site').searchParams.get('cursor') ?? undefined),
        }),
        busyLedger,
      );
      console.log(`  the chain ${result.outcome}, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`);
    });
    await timed('ledger:check', () => runLedgerCheck({ db }));
    await close();
  } finally {
    await postgres.stop();
  }
}
