/** Wall clocks of the world: a local date and time with its IANA time zone, as one moment. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })),
    );
  return format;
}

/** What the clocks of a time zone show at a moment, as if it were UTC, in whole seconds. @throws RangeError for an unknown zone */
function wallClock(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)!.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day that the clocks of a time zone show at a moment: `2026-05-26`. @throws RangeError for an unknown zone */
export const dayIn = (timeZone: string, at: Date): string =>
  new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(0, 10);

/** What the clocks of a time zone show at a moment: `2026-05-26T18:00`. @throws RangeError for an unknown zone */
export const localIn = (timeZone: string, at: Date): string =>
  new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(0, 16);

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
/** No clock of the world is further than this from UTC. */
const FURTHEST_MS = 26 * 3_600_000;

/**
 * The moment at which the clocks of a time zone show a local time, `2026-05-26T18:00`. Where they show it twice it is the
 * first; where they skip it, as much later as they skip. @throws RangeError for another text or an unknown zone
 */
export function momentOf(local: string, timeZone: string): Date {
  const shown = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(local))
    throw new RangeError(`no local time: ${local}`);
  const offsets = [shown - FURTHEST_MS, shown + FURTHEST_MS].map((at) => wallClock(at, timeZone) - at);
  const found = offsets.map((offset) => shown - offset).filter((at) => wallClock(at, timeZone) === shown);
  return new Date(found.length > 0 ? Math.min(...found) : shown - offsets[0]!);
}

/** Time in two units at most. Under a day it is hours and minutes, under an hour minutes, the last of them counted as one. */
export type TimeLeft = { days: number; hours: number } | { hours: number; minutes: number } | { minutes: number };

const MINUTE_MS = 60_000;
/** What is left until a moment, rounded down; undefined when it has come. Both in milliseconds since 1970. */
export function timeLeft(until: number, now: number): TimeLeft | undefined {
  if (now >= until) return undefined;
  const minutes = Math.max(1, Math.floor((until - now) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return { days: Math.floor(hours / 24), hours: hours % 24 };
  return hours > 0 ? { hours, minutes: minutes % 60 } : { minutes };
}
