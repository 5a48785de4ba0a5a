/**
 * Measures this commit and an earlier one, in one run on one machine, and prints one table. No figure makes it fail.
 *
 *   npm run bench -- [COMMIT] [--quick] [--minutes=N]
 *
 * Without a commit: origin/main, else the commit before this one. `--minutes` is the load before memory is read again.
 *
 *   npm run bench -- --growth[=1000000]
 *
 * Measures each query on PostgreSQL with 1,000, 100,000 and the given number of projects, and three times as many orders.
 *
 *   npm run bench -- --statements[=10000]
 *
 * Measures how long a bank statement of that many lines is imported and matched.
 *
 *   npm run bench -- --ledger[=1000000]
 *
 * Measures how a public account of that many lines is written, read and checked.
 *
 *   npm run bench -- --accounts[=10000]
 *
 * Measures sign-ins, what a session costs a page, and the profile of a donor with that many donations, of the built site.
 *
 *   npm run bench -- --returns[=200]
 *
 * Measures receipts and refunds a second of that many donations by card, of the built site.
 *
 *   npm run bench -- --calculators
 *
 * Measures how many questions a second the calculators of the API of the built site answer.
 *
 *   npm run bench -- --scores
 *
 * Prints Lighthouse's scores of the built site on its slow phone, each beside its aim.
 */
import path from 'node:path';
import { startPostgres } from '../postgres-cluster.ts';
import { measureAccounts } from './accounts.ts';
import { benchCalculators } from './calculators.ts';
import { buildAt, checkOut, defaultBase, nameOf } from './checkouts.ts';
import { measureGrowth } from './growth.ts';
import { measureLedger } from './ledger.ts';
import { measure } from './measure.ts';
import { measureReturns } from './returns.ts';
import { benchScores } from './scores.ts';
import { benchSettle } from './settle.ts';
import { measureStatements } from './statements.ts';
import { printTable } from './table.ts';

const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const minutes = Number(words.find((word) => word.startsWith('--minutes='))?.slice(10) ?? (isQuick ? 0.1 : 0.5));
const base = words.find((word) => !word.startsWith('--')) ?? defaultBase();
const root = path.resolve(import.meta.dirname, '../..');

const growth = words.find((word) => word.startsWith('--growth'));
if (growth !== undefined) {
  await measureGrowth(Number(growth.split('=')[1] ?? 100_000));
  process.exit(0);
}

const statements = words.find((word) => word.startsWith('--statements'));
if (statements !== undefined) {
  await measureStatements(Number(statements.split('=')[1] ?? 10_000));
  process.exit(0);
}

const ledger = words.find((word) => word.startsWith('--ledger'));
if (ledger !== undefined) {
  await measureLedger(Number(ledger.split('=')[1] ?? 1_000_000));
  process.exit(0);
}

const accounts = words.find((word) => word.startsWith('--accounts'));
if (accounts !== undefined) {
  await measureAccounts(Number(accounts.split('=')[1] ?? 10_000), isQuick ? 3 : 8);
  process.exit(0);
}

const returns = words.find((word) => word.startsWith('--returns'));
if (returns !== undefined) {
  await measureReturns(Number(returns.split('=')[1] ?? 200));
  process.exit(0);
}

if (words.includes('--scores')) {
  await benchScores(root);
  process.exit(0);
}

if (words.includes('--calculators')) {
  await benchCalculators(root, isQuick ? 3 : 8);
  process.exit(0);
}

const undo: (() => unknown)[] = [];
process.once('SIGINT', () => void leave().finally(() => process.exit(130)));
async function leave() {
  for (const step of undo.splice(0).toReversed()) await step();
}

try {
  console.log(`Building this commit and ${nameOf(base)}.`);
  buildAt(root);
  const earlier = checkOut(base, root);
  undo.push(earlier.remove);
  const hasBase = earlier.isBuilt;
  if (!hasBase)
    console.log('The earlier commit does not build with the packages of this one, so its figures are left out.');
  const postgres = await startPostgres();
  undo.push(postgres.stop);
  const plan = { seconds: isQuick ? 3 : 8, minutes, postgresUrl: postgres.createDatabase, hasScores: !isQuick };
  const head = await measure(root, plan);
  const old = hasBase ? await measure(earlier.folder, plan) : undefined;
  for (const { perSecond, workers } of await benchSettle())
    head.set(`webhook events settled by ${workers} ${workers === 1 ? 'worker' : 'workers'} (events/s)`, perSecond);
  printTable({ head, base: old });
} finally {
  await leave();
}
