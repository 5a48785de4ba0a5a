import { parse } from 'hono/utils/cookie';

/** Left by a native form for the page that comes next: that page is rendered for its owner, once. On https its name binds it to this host. */
export const formCookie = (isSecure: boolean): string => (isSecure ? '__Host-form' : 'form');
/** What a page shows of a visitor, where no script can put it on. */
export const SHOWN_COOKIES = ['cart', 'theme', 'contrast', 'consent', 'digits', 'signed-in', 'session', '__Host-session'];

/** Told without reading all cookies, as of nearly every donor. */
const HAS_SCRIPT = /(?:^|; )js=1(?:;|$)/;

/**
 * Why a visitor must be given a page of their own at a cacheable address: a form left something for it, or they have
 * personal cookies and no script that could show them. Nothing where the page of everybody serves. It decides who is
 * served from the cache, never what is put into it: that is rendered without any cookie.
 */
export function ownPageReason(cookieHeader: string | null, isSecure: boolean): 'form' | 'noScript' | undefined {
  if (!cookieHeader || (HAS_SCRIPT.test(cookieHeader) && !cookieHeader.includes('form'))) return undefined;
  const cookies = parse(cookieHeader);
  if (cookies[formCookie(isSecure)]) return 'form';
  if (cookies['js'] === '1') return undefined;
  return SHOWN_COOKIES.some((name) => cookies[name]) ? 'noScript' : undefined;
}

/** Whether the visitor's browser has run the script that shows the readable cookies. */
export const hasScript = (cookieHeader: string | null | undefined): boolean => parse(cookieHeader ?? '', 'js')['js'] === '1';
