/** Days of birth and ages, as calendars count them. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that exists: `2026-02-30` is none. */
export function isRealDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * The age in whole years on a day. Who was born on 29 February is a year older on 1 March where the year has no such day.
 * Both days as `2026-03-28`; below zero for somebody who is not born yet.
 */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) >= born.slice(5) ? years : years - 1;
}

/** Below this age a person gives by a parent's account. */
const LEAST_ACCOUNT_AGE = 13;
const GREATEST_AGE = 120;

/**
 * What is wrong with the day of birth of somebody who has an account, with the age that is the limit; undefined for nothing.
 * @param today as `2026-03-28`
 */
export function birthFault(
  born: string,
  today: string,
): { code: 'invalidFormat' | 'tooLow' | 'tooHigh'; limit?: number } | undefined {
  if (!isRealDay(born)) return { code: 'invalidFormat' };
  const age = ageOn(born, today);
  if (age < LEAST_ACCOUNT_AGE) return { code: 'tooLow', limit: LEAST_ACCOUNT_AGE };
  return age > GREATEST_AGE ? { code: 'tooHigh', limit: GREATEST_AGE } : undefined;
}

/** A day as its three fields are typed; `2026-2-3` becomes `2026-02-03`. Empty where all three are. */
export function dayOfParts(year: string, month: string, day: string): string {
  const [y, m, d] = [year, month, day].map((part) => part.trim());
  if (!y && !m && !d) return '';
  return `${y}-${m!.padStart(2, '0')}-${d!.padStart(2, '0')}`;
}
