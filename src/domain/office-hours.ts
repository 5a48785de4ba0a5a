/** When somebody answers the phone, by the clocks of the office. */
import { DAY_MS } from '#src/domain/durations.ts';
import { dayIn, momentOf } from '#src/domain/local-time.ts';

/** Days from 0 for Sunday to 6; a week may begin late in it, as from Saturday to Wednesday. Times as `09:00`. */
export type OfficeHours = { firstDay: number; lastDay: number; from: string; until: string; timeZone: string };

export type Openness = {
  isOpen: boolean;
  /** The moment at which this changes, in milliseconds since 1970. */
  changesAt: number;
};

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** Whether the office works on a day of the week. */
const isWorkday = ({ firstDay, lastDay }: Pick<OfficeHours, 'firstDay' | 'lastDay'>, weekday: number): boolean =>
  (weekday - firstDay + 7) % 7 <= (lastDay - firstDay + 7) % 7;

/** Whether the office is open at a moment, and until when. @throws RangeError for an unknown time zone */
export function opennessAt(hours: OfficeHours, at: Date): Openness {
  const today = dayIn(hours.timeZone, at);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const spans = Array.from({ length: 8 }, (_, ahead) => new Date(noon + ahead * DAY_MS).toISOString().slice(0, 10))
    .filter((day) => isWorkday(hours, weekdayOf(day)))
    .map((day) => ({
      from: momentOf(`${day}T${hours.from}`, hours.timeZone).getTime(),
      until: momentOf(`${day}T${hours.until}`, hours.timeZone).getTime(),
    }));
  const next = spans.find(({ until }) => at.getTime() < until)!;
  const isOpen = at.getTime() >= next.from;
  return { isOpen, changesAt: isOpen ? next.until : next.from };
}
