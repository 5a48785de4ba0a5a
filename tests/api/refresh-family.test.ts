import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const PASSWORD = 'a lantern over the harbor';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.post('/users/auth/signup', {
    username: 'family.owner',
    email: 'family.owner@example.org',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    gender: 'female',
    dateOfBirth: '1990-05-17',
    nationality: 'SA',
    mainDonationField: 'water',
  });
});
afterAll(() => app.close());

const tokensIn = async (response: Response) =>
  ((await response.json()) as { result?: { access: string; refresh: string } }).result;

/** Who has which tokens, by the order in which they were given out. */
type Holder = 'owner' | 'thief';
const step = fc.oneof(
  fc.record({ act: fc.constant('use' as const), who: fc.constantFrom<Holder>('owner', 'thief') }),
  fc.record({ act: fc.constant('steal' as const) }),
  fc.record({ act: fc.constant('replay' as const), who: fc.constantFrom<Holder>('owner', 'thief'), age: fc.nat(3) }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(1, 9_999, 10_000, 10_001, 60_000) }),
);

it('ends a family of refresh tokens for owner and thief alike as soon as a replaced one is used, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const begun = (await tokensIn(
        await app.post('/users/auth/login', { login: 'family.owner', password: PASSWORD }),
      ))!;
      /** Every token in the order in which it was made. */
      const made = [begun.refresh];
      let access = begun.access;
      const held: Record<Holder, string | undefined> = { owner: begun.refresh, thief: undefined };
      let rotatedAt = app.clock.now.getTime();
      let hasEnded = false;
      const seen: unknown[] = [];
      const due: unknown[] = [];
      for (const one of steps) {
        if (one.act === 'wait') app.clock.pass(one.ms);
        if (one.act === 'steal') held.thief = held.owner;
        if (one.act === 'wait' || one.act === 'steal') continue;
        const token = one.act === 'replay' ? made[made.length - 1 - one.age] : held[one.who];
        if (token === undefined) continue;
        const place = made.indexOf(token);
        const isNewest = place === made.length - 1;
        const isInGrace = place === made.length - 2 && app.clock.now.getTime() - rotatedAt <= 10_000;
        hasEnded ||= !isNewest && !isInGrace;
        const response = await app.post('/users/auth/token', { token });
        const next = await tokensIn(response);
        if (next && isNewest) {
          made.push(next.refresh);
          rotatedAt = app.clock.now.getTime();
        }
        if (next) {
          ({ access } = next);
          held[one.who] = next.refresh;
        }
        // Two tabs, or an owner and a thief, never hold two successors of one token.
        seen.push([response.status, next?.refresh]);
        due.push(hasEnded ? [401, undefined] : [200, made.at(-1)]);
      }
      // The access token that was given out last counts as long as its family, and fifteen minutes at most.
      const profile = await app.get('/users/profile', { authorization: `Bearer ${access}` });
      const isOld = app.clock.now.getTime() - rotatedAt >= 15 * 60_000;
      seen.push(profile.status);
      due.push(hasEnded || isOld ? 401 : 200);
      expect(seen).toEqual(due);
    }),
    { numRuns: 40 },
  );
});
