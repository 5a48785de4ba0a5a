import { expect, test } from 'vitest';
import { finishingAmount, offeredAmounts, percentAfter, restOfProject } from '#src/screens/project/offered-amounts.ts';

const project = {
  goal: 2_450_000,
  raised: 2_378_000,
  remaining: 72_000,
  suggestedAmounts: [1000, 5000, 10_000],
  isEndowment: false,
  unit: null,
  minimum: 100,
};

test('a nearly funded project offers first the remaining amount', () => {
  expect(finishingAmount(project)).toBe(72_000);
  expect(offeredAmounts(project)).toEqual([72_000, 1000, 5000, 10_000]);
});

test('nothing is offered that is more than the project needs', () => {
  expect(offeredAmounts({ ...project, raised: 2_445_000, remaining: 5000 })).toEqual([5000, 1000]);
});

test('an endowment, units and a rest below the minimum have no such offer', () => {
  expect(finishingAmount({ ...project, isEndowment: true })).toBeUndefined();
  expect(finishingAmount({ ...project, remaining: 50 })).toBeUndefined();
  expect(finishingAmount({ ...project, raised: 100_000, remaining: 2_350_000 })).toBeUndefined();
});

test('the preview shows 100 % only where the goal is reached', () => {
  expect(percentAfter(project, 71_999)).toBe(99);
  expect(percentAfter(project, 72_000)).toBe(100);
});

test('a closed project and a sponsored child have no rest to give', () => {
  const left = { ...project, remaining: 50, isOpen: true, monthly: null };
  expect(restOfProject(left)).toBe(50);
  expect(restOfProject({ ...left, isOpen: false })).toBeUndefined();
  expect(restOfProject({ ...left, monthly: 4500 })).toBeUndefined();
});
