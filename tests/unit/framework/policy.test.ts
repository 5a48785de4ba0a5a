import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashPolicy, inlineScriptSources, noncePolicy } from '#src/framework/policy.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a kept page allows its inline scripts by what they say', () => {
  const html = '<script>a()</script><script src="/x.js"></script><script id="r" nonce="">b("</p>")</script>';
  expect(inlineScriptSources(html)).toBe(`${sha('a()')} ${sha('b("</p>")')}`);
});

test('neither policy lets a script in because it is inline', () => {
  for (const policy of [hashPolicy(sha('a')), noncePolicy('n')]) {
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test("only what a page's provider needs is added, and to scripts and frames alone", () => {
  const policy = noncePolicy('n', { frames: 'https://js.stripe.com', scripts: 'https://js.stripe.com' });
  expect(policy).toContain('frame-src https://js.stripe.com');
  expect(noncePolicy('n')).toContain("frame-src 'none'");
  expect(policy).toContain("form-action 'self'");
});

test('the style that React Aria adds on the first press is the one that the policy allows', () => {
  const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8');
  const style = /textContent\s*=\s*`([\s\S]*?)`/.exec(source)?.[1]?.replace(/\$\{[^}]+\}/, 'data-react-aria-pressable');
  expect(hashPolicy('')).toContain(sha(style!.trim()));
});
