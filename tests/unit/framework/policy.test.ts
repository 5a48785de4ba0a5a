import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { headScript, prefetchRules } from 'virtual:head-script';
import { expect, test } from 'vitest';
import { pagePolicy, stylePolicy } from '#src/framework/policy.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a page may run the script of its head and our own files, and nothing else that stands in it', () => {
  const scripts = /script-src ([^;]*)/.exec(pagePolicy())![1]!;
  expect(scripts.split(' ')).toEqual(["'self'", sha(headScript), sha(prefetchRules)]);
  expect(pagePolicy()).not.toContain('nonce');
  for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) expect(pagePolicy()).toContain(closed);
});

test("only what a page's provider needs is added, and to scripts, frames and calls alone", () => {
  const policy = pagePolicy({ frames: 'https://js.stripe.com', scripts: 'https://js.stripe.com' });
  expect(policy).toContain('frame-src https://js.stripe.com');
  expect(policy).toContain("form-action 'self'");
  expect(pagePolicy()).toContain("frame-src 'none'");
});

test('a small page of errors runs no script at all', () => {
  expect(stylePolicy('body{}')).toContain(sha('body{}'));
  expect(stylePolicy('body{}')).toMatch(/script-src 'none'/);
});

test('the style that React Aria adds on the first press is the one that the policy allows', () => {
  const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8');
  const style = /textContent\s*=\s*`([\s\S]*?)`/.exec(source)?.[1]?.replace(/\$\{[^}]+\}/, 'data-react-aria-pressable');
  expect(pagePolicy()).toContain(sha(style!.trim()));
});
