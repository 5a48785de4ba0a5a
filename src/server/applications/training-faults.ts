import type { FieldError } from '#src/contracts/errors.ts';
import { dayAfter, TRAINING_AGE } from '#src/domain/activity.ts';
import { ageOn, isRealDay } from '#src/domain/age.ts';
import { dayIn } from '#src/domain/local-time.ts';
import { type Activity, findActivity, findDays } from '#src/server/applications/applications.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** No person was born before. */
const EARLIEST_BIRTH = '1900-01-01';

type Offered = readonly { day: string; seats: number; seatsTaken: number }[];

/** What is wrong with a day of birth: the applicant is old enough on the last day of registration. */
export function ageFaults(
  dateOfBirth: string,
  { closesAt, timeZone }: Pick<Activity, 'closesAt' | 'timeZone'>,
): FieldError[] {
  if (dateOfBirth < EARLIEST_BIRTH) return [{ path: 'dateOfBirth', code: 'invalidFormat' }];
  const lastDay = dayAfter(dayIn(timeZone, closesAt), -1);
  if (ageOn(dateOfBirth, lastDay) >= TRAINING_AGE) return [];
  return [{ path: 'dateOfBirth', code: 'tooLow', limit: TRAINING_AGE }];
}

/** What is wrong with the chosen days: unknown or full ones, else too few. A day counts once. */
export function dayFaults(days: readonly string[], offered: Offered, minimum: number): FieldError[] {
  const faults = days.flatMap((day, index) => {
    const found = offered.find((one) => one.day === day);
    return found && found.seatsTaken < found.seats
      ? []
      : [{ path: `days.${index}`, code: 'invalidSelection' as const }];
  });
  if (faults.length > 0 || new Set(days).size >= minimum) return faults;
  return [{ path: 'days', code: 'tooLow', limit: minimum }];
}

/**
 * What would be refused after the unreadable fields of a form are mended, so that everything is named at once. Nothing for an
 * unknown training.
 */
export async function laterTrainingFaults(
  { db }: Pick<ServiceContext, 'db'>,
  { dateOfBirth, days, training }: { training: string; dateOfBirth: string; days: readonly string[] },
  unread: readonly FieldError[],
): Promise<FieldError[]> {
  const activity = await findActivity(db, 'training', training);
  if (!activity) return [];
  const isRead = (name: string) => !unread.some(({ path }) => path === name || path.startsWith(`${name}.`));
  return [
    ...(isRead('dateOfBirth') && isRealDay(dateOfBirth) ? ageFaults(dateOfBirth, activity) : []),
    ...(isRead('days') ? dayFaults(days, await findDays(db, activity.id), activity.minimumDays ?? 1) : []),
  ];
}
