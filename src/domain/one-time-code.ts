import { DAY_MS } from '#src/domain/durations.ts';

const MINUTE_MS = 60_000;

export const CODE_DIGITS = 6;
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const MAX_TRIES = 5;
/** Seconds until another code may be asked for. */
export const RESEND_SECONDS = 60;
/** Codes of one account: at most so many in a span. */
export const CODE_LIMITS = [
  { most: 5, withinMs: 60 * MINUTE_MS },
  { most: 10, withinMs: DAY_MS },
] as const;

/** What a code is for. One of a purpose does nothing for another. A code of `link` is pressed, not typed. */
export const CODE_PURPOSES = ['email', 'phone', 'password', 'link', 'newEmail'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What a code to the present address permits whoever is signed in to an account without a password. One does nothing for the other. */
export const PROOF_USES = ['moveEmail', 'firstPassword'] as const;
export type ProofUse = (typeof PROOF_USES)[number];

/**
 * Seconds until the next code may be sent, 0 for now.
 * @param sent when the codes of the last day were sent, in any order
 * @param alike those of them for the same purpose: whoever just confirmed an email does not wait for a code to their phone
 */
export function secondsToNextCode(sent: readonly Date[], now: Date, alike: readonly Date[] = sent): number {
  const times = sent.map((at) => at.getTime()).toSorted((a, b) => b - a);
  const waits = CODE_LIMITS.map(({ most, withinMs }) => {
    const oldest = times[most - 1];
    return oldest === undefined ? 0 : oldest + withinMs - now.getTime();
  });
  if (alike.length > 0)
    waits.push(Math.max(...alike.map((at) => at.getTime())) + RESEND_SECONDS * 1000 - now.getTime());
  return Math.max(0, ...waits.map((wait) => Math.ceil(wait / 1000)));
}

export type SentCode = { expiresAt: Date; tries: number; usedAt: Date | null };

/** Whether a code that was asked for at a moment would be over before it is sent, as after a queue that stood. */
export const isOver = (askedAt: Date, now: Date): boolean => now.getTime() - askedAt.getTime() >= CODE_LIFETIME_MS;

/** Whether the newest code can still be tried. */
export const mayTry = (code: SentCode | undefined, now: Date): code is SentCode =>
  code !== undefined && code.usedAt === null && code.tries < MAX_TRIES && now < code.expiresAt;
