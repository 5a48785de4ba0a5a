import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import { longDay } from '#src/i18n/local-moment.ts';
import { intlTag } from '#src/i18n/locales.ts';
import { cardHeadline, cardSentence } from '#src/server/gifts/gifts.emails.ts';
import type { Gift } from '#src/server/gifts/read-gift.ts';
import { isolated, type PdfCertificate } from '#src/server/pdf/pdf-document.ts';
import { certificateArt } from '#src/server/pictures/certificate-art.ts';

/** A gift as a page to print and to hand over, in its receiver's language. It shows no more than the card does. */
export function giftCertificate(gift: Gift, i18n: I18n): PdfCertificate {
  const { amount, currency, day, locale, message, orderNumber, palette, receiverName } = gift;
  return {
    layout: 'certificate',
    title: cardHeadline(gift, i18n),
    locale,
    day,
    art: certificateArt({ palette, seed: orderNumber }),
    heading: isolated(receiverName),
    text: cardSentence(gift, i18n),
    quote: message,
    facts: [
      ...(amount === undefined
        ? []
        : [{ label: i18n._(msg`Amount`), value: isolated(formatMoney(intlTag[locale], amount, currency)) }]),
      { label: i18n._(msg`Date`), value: longDay(`${day}T00:00:00.000Z`, 'UTC', locale) },
    ],
  };
}
