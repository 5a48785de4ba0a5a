import { isRealDay } from '#src/domain/age.ts';
import { DAY_MS } from '#src/domain/durations.ts';

/** The age at which a sponsorship ends, unless the setting `ORPHANS/SPONSORED_UNTIL_AGE` says otherwise. */
export const SPONSORED_UNTIL_AGE = 18;
/** A sponsor is told so many days before. */
const TOLD_DAYS = 30;

/** The day on which a child reaches an age. Who was born on 29 February does so on 1 March where the year has no such day. */
export function dayOfAge(bornOn: string, age: number): string {
  const day = `${String(Number(bornOn.slice(0, 4)) + age).padStart(4, '0')}${bornOn.slice(4)}`;
  return isRealDay(day) ? day : `${day.slice(0, 4)}-03-01`;
}

/**
 * The day from which a child is no longer sponsored: it comes of age, and its sponsor has known it for thirty days. Undefined
 * while that is further away, so that the sponsor is told once.
 */
export function endOfSponsorship(bornOn: string, age: number, now: Date): string | undefined {
  const soonest = new Date(now.getTime() + TOLD_DAYS * DAY_MS).toISOString().slice(0, 10);
  return dayOfAge(bornOn, age) <= soonest ? soonest : undefined;
}

/** Whether a month that begins then is after the end. */
export const isAfterEnd = (at: Date, endsOn: string | null): boolean =>
  endsOn !== null && at.toISOString().slice(0, 10) >= endsOn;
