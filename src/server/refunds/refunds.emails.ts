import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

export const REFUND_TEMPLATES = ['refundRequested', 'refundRefused', 'refundDone', 'refundSentBack'] as const;
export const RETURN_TEMPLATES = ['moneyAfterRefund', 'disputeEndedRecurring'] as const;
export type RefundTemplate = (typeof REFUND_TEMPLATES)[number] | (typeof RETURN_TEMPLATES)[number];

export type RefundEmailData = {
  locale: Locale;
  donorName: string;
  orderNumber: string;
  currency: string;
  /** Minor units: what is asked for, was returned, or arrived. */
  amount: number;
  /** How the money went back. */
  way: 'bank' | 'card' | 'paypal';
  /** The recurring donation has ended with it. */
  hasEnded: boolean;
  refusal: string | null;
  /** The page where the donor sees how it stands. */
  href: string;
};

const SUBJECTS: Record<RefundTemplate, MessageDescriptor> = {
  refundRequested: msg`We have your request for a refund`,
  refundRefused: msg`About your request for a refund`,
  refundDone: msg`Your refund is on its way`,
  refundSentBack: msg`Your bank sent your refund back`,
  moneyAfterRefund: msg`Money arrived after your refund`,
  disputeEndedRecurring: msg`We ended your recurring donation after a notice from your bank`,
};

/** The text of an email about money that goes back, in its donor's language. */
export function refundEmail(template: RefundTemplate, data: RefundEmailData, i18n: I18n): EmailText {
  const { donorName, href, orderNumber, refusal } = data;
  return {
    subject: i18n._(SUBJECTS[template]),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: paragraphs(template, data, i18n),
    ...(template === 'refundRefused' && refusal ? { quote: refusal } : {}),
    facts: [
      ...(template === 'disputeEndedRecurring'
        ? []
        : [{ label: i18n._(msg`Amount`), value: formatMoney(intlTag[data.locale], data.amount, data.currency) }]),
      { label: i18n._(msg`Donation number`), value: orderNumber, isLeftToRight: true },
    ],
    ...(template === 'refundRequested' || template === 'refundDone'
      ? { action: { label: i18n._(msg`Check the status`), href } }
      : {}),
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}

function paragraphs(
  template: RefundTemplate,
  { amount: minor, currency, hasEnded, locale, way }: RefundEmailData,
  i18n: I18n,
): string[] {
  const amount = formatMoney(intlTag[locale], minor, currency);
  switch (template) {
    case 'refundRequested':
      return [
        i18n._(msg`You asked us to refund your donation. A person will read your reason and answer you by email.`),
        i18n._(msg`If this was not you, reply to this email.`),
      ];
    case 'refundRefused':
      return [
        i18n._(msg`We have read your request and cannot refund this donation. This is why:`),
        i18n._(msg`If you disagree, reply to this email.`),
      ];
    case 'refundDone':
      return [
        {
          bank: i18n._(
            msg`We have transferred ${amount} to your account. Banks can take a few days to show the transfer.`,
          ),
          card: i18n._(msg`We have refunded ${amount} to your card. Banks can take up to ten days to show the refund.`),
          paypal: i18n._(msg`We have refunded ${amount} through PayPal, to the payment source you used.`),
        }[way],
        ...(hasEnded
          ? [i18n._(msg`Your recurring donation has ended as well, and nothing more will be charged.`)]
          : []),
      ];
    case 'refundSentBack':
      return [
        i18n._(
          msg`Your bank did not accept the refund of ${amount} and sent it back to us. We are holding the money for you.`,
        ),
        i18n._(msg`Reply to this email and tell us which account to transfer the money to.`),
      ];
    case 'moneyAfterRefund':
      return [
        i18n._(
          msg`We received ${amount} for this donation after we had refunded it. We are holding the money for you.`,
        ),
        i18n._(
          msg`Reply to this email and tell us whether to return the money or still give it to the cause you chose.`,
        ),
      ];
    case 'disputeEndedRecurring':
      return [
        i18n._(
          msg`Your bank told us that you do not recognize a payment to us. To make sure your card is not charged again, we have ended your recurring donation.`,
        ),
        i18n._(
          msg`If you did not mean to dispute the payment, tell your bank. You can start a new recurring donation at any time.`,
        ),
      ];
  }
}
