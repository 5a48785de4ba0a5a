import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { headScript, prefetchRules } from 'virtual:head-script';
import { expect, test } from 'vitest';
import { pagePolicy, stylePolicy } from '#src/framework/policy.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a page may run only the script of its head and files of this site', () => {
  const scripts = /script-src ([^;]*)/.exec(pagePolicy())![1]!;
  expect(scripts.split(' ')).toEqual(["'self'", sha(headScript), sha(prefetchRules)]);
  expect(pagePolicy()).not.toContain('nonce');
  for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(pagePolicy()).toContain(closed);
});

test("a page's provider is added to scripts, frames and connections only", () => {
  const policy = pagePolicy({ frames: 'https://js.stripe.com', scripts: 'https://js.stripe.com' });
  expect(policy).toContain('frame-src https://js.stripe.com');
  expect(policy).toContain("form-action 'self'");
  expect(pagePolicy()).toContain("frame-src 'none'");
});

test('a form may lead to the page of a provider only where the page has one', () => {
  expect(pagePolicy({ forms: 'https://www.paypal.com' })).toContain("form-action 'self' https://www.paypal.com;");
  expect(pagePolicy()).toContain("form-action 'self';");
});

test('an error page may run no script', () => {
  expect(stylePolicy('body{}')).toContain(sha('body{}'));
  expect(stylePolicy('body{}')).toMatch(/script-src 'none'/);
});

test('the policy allows the style that React Aria adds on the first press', () => {
  const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8');
  const style = /textContent\s*=\s*`([\s\S]*?)`/.exec(source)?.[1]?.replace(/\$\{[^}]+\}/, 'data-react-aria-pressable');
  expect(pagePolicy()).toContain(sha(style!.trim()));
});
