import { expect, test } from 'vitest';
import { cookieName, COOKIES, orderCookie } from '#src/contracts/cookies.ts';

test('scripts may read what holds nothing personal, and nothing else', () => {
  const readable = Object.values(COOKIES).filter(({ isReadable }) => isReadable).map(({ name }) => name);
  expect(readable).toEqual(['cart', 'theme', 'contrast', 'consent', 'digits', 'language', 'signed-in', 'js']);
  expect(orderCookie('100001').isReadable).toBe(false);
});

test('on https the hidden ones are bound to the host, and the readable ones keep the names that scripts know', () => {
  expect([cookieName(COOKIES.form, true), cookieName(orderCookie('7'), true), cookieName(COOKIES.cart, true)]).toEqual(['__Host-form', '__Host-order-7', 'cart']);
  expect([cookieName(COOKIES.form, false), cookieName(orderCookie('7'), false)]).toEqual(['form', 'order-7']);
});
