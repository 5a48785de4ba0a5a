import { msg } from '@lingui/core/macro';
import type { ApplicationAnswer, TrainingApplicationInput } from '#src/contracts/applications.ts';
import { lacksDays, stateAt } from '#src/domain/activity.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findDays, lockActivity, moveDays } from '#src/server/applications/applications.repository.ts';
import { notOpen } from '#src/server/applications/refusals.ts';
import { findKnown, newNumber, storeApplication, tellApplicant } from '#src/server/applications/submit.ts';
import { ageFaults, dayFaults } from '#src/server/applications/training-faults.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/**
 * Applies for training, with a seat on each chosen day. The day of birth is checked and not stored.
 * @throws AppError `conflict` where registration is over or no days are left; `validation` for an unknown training, a person
 *   too young, and days that are unknown, full, or too few
 */
export async function applyForTraining(
  ctx: ServiceContext,
  input: TrainingApplicationInput,
  locale: Locale,
): Promise<ApplicationAnswer> {
  const number = await ctx.db.transaction((tx) => apply(ctx, tx, input, locale));
  ctx.notifyWorker();
  return answer(ctx, number, locale);
}

async function apply(
  ctx: ServiceContext,
  tx: Database,
  { acceptTerms: _agreed, dateOfBirth, days, training, ...person }: TrainingApplicationInput,
  locale: Locale,
): Promise<string> {
  const now = ctx.now();
  const activity = await lockActivity(tx, 'training', training);
  if (!activity) throw invalid({ path: 'training', code: 'invalidSelection' });
  const offered = await findDays(tx, activity.id);
  const before = await findKnown(tx, { activity, person, now });
  if (before?.isSame) return before.known.number;
  const isFull = lacksDays(offered, activity.minimumDays ?? 1);
  const state = stateAt({ ...activity, isFull }, now);
  if (state !== 'open') throw notOpen('training', state);
  const faults = [...ageFaults(dateOfBirth, activity), ...dayFaults(days, offered, activity.minimumDays ?? 1)];
  if (faults.length > 0) throw invalid(...faults);
  const chosen = [...new Set(days)].toSorted();
  if (before) return newNumber();
  const application = await storeApplication(ctx, tx, { activity, person, locale, status: 'submitted', days: chosen });
  await moveDays(tx, activity.id, chosen, 1);
  await tellApplicant(tx, 'trainingReceived', { id: application.id, now });
  return application.number;
}

/** What a program is told whose application is not stored: the same as a person. */
export const ignoreApplication = (ctx: ServiceContext, locale: Locale): Promise<ApplicationAnswer> =>
  answer(ctx, newNumber(), locale);

const answer = async (ctx: ServiceContext, number: string, locale: Locale): Promise<ApplicationAnswer> => ({
  number,
  status: 'submitted',
  message: (await ctx.i18n(locale))._(
    msg`We have your application. We will answer by email within five working days. The email we just sent you has a link to withdraw your application.`,
  ),
});
