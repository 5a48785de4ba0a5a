import type { SocialProvider } from '#src/domain/social-sign-in.ts';

/** Seconds in which a person comes back from a provider. */
export const ATTEMPT_SECONDS = 600;

/** One sign-in at a provider, as the browser holds it until the provider leads back. */
export type SocialAttempt = {
  provider: SocialProvider;
  /** Known to this browser and the provider alone: an answer without it is not to this attempt. */
  state: string;
  nonce: string;
  /** The session whose account is to be connected; undefined where somebody signs in. */
  connects?: string | undefined;
  /** Milliseconds since 1970. */
  begunAt: number;
};

/** What a provider answers with: who the person is, or why it does not say. */
export type SocialAnswer = { state?: string | undefined; error?: string | undefined; proof?: string | undefined };

/** Apple and the other two each say in their own way that the person did not agree. */
const REFUSALS = ['access_denied', 'user_cancelled_authorize'];

/**
 * What an answer means for the attempt that the browser holds. `foreign`: none was begun here, it is over, or the answer is to
 * another one. `declined`: the person did not agree. `broken`: the provider says that something else went wrong.
 */
export function outcomeOf(
  attempt: SocialAttempt | undefined,
  provider: SocialProvider,
  answer: SocialAnswer,
  now: Date,
): 'foreign' | 'declined' | 'broken' | 'answered' {
  if (!attempt || attempt.provider !== provider || answer.state !== attempt.state) return 'foreign';
  const age = now.getTime() - attempt.begunAt;
  if (age < 0 || age > ATTEMPT_SECONDS * 1000) return 'foreign';
  if (answer.error !== undefined) return REFUSALS.includes(answer.error) ? 'declined' : 'broken';
  return answer.proof === undefined || answer.proof === '' ? 'broken' : 'answered';
}
