import { mayTry, PROOF_USES } from '#src/domain/one-time-code.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { accountEmail, type AccountTemplate, type CodeEmailPurpose } from '#src/server/accounts/accounts.emails.ts';
import { findUser } from '#src/server/accounts/accounts.repository.ts';
import { findCode } from '#src/server/accounts/codes.repository.ts';
import { codeDigits } from '#src/server/accounts/codes.ts';
import { signInLinkPath } from '#src/server/accounts/sign-in-links.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';

export type AccountEmailPayload = {
  template: AccountTemplate;
  userId: string;
  purpose?: CodeEmailPurpose | undefined;
  codeId?: string | undefined;
  device?: string | undefined;
  provider?: SocialProvider | undefined;
  next?: string | undefined;
};

/** An email about an account; nothing where its owner was erased. */
export async function accountEmailOf(
  ctx: ServiceContext,
  { codeId, device, next, provider, purpose, template, userId }: AccountEmailPayload,
): Promise<AddressedEmail | undefined> {
  const user = await findUser(ctx.db, userId);
  const asked = codeId === undefined ? undefined : await findCode(ctx.db, codeId);
  // Nothing is sent with a code that is over.
  if (codeId !== undefined && !mayTry(asked, ctx.now())) return undefined;
  const to = purpose === 'newEmail' ? asked?.newEmail : user?.email;
  if (!user || !to) return undefined;
  const locale = isLocale(user.locale) ? user.locale : 'en';
  const isLink = template === 'signInLink';
  const code =
    codeId === undefined || isLink
      ? undefined
      : codeDigits(
          ctx,
          codeId,
          PROOF_USES.find((use) => use === purpose),
        );
  const href = codeId !== undefined && isLink ? siteUrlIn(locale, ctx) + signInLinkPath(ctx, codeId, next) : undefined;
  const data = { username: user.username, purpose, code, device, provider, href };
  return { to, locale, text: accountEmail(template, data, await ctx.i18n(locale)) };
}
