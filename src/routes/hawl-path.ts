import type { Locale } from '#src/i18n/locales.ts';

/** The address of the calendar file that reminds of zakat; its query parameter `from` is the day on which the year began. */
export const hawlPath = (locale: Locale): string => `/lists/zakat-reminder.${locale}.ics`;
