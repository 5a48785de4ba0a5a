import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { opennessAt } from '#src/domain/office-hours.ts';

const riyadh = { firstDay: 0, lastDay: 4, from: '09:00', until: '17:00', timeZone: 'Asia/Riyadh' };

it.each([
  ['Sunday before it opens', '2026-11-22T05:59:59Z', false, '2026-11-22T06:00:00Z'],
  ['Sunday as it opens', '2026-11-22T06:00:00Z', true, '2026-11-22T14:00:00Z'],
  ['Thursday as it closes', '2026-11-26T14:00:00Z', false, '2026-11-29T06:00:00Z'],
  ['Friday', '2026-11-27T09:00:00Z', false, '2026-11-29T06:00:00Z'],
  ['Saturday night, Sunday there', '2026-11-28T22:00:00Z', false, '2026-11-29T06:00:00Z'],
])('%s', (_name, at, isOpen, changesAt) => {
  expect(opennessAt(riyadh, new Date(at))).toEqual({ isOpen, changesAt: Date.parse(changesAt) });
});

it('knows a week that begins on Saturday, and one with a single day', () => {
  const saturday = new Date('2026-11-28T09:00:00Z');
  expect(opennessAt({ ...riyadh, firstDay: 6, lastDay: 3 }, saturday).isOpen).toBe(true);
  expect(opennessAt({ ...riyadh, firstDay: 1, lastDay: 1 }, saturday)).toEqual({
    isOpen: false,
    changesAt: Date.parse('2026-11-30T06:00:00Z'),
  });
});

it('changes later, within a week, and to the contrary', () => {
  const day = integer({ min: 0, max: 6 });
  assert(
    property(day, day, integer({ min: 1_750_000_000, max: 1_850_000_000 }), (firstDay, lastDay, seconds) => {
      const hours = { ...riyadh, firstDay, lastDay, timeZone: 'Europe/Istanbul' };
      const { changesAt, isOpen } = opennessAt(hours, new Date(seconds * 1000));
      expect(changesAt).toBeGreaterThan(seconds * 1000);
      expect(changesAt - seconds * 1000).toBeLessThan(8 * 86_400_000);
      expect(opennessAt(hours, new Date(changesAt)).isOpen).toBe(!isOpen);
      expect(opennessAt(hours, new Date(changesAt - 1)).isOpen).toBe(isOpen);
    }),
  );
});
