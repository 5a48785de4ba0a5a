import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Calendar, type CalendarKind, kindOf } from '#src/domain/giving-calendar.ts';

/** How often, in a word. */
const intervalWords: Record<'day' | 'week' | 'month' | 'year', MessageDescriptor> = {
  day: msg`Daily`,
  week: msg`Weekly`,
  month: msg`Monthly`,
  year: msg`Yearly`,
};

const ofKind: Record<CalendarKind, MessageDescriptor> = {
  fridays: msg`On Fridays`,
  ramadan: msg`Every day of Ramadan`,
  lastTenNights: msg`The last ten nights of Ramadan`,
  firstTenDays: msg`The first ten days of Dhu al-Hijjah`,
  whiteDays: msg`The white days of each month`,
  zakatDay: msg`On your zakat day`,
};

/** Nights on which more than the amount is given: who pays is told so before. */
const weighted: Partial<Record<Calendar, MessageDescriptor>> = {
  'lastTenNights:odd': msg`The last ten nights of Ramadan, with double the amount on the odd nights`,
  'lastTenNights:night27': msg`The last ten nights of Ramadan, with double the amount on the odd nights and four times the amount on the 27th`,
};

/** On which days of a calendar, and on which of them how many times the amount. */
export const calendarWords = (calendar: Calendar): MessageDescriptor => weighted[calendar] ?? ofKind[kindOf(calendar)];

type Recurring = { interval: keyof typeof intervalWords; calendar?: Calendar | null | undefined };

/** How often a recurring donation is given, or on which days. */
export const recurrenceWords = ({ calendar, interval }: Recurring): MessageDescriptor =>
  calendar ? calendarWords(calendar) : intervalWords[interval];
