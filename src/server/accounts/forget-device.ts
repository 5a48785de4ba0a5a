import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { COOKIES } from '#src/contracts/cookies.ts';
import { clearCookie, removeCookie } from '#src/server/http/cookies.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import type { ApiEnv } from '#src/server/http/operation.ts';

/** What says how the site looks, and the answer to a question that would be asked again. */
const KEPT = new Set<string>(
  (['language', 'theme', 'contrast', 'motion', 'digits', 'consent', 'js'] as const).map((key) => COOKIES[key].name),
);

/** Clears every cookie and everything that pages keep in the browser, but how the site looks. */
export function forgetDevice(c: FormContext | Context<ApiEnv>): void {
  for (const rule of [COOKIES.session, COOKIES.signedIn]) clearCookie(c, rule);
  for (const name of Object.keys(getCookie(c))) if (!KEPT.has(name)) removeCookie(c, name);
  c.header('clear-site-data', '"storage"');
}
