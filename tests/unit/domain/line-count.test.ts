import { expect, test } from 'vitest';
import { MAX_QUANTITY } from '#src/domain/cart.ts';
import { readLineCount } from '#src/domain/line-count.ts';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['٣', 3],
  ['۱۲', 12],
  ['٩٩٩', MAX_QUANTITY],
])('%j is a count', (typed, count) => {
  expect(readLineCount(typed)).toBe(count);
});

test.each([
  ['', { code: 'required' }],
  ['  ', { code: 'required' }],
  ['two', { code: 'invalidType' }],
  ['1.5', { code: 'invalidType' }],
  ['٠', { code: 'tooLow', limit: 1 }],
  ['-1', { code: 'tooLow', limit: 1 }],
  ['1000', { code: 'tooHigh', limit: MAX_QUANTITY }],
  ['١٠٠٠', { code: 'tooHigh', limit: MAX_QUANTITY }],
])('%j is no count, and says why', (typed, problem) => {
  expect(readLineCount(typed)).toEqual(problem);
});
