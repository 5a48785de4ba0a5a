import { dayIn, momentOf } from '#src/domain/local-time.ts';

/** Why a card is sent: the donation is in the receiver's name, or honours the receiver. */
export const GIFT_KINDS = ['onBehalf', 'inHonour'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

/** The languages of a card. */
export const CARD_LANGUAGES = ['en', 'ar', 'tr'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** Where a phone number tells no time zone. */
const DEFAULT_ZONE = 'Asia/Riyadh';
/** Calling codes of countries with one clock. None begins another, so at most one matches. */
const ZONES: Readonly<Record<string, string>> = {
  '20': 'Africa/Cairo',
  '31': 'Europe/Amsterdam',
  '33': 'Europe/Paris',
  '44': 'Europe/London',
  '49': 'Europe/Berlin',
  '60': 'Asia/Kuala_Lumpur',
  '90': 'Europe/Istanbul',
  '92': 'Asia/Karachi',
  '212': 'Africa/Casablanca',
  '213': 'Africa/Algiers',
  '216': 'Africa/Tunis',
  '218': 'Africa/Tripoli',
  '249': 'Africa/Khartoum',
  '252': 'Africa/Mogadishu',
  '254': 'Africa/Nairobi',
  '387': 'Europe/Sarajevo',
  '880': 'Asia/Dhaka',
  '961': 'Asia/Beirut',
  '962': 'Asia/Amman',
  '963': 'Asia/Damascus',
  '964': 'Asia/Baghdad',
  '965': 'Asia/Kuwait',
  '966': 'Asia/Riyadh',
  '967': 'Asia/Aden',
  '968': 'Asia/Muscat',
  '971': 'Asia/Dubai',
  '973': 'Asia/Bahrain',
  '974': 'Asia/Qatar',
};

/** The time zone of a receiver, by the country of a phone number such as `+905321234567`. */
export function cardTimeZone(phone?: string | null): string {
  const digits = phone?.replace(/^\+/, '') ?? '';
  return ZONES[digits.slice(0, 2)] ?? ZONES[digits.slice(0, 3)] ?? DEFAULT_ZONE;
}

/** The same day of the next year. After 29 February that is no day, which compares as text all the same. */
const aYearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}`.padStart(4, '0') + day.slice(4);

/** Why a day cannot be chosen: there is no such day, it is over, or it is more than a year ahead; undefined where it can. */
export function sendDayFault(
  sendOn: string,
  now: Date,
  timeZone: string,
): 'invalidFormat' | 'tooLow' | 'tooHigh' | undefined {
  if (!isDay(sendOn)) return 'invalidFormat';
  const today = dayIn(timeZone, now);
  if (sendOn < today) return 'tooLow';
  return sendOn > aYearAfter(today) ? 'tooHigh' : undefined;
}

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** When a card is sent: at nine in the morning of its day, and never before its donation is paid. */
export function cardMoment(sendOn: string | null | undefined, paidAt: Date, timeZone: string): Date {
  if (!sendOn) return paidAt;
  const morning = momentOf(`${sendOn}T09:00`, timeZone);
  return morning > paidAt ? morning : paidAt;
}
