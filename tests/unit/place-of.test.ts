import { expect, test } from 'vitest';
import { placeOf } from '#src/pages/place-of.ts';

test.each([
  ['/', '/', 'en'], ['/ar', '/', 'ar'], ['/ar/projects/a-well', '/projects/[slug]', 'ar'], ['/newsletter/confirm/secret-token', '/newsletter/confirm/[token]', 'en'],
  ['/RSC/R/_root.txt', '/', 'en'], ['/RSC/R/tr/checkout/thank-you/7.txt', '/checkout/thank-you/[number]', 'tr'], ['/forms/newsletter/unsubscribe/secret-token', '/forms', 'en'], ['/nowhere/secret', '/nowhere', 'en'],
])('%s is told as %s', (address, route, locale) => {
  expect(placeOf(address)).toEqual({ route, locale });
});

test('what has no address has no place', () => {
  expect(placeOf()).toEqual({ route: '/', locale: 'en' });
});
