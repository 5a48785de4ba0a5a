import { expect, it } from 'vitest';
import { coverStepOf } from '#src/domain/cover-step.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';

const stepAt = (raised: number, isEndowment = false) => coverStepOf({ goal: 1000, raised, isEndowment });

it.each([
  [0, 0],
  [1, 0],
  [49, 0],
  [50, 5],
  [349, 30],
  [350, 35],
  [999, 95],
  [1000, undefined],
  [1200, undefined],
])('of 1000, %d raised is step %s: rounded down, and whole only at the goal', (raised, step) => {
  expect(stepAt(raised)).toBe(step);
});

it('the cover of an endowment has no progress', () => {
  expect(stepAt(10, true)).toBeUndefined();
});

it('has the step after the size, and none where it is complete', () => {
  expect(coverAddress('relief', 'A1', 'card', 35)).toBe('/covers/relief/a1-card-35.svg');
  expect(coverAddress('relief', 'A1', 'card')).toBe('/covers/relief/a1-card.svg');
});
