import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const IMPORT = /(?:from|import)\s*\(?\s*'(#src|#ds)\/([^']+)'/g;
const folder = { '#src': 'src', '#ds': 'design-system' } as const;

/** Every file of ours that a browser may run: those that say 'use client', and all that they import, however far. */
export function browserFiles(): string[] {
  const found = new Set<string>();
  const queue = globSync('{src,design-system}/**/*.{ts,tsx}', { cwd: root }).filter((file) => /^\s*['"]use client['"]/.test(read(file)));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, home, rest] of read(file).matchAll(IMPORT)) {
      const target = `${folder[home as keyof typeof folder]}/${rest!}`;
      if (/\.tsx?$/.test(target) && existsSync(path.join(root, target))) queue.push(target);
    }
  }
  return [...found].toSorted();
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
