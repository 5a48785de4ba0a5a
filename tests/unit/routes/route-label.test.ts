import { expect, test } from 'vitest';
import { routeLabel } from '#src/routes/route-label.ts';

test.each([
  ['/', '/', 'en'],
  ['/ar', '/', 'ar'],
  ['/ar/projects/a-well', '/projects/[slug]', 'ar'],
  ['/newsletter/confirm/secret-token', '/newsletter/confirm/[token]', 'en'],
  ['/RSC/R/_root.txt', '/', 'en'],
  ['/RSC/R/tr/checkout/thank-you/7.txt', '/checkout/thank-you/[number]', 'tr'],
  ['/forms/newsletter/unsubscribe/secret-token', '/forms', 'en'],
  ['/nowhere/secret', '/nowhere', 'en'],
])('%s has the label %s', (address, route, locale) => {
  expect(routeLabel(address)).toEqual({ route, locale });
});

test('without an address the label is that of home', () => {
  expect(routeLabel()).toEqual({ route: '/', locale: 'en' });
});
