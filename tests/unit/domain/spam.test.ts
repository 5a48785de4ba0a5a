import { assert, integer, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isSpam, LEAST_SECONDS, OPEN_FOR, TRAP } from '#src/domain/spam.ts';

it('a person without script is never taken for a program', () => {
  expect(isSpam({})).toBe(false);
  expect(isSpam({ [TRAP]: '', [OPEN_FOR]: '' })).toBe(false);
});
it('whatever fills in the hidden field is one', () => {
  assert(property(string({ minLength: 1 }), (text) => isSpam({ [TRAP]: text, [OPEN_FOR]: '60' })));
});
it('so is what sends sooner than a person reads', () => {
  assert(
    property(
      integer({ min: 0, max: 1_000_000 }),
      (seconds) => isSpam({ [OPEN_FOR]: String(seconds) }) === seconds < LEAST_SECONDS,
    ),
  );
});
it('a time that is no number says nothing', () => {
  assert(property(string(), (text) => !isSpam({ [OPEN_FOR]: `x${text}` })));
});
