import { expect, test } from 'vitest';
import { hasWayIn } from '#src/domain/ways-in.ts';

test.each([
  [{ hasOwnPassword: true, passkeys: 0, identities: 0 }, true],
  [{ hasOwnPassword: false, passkeys: 1, identities: 0 }, true],
  [{ hasOwnPassword: false, passkeys: 0, identities: 1 }, true],
  [{ hasOwnPassword: false, passkeys: 0, identities: 0 }, false],
])('an account with %o has a way in: %s', (ways, expected) => {
  expect(hasWayIn(ways)).toBe(expected);
});
