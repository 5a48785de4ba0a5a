import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

export type NgoEmailData = {
  name: string;
  /** Its page in the language of the email. */
  href: string;
};

const toNgo = ({ href, name }: NgoEmailData, i18n: I18n) => ({
  greeting: i18n._(msg`Dear ${name},`),
  action: { label: i18n._(msg`Open your page`), href },
  closing: i18n._(msg`With thanks, the Sanad team`),
});

/** Tells an institution that it is suspended, and why. `reason`: in the words of staff. */
export const ngoSuspendedEmail = (data: NgoEmailData & { reason: string }, i18n: I18n): EmailText => ({
  ...toNgo(data, i18n),
  subject: i18n._(msg`Your institution is suspended on Sanad`),
  paragraphs: [
    i18n._(
      msg`From today, your projects cannot accept donations on Sanad. Recurring donations to them are on hold, and your page says that you are suspended. Past donations stay on record.`,
    ),
    i18n._(msg`The reason, in the words of our staff:`),
    data.reason,
    i18n._(
      msg`To clear this up, reply to this email. As soon as the matter is resolved, your projects will open again.`,
    ),
  ],
});

/** Tells an institution that it may collect again. */
export const ngoResumedEmail = (data: NgoEmailData, i18n: I18n): EmailText => ({
  ...toNgo(data, i18n),
  subject: i18n._(msg`Your institution can collect donations on Sanad again`),
  paragraphs: [
    i18n._(
      msg`The suspension has ended. Your projects accept donations again, and recurring donations to them will resume on their next due dates.`,
    ),
    i18n._(msg`Donors will not be charged for the period of the suspension.`),
  ],
});
