/** The times of the year in which home says what the time asks for. */
export type Season = 'ramadan' | 'sacrifices';

/**
 * The Umm al-Qura calendar is the one of Mecca, and pilgrimage and sacrifice follow Mecca's days, so the date is read
 * there: UTC+3 in every season. Neither the server's zone nor the visitor's moves it, so that a page is the same for all.
 * Like the printed calendar it turns at midnight, not at sunset.
 */
const meccan = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { timeZone: 'Asia/Riyadh', month: 'numeric', day: 'numeric' });

const RAMADAN = 9;
const DHU_AL_HIJJAH = 12;
/** The last day of tashriq: sacrifices are made from the tenth until its sunset, and ordered from the first. */
const LAST_DAY_OF_SACRIFICE = 13;

/** The season at a moment; most of the year there is none. */
export function seasonAt(at: Date): Season | undefined {
  const part = (type: 'month' | 'day') => Number(meccan.formatToParts(at).find((one) => one.type === type)!.value);
  const month = part('month');
  if (month === RAMADAN) return 'ramadan';
  return month === DHU_AL_HIJJAH && part('day') <= LAST_DAY_OF_SACRIFICE ? 'sacrifices' : undefined;
}

const DAY_MS = 86_400_000;
const AHEAD_OF_UTC_MS = 3 * 3_600_000;

/** The next midnight of Mecca, in milliseconds: until then no season begins or ends. */
export const endOfMeccanDay = (at: number): number => (Math.floor((at + AHEAD_OF_UTC_MS) / DAY_MS) + 1) * DAY_MS - AHEAD_OF_UTC_MS;
