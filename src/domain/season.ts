import { DAY_MS } from '#src/domain/durations.ts';

/** The times of the year for which home has a section of its own. */
export type Season = 'ramadan' | 'sacrifices';

/**
 * The date of the Umm al-Qura calendar in Mecca (UTC+3 all year), which pilgrimage and sacrifice follow. It does not depend
 * on the time zone of the server or the visitor, so a page is the same for all. As in the printed calendar a day begins at
 * midnight, not at sunset.
 */
const meccan = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'Asia/Riyadh',
  month: 'numeric',
  day: 'numeric',
});

const RAMADAN = 9;
const DHU_AL_HIJJAH = 12;
/** The last day of tashriq: sacrifices are made from the 10th until its sunset, and ordered from the 1st. */
const LAST_DAY_OF_SACRIFICE = 13;

/** The season at a moment; undefined for most of the year. */
export function seasonAt(at: Date): Season | undefined {
  const part = (type: 'month' | 'day') => Number(meccan.formatToParts(at).find((one) => one.type === type)!.value);
  const month = part('month');
  if (month === RAMADAN) return 'ramadan';
  return month === DHU_AL_HIJJAH && part('day') <= LAST_DAY_OF_SACRIFICE ? 'sacrifices' : undefined;
}

const AHEAD_OF_UTC_MS = 3 * 3_600_000;
const meccanDay = (at: number): string => new Date(at + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);

/** The first and the last day of the season at a moment, as ISO 8601. @throws RangeError where there is none */
export function seasonDays(at: Date): { from: string; until: string } {
  const season = seasonAt(at);
  if (season === undefined) throw new RangeError('it is no season');
  const end = (step: number): string => {
    let last = at.getTime();
    while (seasonAt(new Date(last + step)) === season) last += step;
    return meccanDay(last);
  };
  return { from: end(-DAY_MS), until: end(DAY_MS) };
}

/** The next midnight in Mecca, in milliseconds since 1970. No season begins or ends before it. */
export const endOfMeccanDay = (at: number): number =>
  (Math.floor((at + AHEAD_OF_UTC_MS) / DAY_MS) + 1) * DAY_MS - AHEAD_OF_UTC_MS;

/** The moment at which the season of sacrifices begins next: the first of Dhu al-Hijjah, at midnight in Mecca. */
export function startOfNextSacrifices(from: Date): Date {
  let wasSeason = seasonAt(from) === 'sacrifices';
  for (let at = endOfMeccanDay(from.getTime()); ; at += DAY_MS) {
    const isSeason = seasonAt(new Date(at)) === 'sacrifices';
    if (isSeason && !wasSeason) return new Date(at);
    wasSeason = isSeason;
  }
}

/** The day before the sacrifice begins (9 Dhu al-Hijjah in Mecca) that comes next, as ISO 8601. */
export function eveOfNextEid(from: Date): string {
  for (let at = endOfMeccanDay(from.getTime()); ; at += DAY_MS) {
    const parts = meccan.formatToParts(at);
    const part = (type: 'month' | 'day') => Number(parts.find((one) => one.type === type)!.value);
    if (part('month') === DHU_AL_HIJJAH && part('day') === 9)
      return new Date(at + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
  }
}
