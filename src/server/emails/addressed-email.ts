import { type Locale, localePath } from '#src/i18n/locales.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** One email to one person. `oneClickUrl`: where a mail program posts to unsubscribe (RFC 8058). */
export type AddressedEmail = { to: string; locale: Locale; text: EmailText; orderId?: string; oneClickUrl?: string };

/** The site's own address in links of emails, without a slash at its end. */
export const siteUrl = ({ env }: Pick<ServiceContext, 'env'>): string =>
  env.publicUrl ?? `http://localhost:${env.port}`;

/** The site in one language, without a slash at its end: what the links of an email begin with. */
export const siteUrlIn = (locale: Locale, ctx: Pick<ServiceContext, 'env'>): string =>
  `${siteUrl(ctx)}${localePath(locale, '/').replace(/\/$/, '')}`;
