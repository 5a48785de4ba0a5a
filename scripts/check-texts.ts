/** Fails where a message has no translation, a plural lacks a category, or a catalog differs from what extraction writes. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findCatalogErrors } from './catalog-errors.ts';

const catalogs = globSync('locales/*/*.po').toSorted();
const faults = catalogs.flatMap((file) =>
  findCatalogErrors(readFileSync(file, 'utf8'), path.basename(path.dirname(file))).map((fault) => `${file}: ${fault}`),
);

const kept = mkdtempSync(path.join(os.tmpdir(), 'sanad-texts-'));
cpSync('locales', kept, { recursive: true });
const withoutDate = (text: string) => text.replace(/^"(?:POT-Creation-Date|X-Generator|PO-Revision-Date):.*$/gm, '');
try {
  execFileSync('lingui', ['extract', '--clean'], { stdio: 'ignore' });
  for (const file of catalogs) {
    const before = readFileSync(path.join(kept, path.relative('locales', file)), 'utf8');
    if (withoutDate(before) !== withoutDate(readFileSync(file, 'utf8')))
      faults.push(`${file}: differs from what "npm run i18n:extract" writes`);
  }
} finally {
  cpSync(kept, 'locales', { recursive: true });
  rmSync(kept, { recursive: true, force: true });
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${catalogs.length} catalogs are complete`);
