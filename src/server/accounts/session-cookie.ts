import type { Context } from 'hono';
import { COOKIES } from '#src/contracts/cookies.ts';
import type { Digits } from '#src/domain/notice.ts';
import type { Tokens } from '#src/server/accounts/sessions.ts';
import { clearCookie, readCookie, writeCookie } from '#src/server/http/cookies.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import type { ApiEnv } from '#src/server/http/operation.ts';

type Called = Context<ApiEnv>;

/** The site's own script: its refresh token is in a cookie that no script can read, and in no body. */
export const isOwnBrowser = (c: Called): boolean =>
  c.req.header('sec-fetch-site') === 'same-origin' && c.req.header('x-client') === 'web';

/** The tokens as the caller gets them; to the site's own browser the refresh token goes as a cookie. */
export function keepTokens(c: Called, tokens: Tokens): { access: string; refresh?: string } {
  const { access, refresh } = tokens;
  if (!isOwnBrowser(c)) return { access, refresh };
  rememberSession(c, tokens);
  return { access };
}

/** Keeps a browser signed in, by a cookie that no script can read and one that says no more than that somebody is. */
export function rememberSession(c: Called | FormContext, { digits, refresh }: Omit<Tokens, 'access'>): void {
  writeCookie(c, COOKIES.session, refresh);
  writeCookie(c, COOKIES.signedIn, '1');
  // On a device that several people use it may be somebody else.
  clearCookie(c, COOKIES.newcomer);
  if (digits) rememberDigits(c, digits);
}

/** The digits of pages in Arabic, as the head's script shows them. */
export function rememberDigits(c: Called | FormContext, digits: Digits): void {
  if (digits === 'latn') clearCookie(c, COOKIES.digits);
  else writeCookie(c, COOKIES.digits, digits);
}

/**
 * The refresh token in the cookies of a call. It counts only beside the cookie that says somebody is signed in: scripts can
 * remove that one, so a browser is signed out also when the server could not be told.
 */
export const cookieToken = (c: Called | FormContext): string | undefined =>
  readCookie(c, COOKIES.signedIn) === '1' ? readCookie(c, COOKIES.session) : undefined;

/** The refresh token that was sent: in the body, or by the site's own browser as its cookie. */
export const sentRefreshToken = (c: Called, inBody: string | undefined): string =>
  (isOwnBrowser(c) ? cookieToken(c) : inBody) ?? '';

/** The token of a session that this browser has left, while the server was not told. */
export const leftToken = (c: Called): string | undefined =>
  isOwnBrowser(c) && cookieToken(c) === undefined ? readCookie(c, COOKIES.session) : undefined;

/**
 * Signs a browser out whose session has ended. Its token stays, which opens nothing any more: by it what is typed in an open page is
 * kept for its owner. Whoever signed out leaves no token.
 */
export function signBrowserOut(c: Called): void {
  if (!isOwnBrowser(c)) return;
  if (leftToken(c) !== undefined) clearCookie(c, COOKIES.session);
  clearCookie(c, COOKIES.signedIn);
}

/** The site's own script calls without any cookie: its browser keeps none. */
export const keepsNoCookies = (c: Called): boolean => isOwnBrowser(c) && c.req.header('cookie') === undefined;
