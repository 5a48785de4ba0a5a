import { describe, expect, it } from 'vitest';
import { ATTEMPT_SECONDS, outcomeOf, type SocialAttempt } from '#src/domain/social-attempt.ts';

const begunAt = Date.parse('2026-11-20T12:00:00Z');
const attempt: SocialAttempt = { provider: 'google', state: 'state', nonce: 'nonce', begunAt };
const at = (seconds: number): Date => new Date(begunAt + seconds * 1000);
const right = { state: 'state', proof: 'a token' };

describe('the answer of a provider', () => {
  it.each<[string, ReturnType<typeof outcomeOf>, Parameters<typeof outcomeOf>]>([
    ['is answered', 'answered', [attempt, 'google', right, at(5)]],
    ['is answered at the end of its time', 'answered', [attempt, 'google', right, at(ATTEMPT_SECONDS)]],
    ['is foreign after it', 'foreign', [attempt, 'google', right, at(ATTEMPT_SECONDS + 1)]],
    ['is foreign before it began', 'foreign', [attempt, 'google', right, at(-1)]],
    ['is foreign without an attempt', 'foreign', [undefined, 'google', right, at(5)]],
    ['is foreign from another provider', 'foreign', [attempt, 'apple', right, at(5)]],
    ['is foreign with another state', 'foreign', [attempt, 'google', { ...right, state: 'another' }, at(5)]],
    ['is foreign without a state', 'foreign', [attempt, 'google', { proof: 'a token' }, at(5)]],
    ['is declined', 'declined', [attempt, 'google', { state: 'state', error: 'access_denied' }, at(5)]],
    [
      'is declined as Apple says it',
      'declined',
      [{ ...attempt, provider: 'apple' }, 'apple', { state: 'state', error: 'user_cancelled_authorize' }, at(5)],
    ],
    [
      'is declined whatever else it brings',
      'declined',
      [attempt, 'google', { ...right, error: 'access_denied' }, at(5)],
    ],
    ['is broken for any other error', 'broken', [attempt, 'google', { ...right, error: 'server_error' }, at(5)]],
    ['is broken without a token', 'broken', [attempt, 'google', { state: 'state' }, at(5)]],
    ['is broken with an empty one', 'broken', [attempt, 'google', { state: 'state', proof: '' }, at(5)]],
    ['tells nobody else that it was declined', 'foreign', [attempt, 'google', { error: 'access_denied' }, at(5)]],
  ])('%s', (_what, expected, asked) => {
    expect(outcomeOf(...asked)).toBe(expected);
  });
});
