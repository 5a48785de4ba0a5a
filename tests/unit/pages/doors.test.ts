import { afterEach, expect, test, vi } from 'vitest';
import { createDoors } from '#src/pages/doors.ts';

// What reads the request of a page in the renderer: the doors themselves need none of it.
vi.mock('#src/framework/request.ts', () => ({}));

afterEach(() => { vi.useRealTimers(); });

test('no page of the house is kept past midnight in Mecca, when a season may begin', () => {
  const midnight = Date.parse('2027-02-07T21:00:00.000Z');
  vi.useFakeTimers({ now: midnight - 60_000 });
  expect(createDoors().pages.until()).toBe(midnight);
});
