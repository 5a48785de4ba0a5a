import { expect, test } from 'vitest';
import { cookieName, COOKIES } from '#src/contracts/cookies.ts';
import { formCookie, hasScript, personalPageReason, SHOWN_COOKIES } from '#src/framework/visitor/personal-page.ts';

test.each([
  [null, undefined],
  ['', undefined],
  ['language=ar; mycart=1', undefined],
  ['cart=1**', 'noScript'],
  ['theme=dark', 'noScript'],
  ['theme =dark', 'noScript'],
  [' theme\t=dark', 'noScript'],
  ['a=b; consent=given', 'noScript'],
  ['js=1; cart=1**; theme=dark; signed-in=1', undefined],
  ['js=0; theme=dark', 'noScript'],
  ['js=11; theme=dark', 'noScript'],
  ['js=1; form=abc', 'form'],
  ['__Host-form=abc', undefined],
] as const)('a visitor with the cookies %j gets a page of their own because of %s', (cookies, reason) => {
  expect(personalPageReason(cookies, false)).toBe(reason);
});

test('only the exact value of the cookie says that script runs', () => {
  expect(hasScript('js=1')).toBe(true);
  for (const forged of [undefined, null, '', 'js', 'js=true', 'xjs=1']) expect(hasScript(forged)).toBe(false);
});

test('the list has every readable cookie that a page shows, and both names of the form cookie', () => {
  const readable = Object.values(COOKIES)
    .filter(({ isReadable, name }) => isReadable && name !== COOKIES.js.name && name !== COOKIES.language.name)
    .map(({ name }) => name);
  expect(SHOWN_COOKIES).toEqual(expect.arrayContaining(readable));
  for (const isSecure of [true, false]) expect(formCookie(isSecure)).toBe(cookieName(COOKIES.form, isSecure));
});

test('on https only the cookie with the host prefix counts for a form', () => {
  expect(personalPageReason('js=1; form=abc', true)).toBeUndefined();
  expect(personalPageReason('js=1; __Host-form=abc', true)).toBe('form');
});
