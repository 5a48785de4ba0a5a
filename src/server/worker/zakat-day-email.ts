import { isLocale } from '#src/i18n/locales.ts';
import { findUser } from '#src/server/accounts/accounts.repository.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';
import { findZakatDay } from '#src/server/zakat/own-zakat.repository.ts';
import { zakatDayEmail } from '#src/server/zakat/zakat-day.emails.ts';

/** The reminder of a zakat day; nothing where the person keeps another day since, or their email is not confirmed. */
export async function zakatDayEmailOf(
  ctx: ServiceContext,
  { on, userId }: { userId: string; on: string },
): Promise<AddressedEmail | undefined> {
  const [user, day] = [await findUser(ctx.db, userId), await findZakatDay(ctx.db, userId)];
  if (!user?.email || !user.isEmailVerified || day?.nextOn !== on) return undefined;
  const locale = isLocale(user.locale) ? user.locale : 'en';
  const data = { locale, name: user.fullName ?? user.username, on, siteUrl: siteUrlIn(locale, ctx) };
  return { to: user.email, locale, text: zakatDayEmail(data, await ctx.i18n(locale)) };
}
