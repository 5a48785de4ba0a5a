import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { type Readiness, whenReady } from '#src/screens/shell/navigation.ts';

/** Where somebody can write to the charity: its form, or its address where there is no form yet. */
export function contactHref(
  locale: Locale,
  email: string | undefined,
  isReady: Readiness = whenReady,
): string | undefined {
  if (isReady('contact')) return hrefTo(locale, 'contact');
  return email === undefined ? undefined : `mailto:${email}`;
}
