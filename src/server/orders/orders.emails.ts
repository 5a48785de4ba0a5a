import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CurrencyCode, minimumCharge } from '#money/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { sharesDeadline } from '#src/i18n/shares-deadline.ts';
import { amountText, donationFacts, type OrderEmailData } from '#src/server/emails/donation-facts.ts';
import { emailDate } from '#src/server/emails/email-date.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import { transferFacts } from '#src/server/emails/transfer-facts.ts';

export const ORDER_TEMPLATES = [
  'receipt',
  'transferInstructions',
  'transferReminder',
  'transferExpired',
  'partPaid',
  'surplus',
  'sharesGone',
  'sharesReleased',
] as const;
export type OrderTemplate = (typeof ORDER_TEMPLATES)[number];

const SUBJECTS: Record<OrderTemplate, MessageDescriptor> = {
  receipt: msg`Receipt for your donation`,
  transferInstructions: msg`How to complete your bank transfer`,
  transferReminder: msg`Your bank transfer has not reached us yet`,
  transferExpired: msg`Your donation by bank transfer has expired`,
  partPaid: msg`Part of your donation has arrived`,
  surplus: msg`Thank you for giving more than you planned`,
  sharesGone: msg`Your money has arrived, but the shares are no longer available`,
  sharesReleased: msg`Your shares are no longer reserved for you`,
};

/** The text of an email about an order, in its donor's language. */
export function orderEmail(template: OrderTemplate, data: OrderEmailData, i18n: I18n): EmailText {
  const { order, donorName } = data;
  return {
    subject: i18n._(SUBJECTS[template]),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: paragraphs(template, data, i18n),
    facts: [...factsOf(template, data, i18n), ...proofFacts(template, data, i18n)],
    ...(template === 'receipt'
      ? {
          action:
            data.givingHref === undefined
              ? { label: i18n._(msg`View your donation`), href: `${data.siteUrl}/checkout/thank-you/${order.number}` }
              : { label: i18n._(msg`Manage your recurring donation`), href: data.givingHref },
        }
      : {}),
    ...(template === 'receipt' && data.refundHref !== undefined
      ? { more: { label: i18n._(msg`Was this a mistake? Ask for a refund`), href: data.refundHref } }
      : {}),
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}

function factsOf(template: OrderTemplate, data: OrderEmailData, i18n: I18n): NonNullable<EmailText['facts']> {
  if (template === 'transferExpired') return [];
  return template === 'receipt' || template === 'surplus' || template === 'sharesGone' || data.order.method !== 'bank'
    ? donationFacts(data, i18n)
    : transferFacts(data, i18n);
}

/** The lines of the donation in public accounts: the address proves to its reader alone that a line is theirs. */
const proofFacts = (
  template: OrderTemplate,
  { proofs = [] }: OrderEmailData,
  i18n: I18n,
): NonNullable<EmailText['facts']> =>
  template === 'receipt'
    ? proofs.map(({ hash, href, seq, title }) => ({
        label: i18n._(msg`Public account of “${title}”, line ${seq}`),
        value: `${hash.slice(0, 4)}…${hash.slice(-4)}`,
        isLeftToRight: true,
        href,
      }))
    : [];

function paragraphs(
  template: OrderTemplate,
  { order, amount, isLateSponsorship, locale, givingHref }: OrderEmailData,
  i18n: I18n,
): string[] {
  const total = amountText(order.total, order, locale);
  const came = amountText(amount ?? 0, order, locale);
  const left = amountText(Math.max(0, order.total - order.received), order, locale);
  const deadline = order.expiresAt === null ? '' : emailDate(order.expiresAt, locale);
  switch (template) {
    case 'receipt':
      return [
        i18n._(msg`Your donation of ${total} has arrived. This is your receipt.`),
        i18n._(msg`Your donation goes to the cause you chose, and we will publish how it is spent.`),
        ...(isLateSponsorship
          ? [
              i18n._(
                msg`We reserve a child for one donor for two hours, and your payment arrived after that. It will pay for one month of the child’s care and will not repeat; another donor may have become the sponsor in the meantime.`,
              ),
            ]
          : []),
        ...(givingHref === undefined
          ? []
          : [
              i18n._(
                msg`Your donation will repeat automatically. On the page below, you can pause, change or cancel it without signing in.`,
              ),
            ]),
      ];
    case 'transferInstructions':
      return [
        i18n._(
          msg`Transfer ${total} to one of the accounts below before ${deadline} and include the reference, so that we can match your transfer to your donation.`,
        ),
        ...keptShares(order, locale, i18n),
      ];
    case 'transferReminder':
      return [
        i18n._(
          msg`We are still waiting for your transfer of ${left}. If you have already sent it, you do not need to do anything: banks can take a day or two.`,
        ),
        i18n._(msg`The reference is valid until ${deadline}.`),
        ...keptShares(order, locale, i18n),
      ];
    case 'sharesReleased':
      if (order.received > 0)
        return [
          i18n._(
            msg`Only part of your transfer reached us in time, so your sacrifice shares are available to others again. What has arrived is being held for you.`,
          ),
          i18n._(
            msg`If you send the rest, we will reserve shares for you again if any are left; if none are, we will email you. If you would rather have your money back, reply to this email.`,
          ),
        ];
      return [
        i18n._(
          msg`Your transfer did not reach us in time, so your sacrifice shares are available to others again. For everything else in your donation, we will wait for your transfer until ${deadline}.`,
        ),
        i18n._(
          msg`If you send the whole amount, we will reserve shares for you again if any are left; if none are, we will email you. If you would rather pay only for the rest of your donation, reply to this email, and we will send you a new reference.`,
        ),
      ];
    case 'transferExpired':
      return order.items.some(({ type }) => type === 'sacrifice')
        ? [
            i18n._(
              msg`Your transfer of ${total} did not reach us in time, so your shares are available to others again. Nothing was charged. If you have already sent the money, we will reserve shares for you again if any are left; if none are, we will email you.`,
            ),
          ]
        : [
            i18n._(
              msg`Your transfer of ${total} did not reach us within two weeks, so we closed this donation. Nothing was charged. If you have already sent the money, it will still go to the cause you chose.`,
            ),
          ];
    case 'partPaid':
      return order.method !== 'bank'
        ? [
            i18n._(msg`We were able to charge only ${came} of ${total}. We are holding this amount for your donation.`),
            order.status === 'pending' &&
            order.total - order.received >= minimumCharge(order.method, order.currency as CurrencyCode)
              ? i18n._(
                  msg`To pay the remaining ${left}, continue from the page where you donated. If you would rather have your money back, reply to this email.`,
                )
              : i18n._(msg`Reply to this email, and we will sort out the rest with you.`),
          ]
        : [
            i18n._(
              msg`We received ${came} of ${total}. Once the remaining ${left} arrives with the same reference, your donation will be complete.`,
            ),
          ];
    case 'sharesGone':
      return [
        i18n._(
          msg`Your money reached us after your reservation had ended. Since then, others have taken the shares you chose, or orders for them have closed.`,
        ),
        i18n._(
          msg`We are holding your money for a sacrifice and will not spend it on anything else. Reply to this email, and we will either help you choose another animal or send the money back.`,
        ),
      ];
    case 'surplus':
      return [
        i18n._(
          msg`We received ${came} more than the amount of your donation and gave the extra amount to the same cause. If you did not intend this, reply to this email.`,
        ),
      ];
  }
}

/** Until when the shares of an order are kept, where it has some. */
function keptShares({ items, sharesUntil }: OrderEmailData['order'], locale: Locale, i18n: I18n): string[] {
  if (sharesUntil === null) return [];
  const until = sharesDeadline(sharesUntil, items, locale);
  return [i18n._(msg`We will reserve your sacrifice shares until ${until}. After that, others may take them.`)];
}
