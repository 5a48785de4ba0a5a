import { describe, expect, test } from 'vitest';
import { readPageRequest } from '#src/framework/page-cache/page-target.ts';
import { dataAddress, readDataAddress } from '#src/framework/render/data-address.ts';

const asked = (address: string, method = 'GET') =>
  readPageRequest(new Request(`http://any.host${address}`, { method }));

describe('a request for a cacheable page', () => {
  test('has a key without the parameters that its route does not read', () => {
    expect(asked('/?utm_source=x')).toEqual({ kind: 'document', path: '/', query: '', key: '/' });
    expect(asked('/ar/projects?fbclid=1&country=YE')).toEqual({
      kind: 'document',
      path: '/ar/projects',
      query: 'country=YE',
      key: '/ar/projects?country=YE',
    });
  });
  test('has one key for every percent-encoding', () => {
    const slug = encodeURIComponent('بئر');
    expect(asked(`/projects/${slug}`)?.key).toBe(`/projects/${slug}`);
    expect(asked(`/projects/${slug.toLowerCase()}`)?.key).toBe(`/projects/${slug}`);
    expect(asked('/projects/%61-well')?.key).toBe('/projects/a-well');
  });
  test('may be for its flight data, and for one version of them', () => {
    expect(asked('/RSC/R/ar/projects.txt?query=country%3DYE%26x%3D1')).toMatchObject({
      kind: 'data',
      key: '/ar/projects?country=YE',
      version: undefined,
    });
    expect(asked('/RSC/R/_root.txt?query=&version=abc')).toMatchObject({ kind: 'data', key: '/', version: 'abc' });
  });
  test.each([
    '/cart',
    '/checkout',
    '/checkout/thank-you/7',
    '/nowhere/at/all',
    '/projects/',
    '/projects/%E0%A4%A',
    '/projects/%00',
    '/giving/made-up',
    '/ngo/projects/made-up/edit',
    '/RSC/F/x/y.txt',
    '/RSC/R/cart.txt',
    `/projects/${'a'.repeat(400)}`,
  ])('is not %s', (address) => {
    expect(asked(address)).toBeUndefined();
  });
  test('is never one with a writing method', () => {
    expect(asked('/', 'POST')).toBeUndefined();
    expect(asked('/', 'HEAD')).toBeDefined();
  });
});

test.each(['/', '/ar', '/projects', '/ar/projects/a-well', '/_x', '/x_'])(
  "the address of %s's flight data is parsed to its path",
  (path) => {
    expect(readDataAddress(`http://h${dataAddress(path, 'page=2', 'v1')}`)).toMatchObject({ path, query: 'page=2' });
  },
);
