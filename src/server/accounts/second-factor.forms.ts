import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { secondFactorCode } from '#src/contracts/accounts.ts';
import { nextPath, signInAgainPath } from '#src/server/accounts/next-path.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { beginSecondFactor, confirmSecondFactor, passSecondFactor } from '#src/server/accounts/second-factor.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { SignInAgainError } from '#src/server/accounts/ways-in.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import type { FormSuccess } from '#src/server/http/form-response.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { accountLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';

const PATH = '/second-factor';
export const secondFactorPath = (next: string | undefined): string =>
  `${PATH}?${new URLSearchParams({ next: nextPath(next) }).toString()}`;

/** @throws AppError `unauthenticated` */
async function callerOf(c: FormContext): Promise<Caller> {
  const person = await readSession(c.get('services'), cookieToken(c));
  if (!person) throw new AppError('unauthenticated');
  return person.caller;
}

/** A session that ended begins again at the sign-in page; a page that is not up to date is read again. */
const onError = (error: AppError): AppError | FormSuccess => {
  if (error.code === 'unauthenticated') return { location: `/login?${new URLSearchParams({ next: PATH }).toString()}` };
  if (error instanceof SignInAgainError) return { location: signInAgainPath(PATH) };
  return error.code === 'conflict' || error.code === 'secondFactorRequired' ? { location: PATH } : error;
};
const codeIn = (fields: Record<string, string>): string =>
  validate(secondFactorCode, { code: fields['otp'] ?? '' }).code;

/** The forms of the second factor, for whoever the cookie of the session names. */
export const secondFactorForms = [
  formRoute({
    path: 'second-factor/begin',
    schema: v.object({ next: v.optional(v.string()) }),
    onError,
    handle: async ({ services, input, c }) => {
      await accountLimit(c);
      await beginSecondFactor(services, await callerOf(c));
      return { location: secondFactorPath(input.next) };
    },
  }),
  formRoute({
    path: 'second-factor/confirm',
    schema: anyFields,
    onError,
    handle: async ({ services, locale, input, c }) => {
      await accountLimit(c);
      const codes = await confirmSecondFactor(services, await callerOf(c), codeIn(input));
      const i18n = await services.i18n(locale);
      return {
        location: secondFactorPath(input['next']),
        done: { message: i18n._(msg`The app is set up.`) },
        // The next page shows them, and nothing keeps them.
        shows: { recovery: codes.join(' ') },
      };
    },
  }),
  formRoute({
    path: 'second-factor/pass',
    schema: anyFields,
    onError,
    handle: async ({ services, input, c }) => {
      await accountLimit(c);
      await passSecondFactor(services, await callerOf(c), codeIn(input));
      return { location: nextPath(input['next']) };
    },
  }),
];
