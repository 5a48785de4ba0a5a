import { expect, test } from 'vitest';
import { otherResponse } from '#src/framework/render/other-response.ts';

const movedFrom = async (address: string, status: number, location = '/projects/new') =>
  (
    await otherResponse({ kind: 'redirect', location, status }, new Request(`http://localhost:3000${address}`))
  ).headers.get('location');

test('a page that moved for good keeps the query of its address', async () => {
  expect(await movedFrom('/projects/old?utm_source=mail&page=2', 301)).toBe('/projects/new?utm_source=mail&page=2');
  expect(await movedFrom('/projects/old', 301)).toBe('/projects/new');
  expect(await movedFrom('/projects/old?a=1', 301, '/projects/new?b=2')).toBe('/projects/new?b=2');
});

test('another redirect goes where it says', async () => {
  expect(await movedFrom('/cart?token=1', 303)).toBe('/projects/new');
});
