import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { page } from './report-page.ts';

export type Change = {
  id: string;
  title: string;
  look: string;
  kind: 'changed' | 'new' | 'gone' | 'failed';
  cause: string;
  pixels: number;
  isResized: boolean;
  failure?: string | undefined;
  before?: Buffer | undefined;
  after?: Buffer | undefined;
  difference?: Buffer | undefined;
};

/** A self-contained page with the former picture, the new one and their difference, grouped by changed file. */
export function writeReport(folder: string, changes: readonly Change[], total: number, commit: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (change: Change, kind: 'before' | 'after' | 'difference') => {
    const png = change[kind];
    if (!png) return undefined;
    const name = `${change.id.replaceAll(/\W+/g, '-')}-${kind}.png`;
    writeFileSync(path.join(folder, name), png);
    return name;
  };
  const shown = changes.map((change) => ({
    ...change,
    before: write(change, 'before'),
    after: write(change, 'after'),
    difference: write(change, 'difference'),
  }));
  const file = path.join(folder, 'index.html');
  writeFileSync(file, page(shown, total, commit));
  return file;
}
