/**
 * Checks the public ledger of a running site, without believing it: every signed statement, every line of every project that a
 * statement speaks of, and both against a copy that was kept before.
 *
 *   npm run ledger:verify -- https://sanad.example [KEPT.json]
 *
 * KEPT.json holds the statements as they were seen; it is written where all is well, so the next run notices what was removed.
 * Exit code: 0 all is well, 1 something is wrong, 2 wrong usage or no answer.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Statements, verifySite } from '../src/domain/verify-site.ts';

const [site = '', kept] = process.argv.slice(2);
if (!URL.canParse(site)) {
  console.log('Usage: npm run ledger:verify -- ADDRESS [KEPT.json], the address as https://sanad.example');
  process.exit(2);
}

async function read(path: string): Promise<unknown> {
  const response = await fetch(new URL(path, site), { signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

try {
  const before =
    kept !== undefined && existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Statements) : undefined;
  const { faults, statements } = await verifySite(read, before, (line) => console.log(line));
  if (faults > 0) {
    console.log(`Not in order: ${faults} found.`);
    process.exit(1);
  }
  if (kept !== undefined) writeFileSync(kept, `${JSON.stringify(statements, null, 1)}\n`);
  console.log('All is in order.');
} catch (error) {
  console.log(error instanceof Error ? error.message : 'The site did not answer.');
  process.exit(2);
}
