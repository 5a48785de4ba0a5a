import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderOrderStar } from '#ds/art/order-star.ts';
import { covers } from '#src/endpoints/covers.ts';

const star = (number: string) => renderOrderStar({ number, palette: 'orphans' });

/** The number of small stars of a donation number. */
const beads = (number: string) =>
  /<path d="([^"]*)" fill="#d9af56"\/><\/svg>$/.exec(star(number))![1]!.split('M').length - 1;
const status = async (path: string) => (await covers.app.request(path)).status;

test('a donation number has the same star on every machine', () => {
  expect(star('100042')).toBe(star('100042'));
});

test('different numbers have different stars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999 }), fc.integer({ min: 100_000, max: 999_999 }), (a, b) => {
      fc.pre(a !== b);
      expect(star(String(a))).not.toBe(star(String(b)));
    }),
    { numRuns: 20 },
  );
});

test('there is a small star for each digit', () => {
  expect(beads('7')).toBe(1);
  expect(beads('100042')).toBe(6);
});

test('the address of a star accepts only a number and a palette', async () => {
  expect(await status('/covers/star/orphans/100042.svg')).toBe(200);
  for (const path of [
    '/covers/star/nothing/1.svg',
    '/covers/star/orphans/a.svg',
    '/covers/star/orphans/1234567890123456.svg',
  ])
    expect(await status(path)).toBe(404);
});
