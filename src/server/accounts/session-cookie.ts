import type { Context } from 'hono';
import { COOKIES } from '#src/contracts/cookies.ts';
import type { Tokens } from '#src/server/accounts/sessions.ts';
import { clearCookie, readCookie, writeCookie } from '#src/server/http/cookies.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import type { ApiEnv } from '#src/server/http/operation.ts';

type Called = Context<ApiEnv>;

/** The site's own script: its refresh token is in a cookie that no script can read, and in no body. */
const isOwnBrowser = (c: Called): boolean =>
  c.req.header('sec-fetch-site') === 'same-origin' && c.req.header('x-client') === 'web';

/** The tokens as the caller gets them; to the site's own browser the refresh token goes as a cookie. */
export function keepTokens(c: Called, { access, refresh }: Tokens): { access: string; refresh?: string } {
  if (!isOwnBrowser(c)) return { access, refresh };
  rememberSession(c, refresh);
  return { access };
}

/** Keeps a browser signed in, by a cookie that no script can read and one that says no more than that somebody is. */
export function rememberSession(c: Called | FormContext, refresh: string): void {
  writeCookie(c, COOKIES.session, refresh);
  writeCookie(c, COOKIES.signedIn, '1');
}

/** The refresh token that was sent: in the body, or by the site's own browser as its cookie. */
export const sentRefreshToken = (c: Called, inBody: string | undefined): string =>
  (isOwnBrowser(c) ? readCookie(c, COOKIES.session) : inBody) ?? '';

/** Signs the browser out, whatever becomes of the call. */
export function forgetTokens(c: Called): void {
  if (!isOwnBrowser(c)) return;
  clearCookie(c, COOKIES.session);
  clearCookie(c, COOKIES.signedIn);
}
