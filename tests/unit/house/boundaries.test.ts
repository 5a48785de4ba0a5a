import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(os.tmpdir(), 'sanad-house-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json']) cpSync(file, path.join(house, file));
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** A small house with these files, and what the checker says of it. */
async function cruise(files: Record<string, string>): Promise<string[]> {
  for (const room of ['src', 'design-system']) rmSync(path.join(house, room), { recursive: true, force: true });
  for (const [file, text] of Object.entries({ 'src/domain/money.ts': 'export const money = 1;', 'design-system/a.ts': 'export const a = 1;', ...files })) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
  const { stdout } = await run(process.execPath, ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'design-system', '--output-type', 'json'], { cwd: house, maxBuffer: 1e8 }).catch((error: { stdout: string }) => error);
  return (JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }).summary.violations.map(({ rule }) => rule.name);
}

test('a clean house has nothing to be said of it', async () => {
  expect(await cruise({ 'src/contracts/cart.ts': `import { money } from '#src/domain/money.ts'; export const cart = money;` })).toEqual([]);
});

test.each([
  ['a rule of giving that asks the database', 'arrow-of-domain', { 'src/domain/zakat.ts': `import { db } from '#src/server/db.ts'; export const z = db;`, 'src/server/db.ts': 'export const db = 1;' }],
  ['a rule of giving that leans on a library', 'domain-is-pure', { 'src/domain/zakat.ts': `import * as v from 'valibot'; export const z = v;` }],
  ['a screen that calls a service', 'arrow-of-screens', { 'src/screens/cart/cart.ts': `import { s } from '#src/server/cart/cart.service.ts'; export const c = s;`, 'src/server/cart/cart.service.ts': 'export const s = 1;' }],
  ['a screen that calls the API beside its atoms', 'arrow-of-screens', { 'src/screens/cart/cart.ts': `import { s } from '#src/api/client.ts'; export const c = s;`, 'src/api/client.ts': 'export const s = 1;' }],
  ['a design system that knows a donation', 'design-system-knows-no-donation', { 'design-system/b.ts': `import { money } from '#src/domain/money.ts'; export const b = money;` }],
  ['two files that need each other', 'no-circular', { 'src/domain/a.ts': `import { b } from '#src/domain/b.ts'; export const a = () => b;`, 'src/domain/b.ts': `import { a } from '#src/domain/a.ts'; export const b = () => a;` }],
  ['an import that leads nowhere', 'not-to-unresolvable', { 'src/domain/a.ts': `import { b } from '#src/domain/nowhere.ts'; export const a = b;` }],
  ['hono outside its homes', 'home-of-hono', { 'src/screens/a.ts': `import { Hono } from 'hono'; export const a = Hono;` }],
  ['the database outside its home', 'home-of-drizzle', { 'src/server/orders/orders.service.ts': `import { eq } from 'drizzle-orm'; export const a = eq;` }],
  ['React Aria outside the design system', 'home-of-react-aria', { 'src/screens/a.ts': `import { Button } from 'react-aria-components/Button'; export const a = Button;` }],
])('%s is caught', async (_sin, rule, files) => {
  expect(await cruise(files)).toContain(rule);
});
