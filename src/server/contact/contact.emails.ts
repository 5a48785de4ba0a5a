import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Subject } from '#src/domain/contact-message.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

/** By when somebody answers, in a sentence. */
export function answerTime(subject: Subject | null, i18n: I18n): string {
  if (subject === 'wrong') return i18n._(msg`Messages that report a problem are read first.`);
  if (subject === 'donation') return i18n._(msg`A person will read your message and answer within a day.`);
  return i18n._(msg`A person will read your message and answer within two days.`);
}

/**
 * The email that says that a message has arrived. It holds nothing that was typed, because anybody can type another
 * person's address.
 */
export function contactEmail({ number, subject }: { number: string; subject: Subject | null }, i18n: I18n): EmailText {
  return {
    subject: i18n._(msg`We have your message: ${number}`),
    greeting: i18n._(msg`Hello,`),
    paragraphs: [
      `${i18n._(msg`Thank you for writing to us.`)} ${answerTime(subject, i18n)}`,
      i18n._(msg`If you write again about the same matter, give this number.`),
      i18n._(msg`If you did not write to us, ignore this email: somebody typed your address by mistake.`),
    ],
    facts: [{ label: i18n._(msg`Your message’s reference number`), value: number, isLeftToRight: true }],
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}
