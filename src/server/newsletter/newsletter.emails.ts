import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

export type NewsletterEmailData = {
  /** The subscription's secret, as its links carry it. */
  token: string;
  /** The site in the reader's language, without a slash at its end: `https://sanad.example/ar`. */
  siteUrl: string;
};

/** The words of the email that asks whether an address wants the newsletter. */
export function newsletterEmail({ siteUrl, token }: NewsletterEmailData, i18n: I18n): EmailText {
  return {
    subject: i18n._(msg`Confirm your email address`),
    greeting: i18n._(msg`Hello,`),
    paragraphs: [
      i18n._(
        msg`Someone asked to subscribe this email address to our newsletter. If this was you, confirm your email address.`,
      ),
      i18n._(msg`If you did not ask for this, ignore this email.`),
    ],
    action: { label: i18n._(msg`Confirm my email address`), href: `${siteUrl}/newsletter/confirm/${token}` },
    closing: i18n._(msg`With thanks, the Sanad team`),
    unsubscribe: {
      label: i18n._(msg`Unsubscribe from our newsletter`),
      href: `${siteUrl}/newsletter/unsubscribe/${token}`,
    },
  };
}
