import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sanad-dependencies-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json']) cpSync(file, path.join(root, file));
  mkdirSync(path.join(root, 'scripts'));
  cpSync('scripts/page-style-areas.ts', path.join(root, 'scripts/page-style-areas.ts'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The rules that a small codebase of these files violates. */
async function cruise(files: Record<string, string>): Promise<string[]> {
  for (const folder of ['src', 'design-system', 'money', 'tests'])
    rmSync(path.join(root, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries({
    'src/domain/money.ts': 'export const money = 1;',
    'design-system/a.ts': 'export const a = 1;',
    'money/money.ts': 'export const money = 1;',
    ...files,
  })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'src',
      'design-system',
      'money',
      '--output-type',
      'json',
    ],
    { cwd: root, maxBuffer: 1e8 },
  ).catch((error: { stdout: string }) => error);
  return (JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }).summary.violations.map(
    ({ rule }) => rule.name,
  );
}

test('a codebase within the rules has no violation', async () => {
  expect(
    await cruise({
      'src/contracts/cart.ts': `import { money } from '#src/domain/money.ts'; export const cart = money;`,
    }),
  ).toEqual([]);
});

test.each([
  [
    'a page that draws a screen whose styles another page links',
    'styles-of-zakat',
    {
      'src/screens/zakat/zakat-screen.tsx': 'export const screen = 1;',
      'src/pages/giving/home.tsx': `import { screen } from '#src/screens/zakat/zakat-screen.tsx'; export const home = screen;`,
    },
  ],
  [
    'a domain rule that reads the database',
    'imports-of-domain',
    {
      'src/domain/zakat.ts': `import { db } from '#src/server/db.ts'; export const z = db;`,
      'src/server/db.ts': 'export const db = 1;',
    },
  ],
  [
    'the money functions that import a layer',
    'money-stands-alone',
    { 'money/a.ts': `import { money } from '#src/domain/money.ts'; export const a = money;` },
  ],
  [
    'a domain rule that imports a library',
    'domain-is-pure',
    { 'src/domain/zakat.ts': `import * as v from 'valibot'; export const z = v;` },
  ],
  [
    'a screen that calls a service',
    'imports-of-screens',
    {
      'src/screens/cart/cart.ts': `import { s } from '#src/server/cart/cart.service.ts'; export const c = s;`,
      'src/server/cart/cart.service.ts': 'export const s = 1;',
    },
  ],
  [
    'a screen that calls the API without an atom',
    'imports-of-screens',
    {
      'src/screens/cart/cart.ts': `import { s } from '#src/api/client.ts'; export const c = s;`,
      'src/api/client.ts': 'export const s = 1;',
    },
  ],
  [
    'a design system that imports a domain rule',
    'design-system-knows-no-donation',
    { 'design-system/b.ts': `import { money } from '#src/domain/money.ts'; export const b = money;` },
  ],
  [
    'two files that import each other',
    'no-circular',
    {
      'src/domain/a.ts': `import { b } from '#src/domain/b.ts'; export const a = () => b;`,
      'src/domain/b.ts': `import { a } from '#src/domain/a.ts'; export const b = () => a;`,
    },
  ],
  [
    'two entities of the server that import each other',
    'no-circular-entities',
    {
      'src/server/orders/a.ts': `import { b } from '#src/server/payments/b.ts'; export const a = () => b;`,
      'src/server/payments/b.ts': `export const b = 1;`,
      'src/server/payments/c.ts': `import { d } from '#src/server/orders/d.ts'; export const c = () => d;`,
      'src/server/orders/d.ts': `export const d = 1;`,
    },
  ],
  [
    'the base of the server that imports an entity',
    'server-base-knows-no-entity',
    {
      'src/server/platform/a.ts': `import { b } from '#src/server/orders/b.ts'; export const a = () => b;`,
      'src/server/orders/b.ts': `export const b = 1;`,
    },
  ],
  [
    'the product that imports a test',
    'no-tests-in-the-product',
    {
      'src/domain/zakat.ts': `import { fixture } from '#tests/fixtures/zakat.ts'; export const z = fixture;`,
      'tests/fixtures/zakat.ts': 'export const fixture = 1;',
    },
  ],
  [
    'a rule that draws',
    'only-screens-draw',
    { 'src/domain/zakat.ts': `import { a } from '#ds/a.ts'; export const z = a;` },
  ],
  [
    'a service that draws a component',
    'the-server-draws-patterns-only',
    {
      'src/server/pictures/card.ts': `import { button } from '#ds/components/button.ts'; export const card = button;`,
      'design-system/components/button.ts': 'export const button = 1;',
    },
  ],
  [
    'a page that imports the entry',
    'nothing-imports-the-entry',
    {
      'src/waku.server.tsx': 'export const entry = 1;',
      'src/pages/giving/home.tsx': `import { entry } from '#src/waku.server.tsx'; export const home = entry;`,
    },
  ],
  [
    'an import that cannot be resolved',
    'not-to-unresolvable',
    { 'src/domain/a.ts': `import { b } from '#src/domain/nowhere.ts'; export const a = b;` },
  ],
])('%s is caught', async (_violation, rule, files) => {
  expect(await cruise(files)).toContain(rule);
});

/** Modules of the libraries that have an importer of their own, by the rule's name. */
const libraries: Record<string, readonly string[]> = {
  'importer-of-react-aria': ['react-aria-components/Button'],
  'importer-of-vanilla-extract': ['@vanilla-extract/css'],
  'importer-of-lucide': ['lucide'],
  'importer-of-drizzle': ['drizzle-orm'],
  'importer-of-databases': ['postgres', '@electric-sql/pglite'],
  'importer-of-hono': ['hono', '@hono/node-server'],
  'importer-of-waku': ['waku/router/server'],
  'importer-of-ofetch': ['ofetch'],
  'importer-of-stripe': ['stripe'],
  'importer-of-stripe-js': ['@stripe/stripe-js'],
  'importer-of-jotai': ['jotai', '@tanstack/react-query'],
  'importer-of-sanitize-html': ['sanitize-html'],
  'importer-of-feed': ['feed'],
  'importer-of-csv-stringify': ['csv-stringify/sync'],
  'importer-of-resvg': ['@resvg/resvg-js'],
  'importer-of-typst': ['@myriaddreamin/typst-ts-web-compiler'],
  'importer-of-nodemailer': ['nodemailer'],
};
test('each library is caught outside its allowed importers', async () => {
  const { default: config } = (await import(path.resolve('.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] };
  };
  const rules = config.forbidden.map(({ name }) => name).filter((name) => name.startsWith('importer-of-'));
  expect(Object.keys(libraries)).toEqual(rules);
  const planted = Object.values(libraries).flat();
  const found = await cruise({ 'src/domain/a.ts': planted.map((library) => `export * from '${library}';`).join('\n') });
  // Each import is a violation of its own, so a part of a rule that never matches is missed too.
  const caught = Object.fromEntries(rules.map((rule) => [rule, found.filter((name) => name === rule).length]));
  expect(caught).toEqual(Object.fromEntries(rules.map((rule) => [rule, libraries[rule]!.length])));
});
