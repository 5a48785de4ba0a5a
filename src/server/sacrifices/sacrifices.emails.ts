import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { countryName } from '#src/i18n/country-name.ts';
import { hijriDayFormat, hijriTag, intlTag, type Locale, plainHijri } from '#src/i18n/locales.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import type { OrderShare } from '#src/server/sacrifices/shares.repository.ts';

type Facts = NonNullable<EmailText['facts']>;

/** Each share of an order with the name that it is for. */
export const shareFacts = (shares: readonly OrderShare[], locale: Locale, i18n: I18n): Facts =>
  shares.map((share) => ({ label: shareLabel(share, locale, i18n), value: share.name ?? i18n._(msg`without a name`) }));

function shareLabel({ animal, country, number, position }: OrderShare, locale: Locale, i18n: I18n): string {
  const place = countryName(country, locale);
  switch (animal) {
    case 'cow':
      return i18n._(msg`${place}: cow ${number}, share ${position}`);
    case 'camel':
      return i18n._(msg`${place}: camel ${number}, share ${position}`);
    case 'goat':
      return i18n._(msg`${place}: goat ${number}`);
    case 'sheep':
      return i18n._(msg`${place}: sheep ${number}`);
  }
}

export type SlaughterEmailData = {
  donorName: string;
  locale: Locale;
  orderNumber: string;
  /** Those of the donor's shares that are of this animal. */
  shares: readonly OrderShare[];
  slaughteredAt: Date;
  timeZone: string;
  place: string;
  proof: string;
  proofUrl: string | null;
};

/** That an animal was slaughtered: for whom, when, where, and what proves it. */
export function slaughterEmail(data: SlaughterEmailData, i18n: I18n): EmailText {
  const { donorName, locale, orderNumber, place, proof, proofUrl, shares } = data;
  const when = slaughterTime(data);
  const country = shares[0] ? countryName(shares[0].country, locale) : place;
  return {
    subject: i18n._(msg`Your sacrifice has been carried out`),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: [
      i18n._(
        msg`The animal for your sacrifice in ${country} was slaughtered on ${when}. The meat is being distributed now.`,
      ),
      i18n._(msg`May Allah accept your sacrifice.`),
    ],
    facts: [
      ...shareFacts(shares, locale, i18n),
      { label: i18n._(msg`Date of slaughter`), value: when },
      { label: i18n._(msg`Place`), value: place },
      { label: i18n._(msg`Proof`), value: proof },
      { label: i18n._(msg`Donation number`), value: orderNumber, isLeftToRight: true },
    ],
    ...(proofUrl === null ? {} : { action: { label: i18n._(msg`See the proof`), href: proofUrl } }),
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}

/** That a slaughter was recorded by mistake: what was said is not so, and the sacrifice is still to come. */
export function slaughterUndoneEmail(
  {
    donorName,
    locale,
    orderNumber,
    shares,
  }: Pick<SlaughterEmailData, 'donorName' | 'locale' | 'orderNumber' | 'shares'>,
  i18n: I18n,
): EmailText {
  return {
    subject: i18n._(msg`Correction: your sacrifice has not been carried out yet`),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: [
      i18n._(
        msg`We told you that your sacrifice had been carried out. That was our mistake, and we are sorry: it has not taken place yet.`,
      ),
      i18n._(
        msg`Your shares and their names will stay as they are, and you do not need to do anything. We will email you again, with the proof, once the sacrifice has been carried out.`,
      ),
    ],
    facts: [
      ...shareFacts(shares, locale, i18n),
      { label: i18n._(msg`Donation number`), value: orderNumber, isLeftToRight: true },
    ],
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}

/** By the clocks of the country, with the Hijri date beside it. */
function slaughterTime({ locale, slaughteredAt, timeZone }: SlaughterEmailData): string {
  const text = new Intl.DateTimeFormat(intlTag[locale], {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(slaughteredAt);
  const hijri = new Intl.DateTimeFormat(hijriTag[locale], { ...hijriDayFormat, timeZone });
  return `${text} (${plainHijri(hijri.format(slaughteredAt))})`;
}
