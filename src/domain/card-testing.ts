/**
 * Stolen card numbers are tried out where small sums are paid without a name. What stops that is counted here; a donor whose
 * card is declined once or twice never meets any of it.
 */
import { DAY_MS } from '#src/domain/durations.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far back each count reaches, in milliseconds. */
export const COUNTED_MS = {
  hour: HOUR_MS,
  day: DAY_MS,
  amount: 15 * MINUTE_MS,
  site: 10 * MINUTE_MS,
  open: 10 * MINUTE_MS,
} as const;

/** Declines that stop card payments: of one order, of one card in a day, and of one network in an hour and in a day. */
export const STOPS_AT = { order: 4, card: 6, hour: 6, day: 12 } as const;
/** From here on a card payment needs a check first: declines of a network, its unpaid orders, declines of one amount, and of the site. */
export const CHECKS_FROM = { hour: 3, open: 20, amount: 15, site: 30 } as const;
/** Each paid order of a network allows it one more decline, up to this many: a mosque gives behind one address. */
export const MAX_CREDIT = 10;

export type CardCounts = {
  /** Declines of the order, and the most that one of its cards had in a day. */
  order: number;
  card: number;
  /** Declines and paid orders of the network in an hour and in a day; 0 where the network is not known. */
  hour: number;
  hourPaid: number;
  day: number;
  dayPaid: number;
  /** Its orders of the last minutes that are not paid. */
  open: number;
  /** Declines and paid orders of the same amount, and of the whole site, in the last minutes. */
  amount: number;
  amountPaid: number;
  site: number;
  sitePaid: number;
};

/** `on`: staff require a check before each card payment. */
export const CARD_CHECK_MODES = ['auto', 'on'] as const;
export type CardCheckMode = (typeof CARD_CHECK_MODES)[number];
/** `check`: the donor proves first that they are no program; `stopped`: no card payment is made for a while. */
export type CardVerdict = 'open' | 'check' | 'stopped';

const withCredit = (limit: number, paid: number): number => limit + Math.min(paid, MAX_CREDIT);

/** Whether so many declines stop the card payments of the whole network. */
export const isNetworkStopped = ({
  day,
  dayPaid,
  hour,
  hourPaid,
}: Pick<CardCounts, 'day' | 'dayPaid' | 'hour' | 'hourPaid'>): boolean =>
  hour >= withCredit(STOPS_AT.hour, hourPaid) || day >= withCredit(STOPS_AT.day, dayPaid);

/** Whether the declines of an order, of its cards or of its network stop its card payment. */
export const isStopped = (counts: CardCounts): boolean =>
  counts.order >= STOPS_AT.order || counts.card >= STOPS_AT.card || isNetworkStopped(counts);

/** Whether the whole site is being used to test cards: many declines, and more of them than paid orders. */
const isSiteAttacked = ({ site, sitePaid }: CardCounts): boolean => site >= CHECKS_FROM.site && site > sitePaid;

/** Whether an order may get a card payment. `isProved`: the donor has passed the check for it. */
export function judgeCardPayment(counts: CardCounts, mode: CardCheckMode, isProved: boolean): CardVerdict {
  if (isStopped(counts)) return 'stopped';
  const needsCheck =
    mode === 'on' ||
    isSiteAttacked(counts) ||
    counts.hour >= withCredit(CHECKS_FROM.hour, counts.hourPaid) ||
    counts.open >= CHECKS_FROM.open ||
    (counts.amount >= CHECKS_FROM.amount && counts.amount > counts.amountPaid);
  return needsCheck && !isProved ? 'check' : 'open';
}

/** The code by email, for a browser that cannot do the work: how long it works, and how often it is sent and tried. */
export const CARD_CODE_LIFETIME_MS = 15 * MINUTE_MS;
export const MAX_CARD_CODES = 3;
export const MAX_CARD_CODE_TRIES = 5;
