import { expect, test } from 'vitest';
import { hasScript, ownPageReason } from '#src/framework/visitor/own-page.ts';

test.each([
  [null, undefined], ['', undefined], ['language=ar; mycart=1', undefined],
  ['cart=1**', 'noScript'], ['theme=dark', 'noScript'], ['theme =dark', 'noScript'], [' theme\t=dark', 'noScript'], ['a=b; consent=given', 'noScript'],
  ['js=1; cart=1**; theme=dark; signed-in=1', undefined], ['js=0; theme=dark', 'noScript'], ['js=11; theme=dark', 'noScript'],
  ['js=1; form=abc', 'form'], ['__Host-form=abc', 'form'],
] as const)('a visitor with the cookies %j gets a page of their own because of %s', (cookies, reason) => {
  expect(ownPageReason(cookies)).toBe(reason);
});

test('the mark of a script that ran is its exact value', () => {
  expect(hasScript('js=1')).toBe(true);
  for (const forged of [undefined, null, '', 'js', 'js=true', 'xjs=1']) expect(hasScript(forged)).toBe(false);
});
