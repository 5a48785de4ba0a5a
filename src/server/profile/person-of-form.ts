import { COOKIES } from '#src/contracts/cookies.ts';
import { findFormerOwner, type Person, readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { readCookie } from '#src/server/http/cookies.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import type { FormSuccess } from '#src/server/http/form-response.ts';

/** The session of a form has ended. */
class SignedOutError extends AppError {
  /** Whose session it was, where that is known. */
  readonly owner: string | undefined;
  constructor(owner: string | undefined) {
    super('unauthenticated');
    this.owner = owner;
  }
}

/** Who sends the form. @throws AppError `unauthenticated` */
export async function personOf(c: FormContext): Promise<Person> {
  const services = c.get('services');
  const person = await readSession(services, cookieToken(c));
  if (!person) throw new SignedOutError(await findFormerOwner(services, readCookie(c, COOKIES.session)));
  return person;
}

/**
 * Who was signed out meanwhile signs in, and comes back to the part of the profile, where they find what they typed. It is kept for
 * the same account alone.
 */
export const toLogin =
  (part: string) =>
  (error: AppError): AppError | FormSuccess => {
    if (error.code !== 'unauthenticated') return error;
    const owner = error instanceof SignedOutError ? error.owner : undefined;
    return {
      location: `/login?${new URLSearchParams({ next: `/profile?part=${part}` }).toString()}`,
      ...(owner === undefined ? {} : { keptAs: COOKIES.profile, keptFor: owner }),
    };
  };
