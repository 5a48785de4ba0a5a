import { expect, test } from 'vitest';
import { cookieName, COOKIES, orderCookie } from '#src/contracts/cookies.ts';

test('scripts may read only cookies without personal data', () => {
  const readable = Object.values(COOKIES)
    .filter(({ isReadable }) => isReadable)
    .map(({ name }) => name);
  expect(readable).toEqual(['cart', 'theme', 'contrast', 'motion', 'consent', 'digits', 'language', 'signed-in', 'js']);
  expect(orderCookie('100001').isReadable).toBe(false);
});

test('on https HttpOnly cookies are bound to the host, and readable ones keep their names', () => {
  expect([cookieName(COOKIES.form, true), cookieName(orderCookie('7'), true), cookieName(COOKIES.cart, true)]).toEqual([
    '__Host-form',
    '__Host-order-7',
    'cart',
  ]);
  expect([cookieName(COOKIES.form, false), cookieName(orderCookie('7'), false)]).toEqual(['form', 'order-7']);
});
