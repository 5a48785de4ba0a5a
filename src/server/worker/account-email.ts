import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { accountEmail, type AccountTemplate } from '#src/server/accounts/accounts.emails.ts';
import { findUser } from '#src/server/accounts/accounts.repository.ts';
import { codeDigits } from '#src/server/accounts/codes.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

export type AccountEmailPayload = {
  template: AccountTemplate;
  userId: string;
  purpose?: 'email' | 'password' | undefined;
  codeId?: string | undefined;
  device?: string | undefined;
  provider?: SocialProvider | undefined;
};

/** An email about an account; nothing where its owner was erased. */
export async function accountEmailOf(
  ctx: ServiceContext,
  { codeId, device, provider, purpose, template, userId }: AccountEmailPayload,
): Promise<AddressedEmail | undefined> {
  const user = await findUser(ctx.db, userId);
  if (!user?.email) return undefined;
  const locale = isLocale(user.locale) ? user.locale : 'en';
  const code = codeId === undefined ? undefined : codeDigits(ctx, codeId);
  const data = { username: user.username, purpose, code, device, provider };
  return { to: user.email, locale, text: accountEmail(template, data, await ctx.i18n(locale)) };
}
