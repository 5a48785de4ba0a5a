import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { textIn } from '#src/server/http/locale.ts';
import { findNgoToTell } from '#src/server/ngos/ngo-status.repository.ts';
import { ngoResumedEmail, ngoSuspendedEmail } from '#src/server/ngos/ngos.emails.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';

type NgoEmailPayload =
  | { template: 'ngoSuspended'; ngoId: string; reason: string }
  | { template: 'ngoResumed'; ngoId: string };

/** An email to an institution; nothing where it has no address, or what it tells is no longer so. */
export async function ngoEmailOf(ctx: ServiceContext, payload: NgoEmailPayload): Promise<AddressedEmail | undefined> {
  const ngo = await findNgoToTell(ctx.db, payload.ngoId);
  const told = payload.template === 'ngoSuspended' ? 'suspended' : 'approved';
  if (!ngo || ngo.publicEmail === null || ngo.status !== told) return undefined;
  const locale = languageOf(ngo.country);
  const i18n = await ctx.i18n(locale);
  const data = {
    name: textIn(locale, ngo.name),
    href: `${siteUrlIn(locale, ctx)}/ngo/${encodeURIComponent(ngo.slug)}`,
  };
  const text =
    payload.template === 'ngoSuspended'
      ? ngoSuspendedEmail({ ...data, reason: payload.reason }, i18n)
      : ngoResumedEmail(data, i18n);
  return { to: ngo.publicEmail, locale, text };
}

/** The language that most people of a country read, where the site has it; else English. */
function languageOf(country: string): Locale {
  const { language } = new Intl.Locale('und', { region: country }).maximize();
  return isLocale(language) ? language : 'en';
}
