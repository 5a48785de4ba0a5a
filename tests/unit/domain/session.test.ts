import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FRESH_SIGN_IN_MS,
  GRACE_MS,
  isFreshSignIn,
  refreshOutcome,
  SESSION_MS,
  sessionAfter,
  type SessionState,
} from '#src/domain/session.ts';

const START = Date.UTC(2026, 10, 20);
const at = (ms: number): Date => new Date(START + ms);
const begun: SessionState = { generation: 0, rotatedAt: at(0), expiresAt: at(SESSION_MS), endedAt: null };
const use = (session: SessionState, generation: number, ms: number) => {
  const outcome = refreshOutcome(session, generation, at(ms));
  return { outcome, session: sessionAfter(session, outcome, at(ms)) };
};

describe('a session', () => {
  it('gives the next token, and to a second tab within ten seconds the same one', () => {
    const first = use(begun, 0, 1000);
    expect(first).toMatchObject({ outcome: 'rotate', session: { generation: 1 } });
    expect(use(first.session, 0, 1000 + GRACE_MS)).toMatchObject({ outcome: 'repeat', session: { generation: 1 } });
  });

  it('ends when a replaced token is used later, whoever has it', () => {
    const { session } = use(begun, 0, 1000);
    const stolen = use(session, 0, 1001 + GRACE_MS);
    expect(stolen.outcome).toBe('reused');
    // The one who had the right token is signed out too.
    expect(use(stolen.session, 1, 30_000).outcome).toBe('ended');
  });

  it('ends when a token before the last one is used, even within ten seconds', () => {
    const { session } = use(use(begun, 0, 0).session, 1, 1);
    expect(use(session, 0, 2).outcome).toBe('reused');
  });

  it('gives nothing for a number that was never given out, and does not end by it', () => {
    expect(use(begun, 1, 0)).toMatchObject({ outcome: 'ended', session: { endedAt: null } });
    expect(use(begun, -1, 0)).toMatchObject({ outcome: 'ended', session: { endedAt: null } });
  });

  it('lasts thirty days from its last use, and not a millisecond more', () => {
    expect(use(begun, 0, SESSION_MS - 1).outcome).toBe('rotate');
    expect(use(begun, 0, SESSION_MS).outcome).toBe('ended');
  });

  it('has one token that counts at any time, and never comes back once it has ended', () => {
    const step = fc.record({ back: fc.integer({ min: -2, max: 3 }), wait: fc.integer({ min: 0, max: 40_000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let session = begun;
        let now = 0;
        let hasEnded = false;
        for (const { back, wait } of steps) {
          now += wait;
          const before = session;
          const used = use(session, session.generation - back, now);
          session = used.session;
          const isNewest = back === 0 && !hasEnded && now < before.expiresAt.getTime() - START;
          hasEnded ||= session.endedAt !== null;
          expect({ rotates: used.outcome === 'rotate', generation: session.generation }).toEqual({
            rotates: isNewest,
            generation: before.generation + (isNewest ? 1 : 0),
          });
          expect(before.endedAt === null || used.outcome === 'ended').toBe(true);
        }
      }),
    );
  });

  it('is fresh for a quarter of an hour after signing in', () => {
    expect(isFreshSignIn(at(0), at(FRESH_SIGN_IN_MS - 1))).toBe(true);
    expect(isFreshSignIn(at(0), at(FRESH_SIGN_IN_MS))).toBe(false);
  });
});
