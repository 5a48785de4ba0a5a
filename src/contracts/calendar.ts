import * as v from 'valibot';
import { type Calendar, CALENDAR_PATTERN, isCalendar } from '#src/domain/giving-calendar.ts';

/** On which days is given: `ramadan`, `lastTenNights:odd`, `zakatDay:9-27`. */
export const calendarText = v.pipe(
  v.string('invalidType'),
  v.regex(new RegExp(CALENDAR_PATTERN), 'invalidSelection'),
  v.guard((text: string): text is Calendar => isCalendar(text), 'invalidSelection'),
);
