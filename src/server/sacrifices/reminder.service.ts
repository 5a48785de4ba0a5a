import { msg } from '@lingui/core/macro';
import { v7 } from 'uuid';
import { subscribeInput } from '#src/contracts/site.ts';
import { SEASONAL } from '#src/domain/sacrifice.ts';
import { startOfNextSacrifices } from '#src/domain/season.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { changeNotices } from '#src/server/emails/notices.ts';
import { validate } from '#src/server/http/validate.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import {
  deleteReminder,
  findReminder,
  findReminderByToken,
  insertReminder,
  updateReminder,
} from '#src/server/sacrifices/reminder.repository.ts';
import { listSacrifices } from '#src/server/sacrifices/sacrifices.service.ts';

/** The token of a reminder's links; only its hash is stored. */
export const reminderToken = (ctx: Pick<ServiceContext, 'keys'>, id: string, hash = ''): string =>
  ctx.keys.signAs('sacrifice-reminder', id, hash);

/** What can be ordered of the season's sacrifices. */
export const openUdhiyah = async (ctx: Pick<ServiceContext, 'db' | 'now'>) =>
  (await listSacrifices(ctx, { category: SEASONAL })).filter(({ status }) => status === 'open');

/**
 * Asks an address whether it wants to be told of the season. Who can order now is told when the season begins, everybody
 * else as soon as there is something to order. A known address gets the same answer as a new one.
 * @throws AppError `validation`
 */
export async function askForReminder(ctx: ServiceContext, body: unknown, locale: Locale): Promise<{ message: string }> {
  const { email } = validate(subscribeInput, body);
  const now = ctx.now();
  const remindFrom = (await openUdhiyah(ctx)).length > 0 ? startOfNextSacrifices(now) : now;
  await ctx.db.transaction(async (tx) => {
    const id = v7();
    const tokenHash = sha256(reminderToken(ctx, id));
    await insertReminder(tx, { id, email, locale, tokenHash, remindFrom, createdAt: now });
    const known = (await findReminder(tx, email))!;
    if (known.confirmedAt !== null && known.remindedAt === null) return;
    // Those of last year ask again: a confirmation is for one reminder.
    await updateReminder(tx, known.id, { locale, remindFrom, createdAt: now, confirmedAt: null, remindedAt: null });
    // Once a day and address, however often it is asked.
    const key = `sacrificeReminderConfirmation:${known.id}:${now.toISOString().slice(0, 10)}`;
    await enqueueEmail(tx, key, { template: 'sacrificeReminderConfirmation', reminderId: known.id }, now);
  });
  ctx.notifyWorker();
  return { message: await thanks(ctx, locale) };
}

/** What a program is told whose address is not kept: the same as everybody else. @throws AppError `validation` */
export async function ignoreReminder(ctx: ServiceContext, body: unknown, locale: Locale): Promise<{ message: string }> {
  validate(subscribeInput, body);
  return { message: await thanks(ctx, locale) };
}

const thanks = async (ctx: ServiceContext, locale: Locale): Promise<string> =>
  (await ctx.i18n(locale))._(msg`Thank you. Use the link in the email we just sent you to confirm your email address.`);

/** How the reminder of a link stands. A reminder that was taken back is deleted, so that its link is unknown. */
export async function readReminder(
  ctx: Pick<ServiceContext, 'db'>,
  token: string,
): Promise<'pending' | 'confirmed' | 'reminded' | 'unknown'> {
  const known = await findReminderByToken(ctx.db, sha256(token));
  if (!known) return 'unknown';
  if (known.remindedAt !== null) return 'reminded';
  return known.confirmedAt === null ? 'pending' : 'confirmed';
}

/** Follows the link of a confirmation. Who was reminded meanwhile is told so: no further email comes. */
export async function confirmReminder(
  ctx: ServiceContext,
  token: string,
): Promise<'confirmed' | 'reminded' | 'unknown'> {
  const known = await findReminderByToken(ctx.db, sha256(token));
  if (!known) return 'unknown';
  if (known.remindedAt !== null) return 'reminded';
  if (known.confirmedAt === null) {
    const at = ctx.now();
    await updateReminder(ctx.db, known.id, { confirmedAt: at });
    // Asked for again, it counts more than that it was left out once.
    await changeNotices(ctx, ctx.db, { address: known.email, at, wanted: { season: true } });
  }
  return 'confirmed';
}

/** One click: nothing is kept, and no email follows. */
export const endReminder = async (ctx: Pick<ServiceContext, 'db'>, token: string): Promise<'ended' | 'unknown'> =>
  (await deleteReminder(ctx.db, sha256(token))) ? 'ended' : 'unknown';
