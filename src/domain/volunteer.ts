/** What somebody who offers help may say, and its borders. Source: contract.md, `POST /volunteer`. */
import { ageOn } from '#src/domain/age.ts';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** With whom somebody would rather work; `both` is no preference. */
export const WORK_WITH = ['female', 'male', 'both'] as const;

/** What the form offers; the API takes other words too. */
export const EDUCATION = ['school', 'secondary', 'diploma', 'bachelor', 'master', 'doctorate', 'other'] as const;
export const INTERESTS = [
  'translating',
  'reading',
  'medicine',
  'accounting',
  'photography',
  'driving',
  'cooking',
  'software',
] as const;

/** Younger people may help together with a parent, who applies. */
export const LEAST_AGE = 16;
/** Nobody is older; a larger number is a slip of the hand. */
const MOST_AGE = 120;
/** Years ahead in which help may begin. */
export const MOST_YEARS_AHEAD = 2;
export const MAX_NOTES = 2000;

/** Days as `2026-11-22`, times as `09:00`. */
export type Offer = {
  dateOfBirth: string;
  startDate: string;
  endDate?: string | undefined;
  time: { from: string; to: string };
};
type Fault = { path: 'dateOfBirth' | 'startDate' | 'endDate' | 'time.to'; code: 'tooLow' | 'tooHigh' };

/** The same day of another year; 29 February becomes 28 February where there is none. */
export function yearsAfter(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const isLeap = new Date(`${year}-02-29T00:00:00Z`).getUTCMonth() === 1;
  return `${year}${day.endsWith('02-29') && !isLeap ? '-02-28' : day.slice(4)}`;
}

/** Days and times that cannot be, each by its field; `today` is the earliest day that is today anywhere. */
export function faultsOf({ dateOfBirth, endDate, startDate, time }: Offer, today: string): Fault[] {
  const age = ageOn(dateOfBirth, today);
  return [
    age < LEAST_AGE && { path: 'dateOfBirth' as const, code: 'tooLow' as const },
    age > MOST_AGE && { path: 'dateOfBirth' as const, code: 'tooHigh' as const },
    startDate < today && { path: 'startDate' as const, code: 'tooLow' as const },
    startDate > yearsAfter(today, MOST_YEARS_AHEAD) && { path: 'startDate' as const, code: 'tooHigh' as const },
    endDate !== undefined && endDate < startDate && { path: 'endDate' as const, code: 'tooLow' as const },
    time.to <= time.from && { path: 'time.to' as const, code: 'tooLow' as const },
  ].filter((fault) => fault !== false);
}
