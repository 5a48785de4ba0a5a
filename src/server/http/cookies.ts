import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieName, type CookieRule } from '#src/contracts/cookies.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Env } from '#src/server/platform/env.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the API, the forms and the pages' routes have variables of their own
type Called = Context<any>;

/** Whether the site's public address uses https. */
export const isSecureSite = ({ publicUrl }: Pick<Env, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') ?? false;
const isSecure = (c: Called): boolean => isSecureSite((c.get('services') as ServiceContext).env);

/** The value of a cookie by its rule; undefined where it is not set. */
export const readCookie = (c: Called, rule: CookieRule): string | undefined =>
  getCookie(c, cookieName(rule, isSecure(c)));

/** Sets a cookie with the age and flags of its rule. */
export function writeCookie(c: Called, rule: CookieRule, value: string): void {
  setCookie(c, cookieName(rule, isSecure(c)), value, {
    path: '/',
    maxAge: rule.age,
    sameSite: 'Lax',
    httpOnly: !rule.isReadable,
    secure: isSecure(c),
  });
}

export function clearCookie(c: Called, rule: CookieRule): void {
  deleteCookie(c, cookieName(rule, isSecure(c)), { path: '/', secure: isSecure(c) });
}

/** Clears a cookie by the name that the browser sent it under. */
export function removeCookie(c: Called, name: string): void {
  deleteCookie(c, name, { path: '/', secure: isSecure(c) });
}
