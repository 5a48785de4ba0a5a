import { expect, test, vi } from 'vitest';
import { createDoors } from '#src/pages/doors.ts';

// What reads the request of a page in the renderer: the doors themselves need none of it.
vi.mock('#src/framework/request.ts', () => ({}));

test('no page of the site is kept past midnight in Mecca, when a season may begin', () => {
  const midnight = Date.parse('2027-02-07T21:00:00.000Z');
  expect(createDoors().turnsAt(midnight - 60_000)).toBe(midnight);
});

test('pages are rendered for an address of our own, whatever host was asked', () => {
  expect(createDoors().origin).toBe('http://localhost:3000');
});
