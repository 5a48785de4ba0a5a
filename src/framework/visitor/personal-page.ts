import { parse } from 'hono/utils/cookie';

/** The name of the cookie that a native form sets for the next page, which is then rendered for that visitor. On https the prefix binds it to this host. */
export const formCookie = (isSecure: boolean): string => (isSecure ? '__Host-form' : 'form');
/** The cookies of a session: the key, and what says to scripts that there is one. */
export const sessionCookies = (isSecure: boolean): string[] => [isSecure ? '__Host-session' : 'session', 'signed-in'];
/** The cookies that a page shows, where no script can. */
export const SHOWN_COOKIES = [
  'cart',
  'theme',
  'contrast',
  'motion',
  'consent',
  'digits',
  'signed-in',
  'session',
  '__Host-session',
];

/** Tests for `js=1` without parsing all cookies, because nearly every visitor has it. */
const HAS_SCRIPT = /(?:^|; )js=1(?:;|$)/;

/**
 * Why a cacheable page must be rendered for its visitor: a form set flash state for it, or the visitor has cookies to show and
 * no script to show them. Undefined where the cached page serves. It decides who is served from the cache, never what is
 * stored in it: cached pages are rendered without any cookie.
 */
export function personalPageReason(cookieHeader: string | null, isSecure: boolean): 'form' | 'noScript' | undefined {
  if (!cookieHeader || (HAS_SCRIPT.test(cookieHeader) && !cookieHeader.includes('form'))) return undefined;
  const cookies = parse(cookieHeader);
  if (cookies[formCookie(isSecure)]) return 'form';
  if (cookies['js'] === '1') return undefined;
  return SHOWN_COOKIES.some((name) => cookies[name]) ? 'noScript' : undefined;
}

/** Whether the visitor's browser has run the head script. */
export const hasScript = (cookieHeader: string | null | undefined): boolean =>
  parse(cookieHeader ?? '', 'js')['js'] === '1';
