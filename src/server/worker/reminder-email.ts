import { isLocale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrl, siteUrlIn } from '#src/server/platform/site-url.ts';
import { reminderConfirmationEmail, sacrificeReminderEmail } from '#src/server/sacrifices/reminder.emails.ts';
import { findReminderById } from '#src/server/sacrifices/reminder.repository.ts';
import { openUdhiyah, reminderToken } from '#src/server/sacrifices/reminder.service.ts';

type ReminderTemplate = 'sacrificeReminderConfirmation' | 'sacrificeReminder';

/** The emails of a reminder; nothing when it was taken back or confirmed since, or when there is nothing left to order. */
export async function reminderEmailOf(
  ctx: ServiceContext,
  { reminderId, template }: { template: ReminderTemplate; reminderId: string },
): Promise<AddressedEmail | undefined> {
  const reminder = await findReminderById(ctx.db, reminderId);
  if (!reminder) return undefined;
  const locale = isLocale(reminder.locale) ? reminder.locale : 'en';
  const i18n = await ctx.i18n(locale);
  const token = reminderToken(ctx, reminder.id, reminder.tokenHash);
  const addressed = {
    to: reminder.email,
    locale,
    oneClickUrl: `${siteUrl(ctx)}/forms/sacrifices/reminder/end/${token}?locale=${locale}`,
  };
  const data = { token, siteUrl: siteUrlIn(locale, ctx) };
  if (template === 'sacrificeReminderConfirmation')
    return reminder.confirmedAt === null ? { ...addressed, text: reminderConfirmationEmail(data, i18n) } : undefined;
  const open = await openUdhiyah(ctx);
  if (open.length === 0) return undefined;
  return { ...addressed, text: sacrificeReminderEmail({ ...data, locale, now: ctx.now(), open }, i18n) };
}
