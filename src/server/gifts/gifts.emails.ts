import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import { intlTag } from '#src/i18n/locales.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import type { Gift } from '#src/server/gifts/read-gift.ts';
import { textIn } from '#src/server/http/locale.ts';

/** The content id by which the email shows its picture. */
export const CARD_PICTURE = 'card@sanad';

/** The one sentence of the picture, and the subject of the email. It names nobody. */
export const cardHeadline = ({ kind }: Pick<Gift, 'kind'>, i18n: I18n): string =>
  kind === 'onBehalf'
    ? i18n._(msg`A donation was made on your behalf`)
    : i18n._(msg`A donation was made in your honor`);

/** Who donated, and to what, in one sentence. */
export function cardSentence({ cause: title, donorName, kind, locale }: Gift, i18n: I18n): string {
  const cause = textIn(locale, title);
  if (kind === 'onBehalf')
    return donorName === undefined
      ? i18n._(msg`Someone who prefers not to be named has donated to “${cause}” on your behalf.`)
      : i18n._(msg`${donorName} has donated to “${cause}” on your behalf.`);
  return donorName === undefined
    ? i18n._(msg`Someone who prefers not to be named has donated to “${cause}” in your honor.`)
    : i18n._(msg`${donorName} has donated to “${cause}” in your honor.`);
}

const amountOf = ({ amount, currency, locale }: Gift): string | undefined =>
  amount === undefined ? undefined : formatMoney(intlTag[locale], amount, currency);

/** The card as an email, in its receiver's language. */
export function giftCardEmail(gift: Gift, i18n: I18n): EmailText {
  const donorName = gift.receiverName;
  const amount = amountOf(gift);
  return {
    subject: cardHeadline(gift, i18n),
    picture: { contentId: CARD_PICTURE, alt: cardHeadline(gift, i18n), width: 1200, height: 630 },
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: [cardSentence(gift, i18n)],
    quote: gift.message,
    facts: amount === undefined ? [] : [{ label: i18n._(msg`Amount`), value: amount }],
    closing: i18n._(
      msg`Your address was given to us only for this card. We will not contact you again. With thanks, the Sanad team`,
    ),
  };
}

/** The card as a text message: without an address of the web, because a link from an unknown number is not to be trusted. */
export function giftCardText(gift: Gift, i18n: I18n): string {
  const donorName = gift.receiverName;
  const amount = amountOf(gift);
  return [
    `${i18n._(msg`Dear ${donorName},`)} ${cardSentence(gift, i18n)}`,
    ...(amount === undefined ? [] : [`${i18n._(msg`Amount`)}: ${amount}`]),
    ...(gift.message === undefined ? [] : [gift.message]),
    i18n._(msg`The Sanad team`),
  ].join('\n');
}

/**
 * To the donor: the card could not be delivered, or the text message to the person for whom was given. `to`: the address or
 * number that was typed.
 */
export function cardFailedEmail(
  { donorName, hasCard, receiverName, to }: { donorName: string; hasCard: boolean; receiverName: string; to: string },
  i18n: I18n,
): EmailText {
  return {
    subject: hasCard
      ? i18n._(msg`The card for your recipient could not be delivered`)
      : i18n._(msg`We could not tell ${receiverName} about your donation`),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: [
      hasCard
        ? i18n._(msg`We tried to send your card, but the address or number below cannot receive it.`)
        : i18n._(
            msg`You gave on behalf of ${receiverName}. We tried to send them a text message about your donation, but the number below cannot receive text messages.`,
          ),
      i18n._(
        msg`Your donation itself has arrived and will go to the cause you chose. Reply to this email, and we will find another way to reach the recipient.`,
      ),
    ],
    facts: [
      { label: i18n._(msg`Recipient`), value: receiverName },
      { label: i18n._(msg`Email address or phone number`), value: to, isLeftToRight: true },
    ],
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}
