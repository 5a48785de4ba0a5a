import type { Locale } from '#src/i18n/locales.ts';

/** The address of a calendar file: `/calendars/events.ar.ics` of all to come, `/calendars/events/a-talk.ar.ics` of one. */
export function calendarPath(kind: 'event' | 'training', locale: Locale, slug?: string): string {
  const list = kind === 'event' ? 'events' : 'training';
  return `/calendars/${list}${slug === undefined ? '' : `/${encodeURIComponent(slug)}`}.${locale}.ics`;
}
