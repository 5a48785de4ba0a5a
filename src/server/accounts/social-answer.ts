import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { COOKIES } from '#src/contracts/cookies.ts';
import { isStaff } from '#src/domain/permissions.ts';
import { outcomeOf, type SocialAnswer } from '#src/domain/social-attempt.ts';
import { PROVIDER_NAMES } from '#src/domain/social-names.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import { deviceName } from '#src/server/accounts/device-name.ts';
import { holdNewcomer } from '#src/server/accounts/newcomers.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { replaceSession } from '#src/server/accounts/replace-session.ts';
import { secondFactorPath } from '#src/server/accounts/second-factor.forms.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { type HeldAttempt, readAttempt } from '#src/server/accounts/social-attempts.ts';
import { connectBySocial, NewcomerError, signInBySocial } from '#src/server/accounts/social-sign-in.ts';
import { clearCookie, readCookie } from '#src/server/http/cookies.ts';
import { AppError, asAppError } from '#src/server/http/errors.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import { type FormSuccess, redirectAfterSuccess, redirectWithErrors } from '#src/server/http/form-response.ts';
import { accountLimit } from '#src/server/http/rate-limits.ts';
import { localeOf } from '#src/server/http/return-to.ts';

/** The page on which a new donor says what the provider does not. */
const finishPath = (next: string): string => `/signup?${new URLSearchParams({ step: 'finish', next }).toString()}`;

/** Why nobody is signed in, in words that name the provider. */
const refusal = (outcome: 'foreign' | 'declined' | 'broken', name: string): MessageDescriptor => {
  switch (outcome) {
    case 'foreign':
      return msg`This sign-in with ${name} did not start in this browser, or started more than ten minutes ago. Try again.`;
    case 'declined':
      return msg`You canceled the sign-in with ${name}. Nothing was changed. Try again, or sign in another way.`;
    case 'broken':
      return msg`${name} could not confirm who you are. Try again, or sign in another way.`;
  }
};

/** Ends a sign-in at a provider with what it answered: on to the next page, or back to that of the button, which says why not. */
export async function answerAttempt(c: FormContext, provider: SocialProvider, answer: SocialAnswer): Promise<Response> {
  const attempt = readAttempt(c);
  const outcome = outcomeOf(attempt, provider, answer, c.get('services').now());
  const name = PROVIDER_NAMES[provider];
  const locale = attempt?.locale ?? localeOf(readCookie(c, COOKIES.language));
  c.set('locale', locale);
  c.set('fields', { locale, returnTo: attempt?.page ?? '/login' });
  const form = attempt?.connects === undefined ? `social/${provider}` : 'profile/social';
  try {
    if (!attempt || outcome === 'foreign') throw refused('foreign', name);
    // An answer counts once; one that came a second time is to no attempt.
    clearCookie(c, COOKIES.social);
    if (outcome !== 'answered') throw refused(outcome, name);
    await accountLimit(c);
    return await redirectAfterSuccess(c, form, await act(c, attempt, answer.proof ?? ''));
  } catch (error) {
    if (error instanceof NewcomerError && attempt) {
      const { next } = attempt;
      holdNewcomer(c, error.identity, { next, locale });
      return redirectAfterSuccess(c, form, { location: finishPath(next) });
    }
    const told = asAppError(error);
    if (told.code === 'internal') throw error;
    return redirectWithErrors(c, form, told.code === 'unavailable' ? unreachable(told, name) : told);
  }
}

const refused = (outcome: 'foreign' | 'declined' | 'broken', name: string): AppError =>
  new AppError('conflict', { words: refusal(outcome, name) });
const unreachable = (cause: AppError, name: string): AppError =>
  new AppError('unavailable', {
    cause,
    retryAfter: 30,
    words: msg`${name} cannot be reached right now. Try again in a few minutes, or sign in another way.`,
  });

async function act(c: FormContext, attempt: HeldAttempt, proof: string): Promise<FormSuccess> {
  const services = c.get('services');
  const { connects, locale, next, nonce, provider, redirectUri } = attempt;
  const asked = provider === 'facebook' ? { provider, code: proof, redirectUri } : { provider, token: proof, nonce };
  const i18n = await services.i18n(locale);
  const device = deviceName(c.req.header('user-agent'));
  const former = cookieToken(c);
  if (connects !== undefined) {
    const person = await readSession(services, former);
    // Signed out meanwhile, or in as somebody else.
    if (person?.caller.sessionId !== connects)
      return { location: `/login?${new URLSearchParams({ next }).toString()}` };
    await connectBySocial(services, asked, { device, locale, caller: person.caller });
    const name = PROVIDER_NAMES[provider];
    return { location: next, done: { message: i18n._(msg`You can sign in with ${name} from now on`) } };
  }
  const { user, ...tokens } = await signInBySocial(services, asked, { device, locale });
  await replaceSession(c, tokens);
  return {
    location: isStaff(user.roles) ? secondFactorPath(next) : next,
    done: { message: i18n._(msg`Logged in successfully`) },
  };
}
