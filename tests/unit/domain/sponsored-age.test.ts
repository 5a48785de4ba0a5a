import { expect, it } from 'vitest';
import { dayOfAge, endOfSponsorship, isAfterEnd } from '#src/domain/sponsored-age.ts';

it('a child comes of age on its birthday, on 1 March where the year has no 29 February', () => {
  expect(dayOfAge('2008-12-20', 18)).toBe('2026-12-20');
  expect(dayOfAge('2008-02-29', 18)).toBe('2026-03-01');
  expect(dayOfAge('2008-02-29', 20)).toBe('2028-02-29');
});

const of = (day: string) => endOfSponsorship('2008-12-20', 18, new Date(`${day}T12:00:00Z`));

it('the end is known thirty days before, never sooner, and never with less notice', () => {
  expect(of('2026-11-19')).toBeUndefined();
  expect(of('2026-11-20')).toBe('2026-12-20');
  expect(of('2026-12-10')).toBe('2027-01-09');
});

it('a month that begins before the end is still paid', () => {
  expect(isAfterEnd(new Date('2026-12-19T23:59:59Z'), '2026-12-20')).toBe(false);
  expect(isAfterEnd(new Date('2026-12-20T00:00:00Z'), '2026-12-20')).toBe(true);
  expect(isAfterEnd(new Date('2030-01-01T00:00:00Z'), null)).toBe(false);
});
