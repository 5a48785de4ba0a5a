import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

/** What happens next, and by when, in a sentence. */
export const nextStep = (i18n: I18n): string =>
  i18n._(msg`A person will read your offer and answer within a week, even if we have no opening for you yet.`);

/** The email that says that an offer has arrived. It holds nothing that was typed, because anybody can type another person's address. */
export const volunteerEmail = ({ number }: { number: string }, i18n: I18n): EmailText => ({
  subject: i18n._(msg`We have your offer to help: ${number}`),
  greeting: i18n._(msg`Hello,`),
  paragraphs: [
    `${i18n._(msg`Thank you for offering your time.`)} ${nextStep(i18n)}`,
    i18n._(msg`If you write to us about your offer, give this number.`),
    i18n._(msg`If you did not write to us, ignore this email: somebody typed your address by mistake.`),
  ],
  facts: [{ label: i18n._(msg`Your offer’s reference number`), value: number, isLeftToRight: true }],
  closing: i18n._(msg`With thanks, the Sanad team`),
});
