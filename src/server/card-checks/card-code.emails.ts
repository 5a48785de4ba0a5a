import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

/** The email with the code that opens the card form. The code stands not in the subject, which is shown on locked screens. */
export const cardCodeEmail = (
  { code, donorName, orderNumber }: { code: string; donorName: string; orderNumber: string },
  i18n: I18n,
): EmailText => ({
  subject: i18n._(msg`Your code to pay by card`),
  greeting: i18n._(msg`Dear ${donorName},`),
  paragraphs: [
    i18n._(msg`Enter this code on the payment page to continue to card payment. The code works for 15 minutes.`),
    i18n._(msg`If you did not ask for this code, you do not need to do anything: nothing will be charged.`),
  ],
  facts: [
    { label: i18n._(msg`Code`), value: code, isLeftToRight: true },
    { label: i18n._(msg`Donation number`), value: orderNumber, isLeftToRight: true },
  ],
  closing: i18n._(msg`With thanks, the Sanad team`),
});
