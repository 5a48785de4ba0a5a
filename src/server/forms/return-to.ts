import { localePath, isLocale, defaultLocale, type Locale } from '#src/i18n/locales.ts';

/** Only a path of ours: no host, no scheme, no way round by a backslash or a control character. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

export const isOwnPath = (path: string): boolean => PATH.test(path);

export const localeOf = (value: unknown): Locale => (typeof value === 'string' && isLocale(value) ? value : defaultLocale);

/** Where a native form sends the person back to: the page that it stood on, in its language. */
export function returnAddress(form: Record<string, unknown>, fragment = ''): string {
  const path = typeof form['returnTo'] === 'string' && isOwnPath(form['returnTo']) ? form['returnTo'] : '/';
  return localePath(localeOf(form['locale']), path) + fragment;
}
