import { accountEmail } from '#src/server/accounts/accounts.emails.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { type PartingTemplate, readFormer } from '#src/server/emails/parting-emails.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** An email to an address that its account has no more; nothing once it was sent. */
export async function partingEmailOf(
  ctx: ServiceContext,
  { former, template }: { template: PartingTemplate; former?: string | undefined },
): Promise<AddressedEmail | undefined> {
  const to = readFormer(ctx, former);
  if (!to) return undefined;
  const { address, locale, username } = to;
  return { to: address, locale, text: accountEmail(template, { username }, await ctx.i18n(locale)) };
}
