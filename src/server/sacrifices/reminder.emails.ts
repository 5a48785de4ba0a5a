import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import type { SacrificeView } from '#src/contracts/sacrifices.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { eveOfNextEid } from '#src/domain/season.ts';
import { countryName } from '#src/i18n/country-name.ts';
import { hijriDayFormat, hijriTag, intlTag, type Locale, plainHijri } from '#src/i18n/locales.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

export type ReminderEmailData = {
  /** The reminder's secret, as its links carry it. */
  token: string;
  /** The site in the reader's language, without a slash at its end: `https://sanad.example/ar`. */
  siteUrl: string;
};

const end = (siteUrl: string, token: string): string => `${siteUrl}/sacrifice-reminder/end/${token}`;

/** Asks whether an address wants to be reminded. */
export function reminderConfirmationEmail({ siteUrl, token }: ReminderEmailData, i18n: I18n): EmailText {
  return {
    subject: i18n._(msg`Confirm your qurbani reminder`),
    greeting: i18n._(msg`Hello,`),
    paragraphs: [
      i18n._(
        msg`Someone asked us to send one reminder to this email address when qurbani can be ordered. If this was you, confirm your email address.`,
      ),
      i18n._(msg`If you did not ask for this, ignore this email.`),
    ],
    action: { label: i18n._(msg`Confirm my email address`), href: `${siteUrl}/sacrifice-reminder/confirm/${token}` },
    closing: i18n._(msg`With thanks, the Sanad team`),
    unsubscribe: { label: i18n._(msg`Do not remind me`), href: end(siteUrl, token) },
  };
}

export type SeasonEmailData = ReminderEmailData & {
  locale: Locale;
  now: Date;
  /** What can be ordered, at least one. */
  open: readonly Pick<SacrificeView, 'country' | 'animal' | 'price' | 'currency' | 'closesAt' | 'timeZone'>[];
};

/** That udhiyah can be ordered: when the Eid is, the lowest price and the first cut-off. */
export function sacrificeReminderEmail(data: SeasonEmailData, i18n: I18n): EmailText {
  const { locale, now, open, siteUrl, token } = data;
  const cheapest = open.reduce((least, one) => (one.price < least.price ? one : least));
  const first = open.reduce((soonest, one) => (one.closesAt < soonest.closesAt ? one : soonest));
  const price = formatMoney(intlTag[locale], cheapest.price, cheapest.currency);
  const place = countryName(cheapest.country, locale);
  const firstCountry = countryName(first.country, locale);
  const time = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: first.timeZone } as const;
  return {
    subject: i18n._(msg`Qurbani can be ordered now`),
    greeting: i18n._(msg`Hello,`),
    paragraphs: [
      i18n._(
        msg`You asked us to remind you about qurbani. Choose a country and a share, and enter the name the share is for. We will tell you once the animal has been slaughtered, with the proof.`,
      ),
      i18n._(msg`This was the one reminder you asked for. We will not send another.`),
    ],
    facts: [
      { label: i18n._(msg`The day of Eid`), value: eidOf(now, locale) },
      { label: i18n._(msg`Lowest price for a share`), value: i18n._(msg`${price} (${place})`) },
      {
        label: i18n._(msg`Orders close first in ${firstCountry}`),
        value: new Intl.DateTimeFormat(intlTag[locale], time).format(new Date(first.closesAt)),
      },
    ],
    action: { label: i18n._(msg`Choose your sacrifice`), href: `${siteUrl}/projects/sacrifices` },
    closing: i18n._(msg`With thanks, the Sanad team`),
    unsubscribe: { label: i18n._(msg`Delete my email address`), href: end(siteUrl, token) },
  };
}

/** The tenth of Dhu al-Hijjah, in both calendars. */
function eidOf(now: Date, locale: Locale): string {
  const day = new Date(Date.parse(`${eveOfNextEid(now)}T12:00:00Z`) + DAY_MS);
  const gregorian = new Intl.DateTimeFormat(intlTag[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(day);
  const hijri = new Intl.DateTimeFormat(hijriTag[locale], { ...hijriDayFormat, timeZone: 'UTC' });
  return `${gregorian} (${plainHijri(hijri.format(day))})`;
}
