import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { type Readiness, whenReady } from '#src/screens/shell/navigation.ts';

/** Where somebody can write to the charity: its form, or its address where there is no form yet. `search`: what they looked for, to begin with. */
export function contactHref(
  locale: Locale,
  email: string | undefined,
  { isReady = whenReady, search = '' }: { isReady?: Readiness; search?: string } = {},
): string | undefined {
  const words = search === '' ? '' : `?${new URLSearchParams({ search }).toString()}`;
  if (isReady('contact')) return hrefTo(locale, 'contact') + words;
  return email === undefined ? undefined : `mailto:${email}`;
}
