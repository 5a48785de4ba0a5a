import { splitLocale } from '#src/i18n/locales.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import { isOwnPath } from '#src/server/http/return-to.ts';

/** Where signing in leads without a page to go back to. */
const PROFILE = '/profile';
/** Pages that send on who is signed in: going back to them would never end. */
const ENTRANCES = /^\/(?:login|signup|forget-password)(?:[/?#]|$)/;
const LONGEST = 1000;

/** The page to go on to after signing in, without its language: a path of this site alone, the profile for any other text. */
export function nextPath(text: string | undefined): string {
  if (text === undefined || text.length > LONGEST || !isOwnPath(text)) return PROFILE;
  const [path = '/'] = text.split(/[?#]/);
  const plain = splitLocale(path).path + text.slice(path.length);
  return isOwnPath(plain) && !ENTRANCES.test(plain) ? plain : PROFILE;
}

/**
 * Where signing in leads. A browser that sent no cookie at all may keep none: it comes to the sign-in page, which leads on
 * whoever is signed in there, and tells everybody else why they are not.
 */
export const arrivalPath = (c: FormContext, location: string): string =>
  c.req.header('cookie') === undefined
    ? `/login?${new URLSearchParams({ cookies: 'off', next: location }).toString()}`
    : location;

/** Where whoever signed in long ago signs in again, to go on to a page of this site. */
export const signInAgainPath = (next: string): string =>
  `/login?${new URLSearchParams({ again: 'on', next }).toString()}`;
