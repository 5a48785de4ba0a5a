import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hijriDayFormat, hijriTag, intlTag, type Locale, plainHijri } from '#src/i18n/locales.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

export type ZakatDayEmailData = {
  locale: Locale;
  name: string;
  /** The day on which the lunar year is full, as `2026-11-22`. */
  on: string;
  /** The site in the reader's language, without a slash at its end. */
  siteUrl: string;
};

/** That a lunar year is full soon. No sum is in it: an email is read by others, too. */
export const zakatDayEmail = ({ locale, name: donorName, on, siteUrl }: ZakatDayEmailData, i18n: I18n): EmailText => {
  const day = new Date(`${on}T12:00:00Z`);
  const long = { dateStyle: 'full', timeZone: 'UTC' } as const;
  const gregorian = new Intl.DateTimeFormat(intlTag[locale], long).format(day);
  const hijri = plainHijri(
    new Intl.DateTimeFormat(hijriTag[locale], { ...hijriDayFormat, timeZone: 'UTC' }).format(day),
  );
  return {
    subject: i18n._(msg`Your zakat day is approaching`),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: [
      i18n._(
        msg`The lunar year that you asked us to count will be complete on the day below. If you own at least the nisab on that day, zakat is due.`,
      ),
      i18n._(msg`The calculator has today’s nisab. We keep nothing you enter there unless you save it.`),
    ],
    facts: [{ label: i18n._(msg`Your zakat day`), value: `${gregorian} (${hijri})` }],
    action: { label: i18n._(msg`Calculate my zakat`), href: `${siteUrl}/projects/zakat` },
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
};
