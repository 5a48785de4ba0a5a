import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { amountText, donationFacts, type OrderEmailData } from '#src/server/emails/donation-facts.ts';
import { emailDate } from '#src/server/emails/email-date.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import { transferFacts } from '#src/server/emails/transfer-facts.ts';
import { NEW_CARD } from '#src/server/subscriptions/new-card-place.ts';

export const SUBSCRIPTION_TEMPLATES = [
  'renewed',
  'renewalRefused',
  'renewalPart',
  'recurringEnded',
  'recurringCancelled',
  'recurringCancelledLate',
  'planRefused',
  'planEndedThere',
  'pledgeDue',
  'pledgeReminder',
  'pledgeEnded',
] as const;
export type SubscriptionTemplate = (typeof SUBSCRIPTION_TEMPLATES)[number];

const SUBJECTS: Record<SubscriptionTemplate, MessageDescriptor> = {
  renewed: msg`Receipt for your recurring donation`,
  renewalRefused: msg`Your recurring donation could not be charged`,
  planRefused: msg`Your recurring donation could not be charged`,
  planEndedThere: msg`Your recurring donation has ended`,
  renewalPart: msg`Part of your recurring donation has arrived`,
  recurringEnded: msg`Your recurring donation has ended`,
  recurringCancelled: msg`We canceled your recurring donation, as you asked`,
  recurringCancelledLate: msg`We canceled your recurring donation, as you asked`,
  pledgeDue: msg`Your recurring donation is due`,
  pledgeReminder: msg`Your transfer has not reached us yet`,
  pledgeEnded: msg`Your recurring donation has ended`,
};

/** Those of a donation that goes on. */
const MANAGEABLE: readonly SubscriptionTemplate[] = [
  'renewed',
  'renewalRefused',
  'renewalPart',
  'planRefused',
  'pledgeDue',
  'pledgeReminder',
];

/** `nextAt`: when the card is charged next, ISO 8601. */
type SubscriptionEmailData = OrderEmailData & { nextAt?: string | undefined };

/** The text of an email about a recurring donation. */
export function subscriptionEmail(template: SubscriptionTemplate, data: SubscriptionEmailData, i18n: I18n): EmailText {
  const { donorName } = data;
  return {
    subject: i18n._(SUBJECTS[template]),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: paragraphs(template, data, i18n),
    facts:
      template === 'renewed'
        ? donationFacts(data, i18n)
        : template === 'pledgeDue' || template === 'pledgeReminder'
          ? transferFacts(data, i18n)
          : [{ label: i18n._(msg`Donation number`), value: data.order.number, isLeftToRight: true }],
    ...(data.givingHref !== undefined && MANAGEABLE.includes(template)
      ? { action: actionOf(template, data.givingHref, i18n) }
      : {}),
    ...(template === 'renewed' && data.refundHref !== undefined
      ? { more: { label: i18n._(msg`Was this a mistake? Ask for a refund`), href: data.refundHref } }
      : {}),
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}

/** A card that was declined can be replaced there; all else is changed there, too. */
const actionOf = (template: SubscriptionTemplate, href: string, i18n: I18n) =>
  template === 'renewalRefused'
    ? { label: i18n._(msg`Use another card`), href: `${href}${NEW_CARD}` }
    : { label: i18n._(msg`Manage your recurring donation`), href };

function paragraphs(
  template: SubscriptionTemplate,
  { locale, nextAt, order }: SubscriptionEmailData,
  i18n: I18n,
): string[] {
  const total = amountText(order.total, order, locale);
  const came = amountText(order.received, order, locale);
  const left = amountText(Math.max(0, order.total - order.received), order, locale);
  const date = nextAt === undefined ? '' : emailDate(nextAt, locale);
  const howToEnd = i18n._(msg`To pause, change or cancel your recurring donation, use the link below.`);
  switch (template) {
    case 'renewed':
      return [
        i18n._(msg`Your recurring donation of ${total} has arrived. This is your receipt.`),
        ...(nextAt === undefined ? [] : [i18n._(msg`The next donation is due on ${date}.`), howToEnd]),
      ];
    case 'renewalRefused':
      return [
        order.received > 0
          ? i18n._(
              msg`We could not charge the remaining ${left} of your recurring donation of ${total}. We are holding the amount we have already received for the donation.`,
            )
          : i18n._(msg`We could not charge your recurring donation of ${total} to your card. Nothing was charged.`),
        i18n._(msg`We will try again on ${date}. If your card works by then, you do not need to do anything.`),
        i18n._(msg`If you enter another card on the page below, we will try again at once.`),
        howToEnd,
      ];
    case 'renewalPart':
      return [
        i18n._(
          msg`We charged ${came} of your recurring donation of ${total}. We are holding the ${came} for the donation.`,
        ),
        i18n._(msg`We will charge the remaining ${left} on ${date}.`),
        howToEnd,
      ];
    case 'recurringEnded':
      return order.received > 0
        ? [
            i18n._(
              msg`We charged ${came} of your recurring donation of ${total} and will not charge the rest. The donation has ended; your earlier donations go to the cause you chose.`,
            ),
            i18n._(
              msg`The last amount we received is being held for you. Reply to this email, and we will sort this out with you.`,
            ),
          ]
        : [
            i18n._(
              msg`We could not charge your recurring donation of ${total} to your card, and we will not try again. The donation has ended; your earlier donations go to the cause you chose.`,
            ),
            i18n._(msg`You can start a new recurring donation with another card at any time.`),
          ];
    case 'planRefused':
      return [
        i18n._(msg`Your recurring donation of ${total} could not be charged. Nothing was taken.`),
        ...(nextAt === undefined
          ? []
          : [
              i18n._(
                msg`The payment provider will try again on ${date}. You do not need to do anything if your payment method works by then.`,
              ),
            ]),
        i18n._(msg`To pause or cancel your recurring donation, open the page below.`),
      ];
    case 'planEndedThere':
      return [
        i18n._(
          msg`Your recurring donation of ${total} was canceled at the payment provider, and nothing more will be charged. Your earlier donations go to the cause you chose.`,
        ),
        i18n._(msg`You can start a new recurring donation at any time.`),
      ];
    case 'pledgeDue':
      return [
        i18n._(
          msg`Your recurring donation of ${total} is due. Transfer it with the same reference as always; if you have a standing order at your bank, you do not need to do anything.`,
        ),
        howToEnd,
      ];
    case 'pledgeReminder':
      return [
        i18n._(
          msg`We are still waiting for your transfer of ${left}. If you have already sent it, you do not need to do anything: banks can take a day or two.`,
        ),
        i18n._(msg`If you want to skip this donation, do nothing: we will not ask for it again.`),
        howToEnd,
      ];
    case 'pledgeEnded':
      return [
        i18n._(
          msg`No transfer has reached us for the last three due dates, so we have ended your recurring donation and will not email you about it again. You owe nothing, and your earlier donations go to the cause you chose.`,
        ),
        i18n._(msg`You can start a new recurring donation at any time.`),
      ];
    case 'recurringCancelledLate':
      return [
        i18n._(
          msg`Your recurring donation of ${total} has ended. A charge was on its way when you canceled, and the payment provider has not answered yet. If the charge goes through, you will get a receipt and can ask for the money back; otherwise nothing more will be charged.`,
        ),
        i18n._(msg`Your earlier donations go to the cause you chose.`),
      ];
    case 'recurringCancelled':
      if (order.method === 'bank')
        return [
          i18n._(
            msg`Your recurring donation of ${total} has ended, and we will not ask for it again. If you have a standing order at your bank, cancel it there too. Your earlier donations go to the cause you chose.`,
          ),
        ];
      return [
        i18n._(
          msg`Your recurring donation of ${total} has ended, and you will not be charged for it again. Your earlier donations go to the cause you chose.`,
        ),
      ];
  }
}
