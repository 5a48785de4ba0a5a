/** Events and training: their states, dates, seats and who is next on the waiting list. */
import { DAY_MS } from '#src/domain/durations.ts';
import { dayIn, momentOf } from '#src/domain/local-time.ts';

export const ACTIVITY_KINDS = ['event', 'training'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
/** What editors decide. That one is full, or closed by the clock, follows from its seats and times. */
export const ACTIVITY_STATUSES = ['draft', 'open', 'closed', 'cancelled'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];
/** What visitors see. */
export const ACTIVITY_STATES = ['open', 'full', 'closed', 'cancelled'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** Seats that one person may take at an event. */
export const MOST_SEATS = 4;
/** Whoever applies for training is this old, on the last day of registration. */
export const TRAINING_AGE = 18;
/** From so many reviews on their mean says something. */
const MEANINGFUL_REVIEWS = 5;

type Stored = { status: ActivityStatus; closesAt: Date; isFull: boolean };

/** The state of a published event or training at a moment. */
export function stateAt({ closesAt, isFull, status }: Stored, now: Date): ActivityState {
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'open' || now >= closesAt) return 'closed';
  return isFull ? 'full' : 'open';
}

/** Whether so few days have free seats that nobody can choose enough of them. */
export const lacksDays = (days: readonly { seats: number; seatsTaken: number }[], minimumDays: number): boolean =>
  days.filter(({ seats, seatsTaken }) => seatsTaken < seats).length < minimumDays;

/** The moment at which a day ends by the clocks of a time zone. @throws RangeError for another text */
export const endOfDay = (day: string, timeZone: string): Date => momentOf(`${dayAfter(day, 1)}T00:00`, timeZone);

/** A day so many days later: `2026-03-01` and -1 give `2026-02-28`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** When people are reminded: at nine in the morning of the day before, by the clocks of the place. */
export const reminderOf = (startsAt: Date, timeZone: string): Date =>
  momentOf(`${dayAfter(dayIn(timeZone, startsAt), -1)}T09:00`, timeZone);

/** Who of a waiting list gets the free seats: in its order, whoever fits. A party that is too large keeps its place. */
export function nextInLine<Waiting extends { seats: number }>(line: readonly Waiting[], free: number): Waiting[] {
  let left = free;
  return line.filter(({ seats }) => {
    if (seats > left) return false;
    left -= seats;
    return true;
  });
}

/** The mean of ratings in tenths, half up, and how many there are of each from 5 to 1; undefined below enough of them. */
export function spreadOf(ratings: readonly number[]): { tenths: number; spread: number[] } | undefined {
  if (ratings.length < MEANINGFUL_REVIEWS) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    tenths: Math.floor((sum * 20 + ratings.length) / (ratings.length * 2)),
    spread: [5, 4, 3, 2, 1].map((stars) => ratings.filter((rating) => rating === stars).length),
  };
}

/** Activities by the month of their first day, in their given order. */
export function byStartingMonth<Item extends { startsOn: string }>(
  items: readonly Item[],
): { month: string; items: Item[] }[] {
  const months: { month: string; items: Item[] }[] = [];
  for (const item of items) {
    const month = item.startsOn.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.items.push(item);
    else months.push({ month, items: [item] });
  }
  return months;
}
