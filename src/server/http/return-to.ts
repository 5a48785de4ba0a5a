import { localePath, isLocale, defaultLocale, type Locale } from '#src/i18n/locales.ts';

/** A path of this site: no host, no scheme, no backslash or control character, which browsers treat as a slash or drop. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Whether a text is a path of this site, so that a redirect to it stays here. */
export const isOwnPath = (path: string): boolean => PATH.test(path);

export const localeOf = (value: unknown): Locale =>
  typeof value === 'string' && isLocale(value) ? value : defaultLocale;

/** The address of the page of a native form, in its language. `fragment` takes the place of the path's own. */
export function returnAddress(form: Record<string, unknown>, fragment = ''): string {
  const path = typeof form['returnTo'] === 'string' && isOwnPath(form['returnTo']) ? form['returnTo'] : '/';
  return localePath(localeOf(form['locale']), fragment === '' ? path : path.replace(/#.*/s, '')) + fragment;
}
