import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

export type SponsorNewsData = { donorName: string; child: string; title: string; text: string; orderNumber: string };

/** News of a child to its sponsor. */
export const sponsorNewsEmail = (
  { child, donorName, orderNumber, text, title }: SponsorNewsData,
  i18n: I18n,
): EmailText => ({
  subject: i18n._(msg`News: ${title}`),
  greeting: i18n._(msg`Dear ${donorName},`),
  paragraphs: [
    child,
    ...text.split(/\n{2,}/),
    i18n._(msg`You are receiving this email because you sponsor this child.`),
  ],
  facts: [{ label: i18n._(msg`Donation number`), value: orderNumber, isLeftToRight: true }],
  closing: i18n._(msg`With thanks, the Sanad team`),
});
