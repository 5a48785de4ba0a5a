import { type Person, readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import type { FormSuccess } from '#src/server/http/form-response.ts';

/** Who sends the form. @throws AppError `unauthenticated` */
export async function personOf(c: FormContext): Promise<Person> {
  const person = await readSession(c.get('services'), cookieToken(c));
  if (!person) throw new AppError('unauthenticated');
  return person;
}

/** Who was signed out meanwhile signs in, and comes back to the part of the profile. */
export const toLogin =
  (part: string) =>
  (error: AppError): AppError | FormSuccess =>
    error.code === 'unauthenticated'
      ? { location: `/login?${new URLSearchParams({ next: `/profile?part=${part}` }).toString()}` }
      : error;
