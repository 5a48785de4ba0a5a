/**
 * Donors give through the real server, on PostgreSQL (two web and two worker processes) and on the embedded database (one),
 * while processes are killed at random and at named points, the provider is slow, silent, failing or wrong, webhook events
 * are lost, repeated, late, out of order or forged, mail is slow, and the database restarts. Then independent SQL checks the
 * ledger. Exits with 1 when a donation was lost or doubled.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readOptions } from './options.ts';
import { type Outcome, runFaults } from './run.ts';

const options = readOptions(process.argv.slice(2));
process.chdir(path.resolve(import.meta.dirname, '../..'));
// Built once, so that no killed process is interrupted in a build.
const { status } = spawnSync(process.execPath, ['scripts/start.js', 'jobs:none'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DATA_DIR: '/nonexistent' },
});
if (status !== 2) process.exit(1);

const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function tell({
  bank,
  broken,
  doubled,
  emails,
  emailsTwice,
  failed,
  faults,
  kind,
  lost,
  paid,
  recurring,
  returned,
  statuses,
  tried,
  waiting,
}: Outcome): boolean {
  console.log(`\n${kind}: tried ${tried}, lost ${lost.length}, doubled ${doubled.length}, failed ${failed}`);
  console.log(
    `  ${paid} paid at the provider, ${emails} emails (${emailsTwice} of them a second copy), answers: ${list(statuses)}`,
  );
  console.log(`  returned: ${list(returned)}`);
  console.log(`  recurring: ${list(recurring)}`);
  console.log(`  bank: ${list(bank)}`);
  console.log(`  faults: ${list(faults)}`);
  for (const line of [
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...broken.map((what) => `books: ${what}`),
    ...waiting.map((what) => `not settled in time: ${what}`),
  ])
    console.log(`  ${line}`);
  return lost.length === 0 && doubled.length === 0 && broken.length === 0 && waiting.length === 0;
}

console.log(`${options.seconds} s of faults with seed ${options.seed}`);
let isWell = true;
for (const kind of options.kinds) isWell = tell(await runFaults(kind, options)) && isWell;
process.exit(isWell ? 0 : 1);
