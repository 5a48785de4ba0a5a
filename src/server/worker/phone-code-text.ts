import { msg } from '@lingui/core/macro';
import { mayTry } from '#src/domain/one-time-code.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { findUser } from '#src/server/accounts/accounts.repository.ts';
import { findCode } from '#src/server/accounts/codes.repository.ts';
import { codeDigits } from '#src/server/accounts/codes.ts';
import type { AddressedText } from '#src/server/emails/addressed-email.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The text message with the code of a phone number; nothing where the code is over, or the number was taken away meanwhile. */
export async function phoneCodeTextOf(
  ctx: ServiceContext,
  { codeId, userId }: { userId: string; codeId: string },
): Promise<AddressedText | undefined> {
  const [user, sent] = [await findUser(ctx.db, userId), await findCode(ctx.db, codeId)];
  if (!user?.phoneE164 || !mayTry(sent, ctx.now())) return undefined;
  const locale = isLocale(user.locale) ? user.locale : 'en';
  const i18n = await ctx.i18n(locale);
  const code = codeDigits(ctx, codeId, user.phoneE164);
  const body = i18n._(msg`${code} is your code for Sanad. It works for ten minutes. We will never ask you for it.`);
  return { to: user.phoneE164, locale, body };
}
