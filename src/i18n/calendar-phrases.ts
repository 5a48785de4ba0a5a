import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Calendar, type CalendarKind, kindOf } from '#src/domain/giving-calendar.ts';
import type { Interval } from '#src/domain/subscription.ts';

const ofKind: Record<CalendarKind, MessageDescriptor> = {
  fridays: msg`on Fridays`,
  ramadan: msg`on each day of Ramadan`,
  lastTenNights: msg`on the last ten nights of Ramadan`,
  firstTenDays: msg`on the first ten days of Dhu al-Hijjah`,
  whiteDays: msg`on the white days of each month`,
  zakatDay: msg`on your zakat day`,
};

const weighted: Partial<Record<Calendar, MessageDescriptor>> = {
  'lastTenNights:odd': msg`on the last ten nights of Ramadan, with double the amount on the odd nights`,
  'lastTenNights:night27': msg`on the last ten nights of Ramadan, with double the amount on the odd nights and four times the amount on the 27th`,
};

/** On which days, and on which of them how many times the amount, as it stands after an amount: "€10 on Fridays". */
const calendarPhrase = (calendar: Calendar): MessageDescriptor => weighted[calendar] ?? ofKind[kindOf(calendar)];

const EVERY: Record<Interval, MessageDescriptor> = {
  day: msg`every day`,
  week: msg`every week`,
  month: msg`every month`,
  year: msg`every year`,
};
export type Recurrence = { interval: Interval; calendar?: Calendar | null | undefined };

/** How often, or on which days, as it stands after an amount. */
export const recurrencePhrase = ({ calendar, interval }: Recurrence): MessageDescriptor =>
  calendar ? calendarPhrase(calendar) : EVERY[interval];
