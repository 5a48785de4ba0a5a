import { clockTime, longDay, zoneName } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';

type Line = { facts: { type: string; timeZone?: string | undefined } | null };

/** Until when shares are kept, by the clocks of the first place where they are slaughtered. @param at ISO 8601 */
export function sharesDeadline(at: string, items: readonly Line[], locale: Locale): string {
  const timeZone =
    items.flatMap(({ facts }) => (facts?.type === 'sacrifice' ? (facts.timeZone ?? []) : []))[0] ?? 'UTC';
  const comma = locale === 'ar' ? '، ' : ', ';
  return `${longDay(at, timeZone, locale)}${comma}${clockTime(at, timeZone, locale)} (${zoneName(at, timeZone, locale)})`;
}
