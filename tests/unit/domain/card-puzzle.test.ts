import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPuzzleSolved, type Puzzle, PUZZLE_WORK, solvePuzzle } from '#src/domain/card-puzzle.ts';

const easy = (salt: string): Puzzle => ({ salt, parts: 2, bits: 3, iterations: 10 });

it('what the browser finds is what the server accepts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), async (salt) => {
      expect(await isPuzzleSolved(easy(salt), await solvePuzzle(easy(salt)))).toBe(true);
    }),
    { numRuns: 25 },
  );
});

it('the answer for one order is none for another', async () => {
  const puzzle = { ...easy('one order'), bits: 12 };
  const answer = await solvePuzzle(puzzle);
  expect(await isPuzzleSolved(puzzle, answer)).toBe(true);
  expect(await isPuzzleSolved({ ...puzzle, salt: 'another order' }, answer)).toBe(false);
});

it.each([[[]], [[0]], [[0, 0, 0]]])('an answer of another length is wrong: %j', async (answer) => {
  expect(await isPuzzleSolved({ ...easy('x'), bits: 0 }, answer)).toBe(false);
});

it('guessing is refused', async () => {
  expect(await isPuzzleSolved({ salt: 'an order', ...PUZZLE_WORK }, [0, 0, 0, 0])).toBe(false);
});
