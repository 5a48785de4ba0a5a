import { expect, test } from 'vitest';
import { pageAt } from '#src/routes/page-address.ts';
import { pathTo, routeAt, routeNames, routes } from '#src/routes/routes.ts';

const specified = [
  '/',
  '/projects',
  '/projects/zakat',
  '/projects/stock-purge',
  '/projects/sacrifices',
  '/projects/x',
  '/projects/1/edit',
  '/projects/add',
  '/projects/type/x',
  '/blogs',
  '/blogs/x',
  '/events',
  '/events/x',
  '/news',
  '/news/x',
  '/privacy-policy',
  '/terms-of-use',
  '/login',
  '/signup',
  '/forget-password',
  '/volunteer',
  '/faqs',
  '/cart',
  '/checkout',
  '/profile',
  '/reports',
  '/about',
  '/contact-us',
  '/partners',
  '/training',
  '/training/x',
  '/ngo',
  '/ngo/x',
  '/ngo/add',
  '/ngo/edit',
  '/ngo/create-project',
  '/ngo/projects/1/edit',
  '/available-countries',
  '/annual-report',
  '/bank-accounts',
  '/projects/water-endowment',
];

test.each(specified)('%s of the specification has a route', (path) => {
  expect(routeAt(path)).toBeDefined();
});

test('a literal path takes precedence over a parameter', () => {
  expect(routeAt('/projects/zakat')).toBe('zakat');
  expect(routeAt('/projects/add')).toBe('projectAdd');
  expect(routeAt('/ngo/add')).toBe('ngoAdd');
  expect(routeAt('/projects/a-well')).toBe('project');
});

test('no two routes have the same path', () => {
  const paths = routeNames.map((name) => routes[name].path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a parameter is encoded once', () => {
  expect(pathTo('project', { slug: 'بئر ماء' })).toBe(`/projects/${encodeURIComponent('بئر ماء')}`);
});

test('a page of an account is never cacheable', () => {
  for (const path of ['/cart', '/checkout', '/checkout/thank-you/1', '/profile', '/login', '/giving/t'])
    expect(pageAt(path)?.isCacheable).toBe(false);
  expect(pageAt('/nowhere')).toBeUndefined();
  expect(pageAt('/')?.isCacheable).toBe(true);
});
