import { DAY_MS } from '#src/domain/durations.ts';

/** How long an access token counts. */
export const ACCESS_SECONDS = 15 * 60;
/** How long a session lasts without being used. */
export const SESSION_MS = 30 * DAY_MS;
/** Within it a tab that used the former token gets the same new one as the tab that was first. */
export const GRACE_MS = 10_000;
/** How long after its owner signed in a session may add another way to sign in: one that was stolen is mostly older. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;

/** A signed-in device. Its refresh tokens are counted: each use makes the next. */
export type SessionState = {
  /** The number of the token that counts, from 0. */
  generation: number;
  /** When that token was made. */
  rotatedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
};

/**
 * `rotate`: the next token is made. `repeat`: a tab beside the first one gets the token that was just made. `reused`: a token
 * that was replaced earlier is used again, so somebody else has it, and the session ends. `ended`: nothing is given.
 */
export type RefreshOutcome = 'rotate' | 'repeat' | 'reused' | 'ended';

/** Whether somebody signed in so short ago that their session may add another way to sign in. */
export const isFreshSignIn = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < FRESH_SIGN_IN_MS;

/** What a refresh token of this generation does at a moment. */
export function refreshOutcome(session: SessionState, generation: number, now: Date): RefreshOutcome {
  if (session.endedAt !== null || now >= session.expiresAt) return 'ended';
  if (generation === session.generation) return 'rotate';
  // A number that was never given out is no token.
  if (generation > session.generation || generation < 0) return 'ended';
  const age = now.getTime() - session.rotatedAt.getTime();
  return generation === session.generation - 1 && age <= GRACE_MS ? 'repeat' : 'reused';
}

/** The session after an outcome. */
export function sessionAfter(session: SessionState, outcome: RefreshOutcome, now: Date): SessionState {
  if (outcome === 'rotate')
    return {
      ...session,
      generation: session.generation + 1,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    };
  return outcome === 'reused' ? { ...session, endedAt: now } : session;
}
