import { expect, test, vi } from 'vitest';
import { createAdapterOptions } from '#src/app/adapter-options.ts';

// Replaced, because it reads the renderer's present request, which these options do not need.
vi.mock('#src/framework/request.ts', () => ({}));

test('no page is cached past midnight in Mecca, when a season may begin', () => {
  const midnight = Date.parse('2027-02-07T21:00:00.000Z');
  expect(createAdapterOptions().nextExpiry(midnight - 60_000)).toBe(midnight);
});

test("pages are rendered for the site's own address, whatever host the request names", () => {
  expect(createAdapterOptions().origin).toBe('http://localhost:3000');
});
