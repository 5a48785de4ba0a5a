import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { intlTag } from '#src/i18n/locales.ts';
import type { LetterText } from './letter.tsx';
import { amountText, giftFacts, type OrderLetterData } from './order-letters.ts';

export const RECURRING_TEMPLATES = ['renewed', 'renewalRefused', 'renewalPart', 'recurringEnded', 'recurringCancelled'] as const;
export type RecurringTemplate = (typeof RECURRING_TEMPLATES)[number];

const SUBJECTS: Record<RecurringTemplate, MessageDescriptor> = {
  renewed: msg`Receipt for your recurring donation`,
  renewalRefused: msg`Your recurring donation could not be charged`,
  renewalPart: msg`Part of your recurring donation has arrived`,
  recurringEnded: msg`Your recurring donation has ended`,
  recurringCancelled: msg`We ended your recurring donation, as you asked`,
};

/** The words of a letter about a recurring donation. `nextAt`: when the card is charged again, ISO 8601. */
export function recurringLetter(template: RecurringTemplate, data: OrderLetterData & { nextAt?: string | undefined }, i18n: I18n): LetterText {
  const { donorName } = data;
  return {
    subject: i18n._(SUBJECTS[template]),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: paragraphs(template, data, i18n),
    facts: template === 'renewed' ? giftFacts(data, i18n) : [{ label: i18n._(msg`Order number`), value: data.order.number, isLeftToRight: true }],
    closing: i18n._(msg`With thanks, the people of Sanad`),
  };
}

function paragraphs(template: RecurringTemplate, { order, locale, nextAt }: OrderLetterData & { nextAt?: string | undefined }, i18n: I18n): string[] {
  const total = amountText(order.total, order, locale);
  const came = amountText(order.received, order, locale);
  const left = amountText(Math.max(0, order.total - order.received), order, locale);
  const date = nextAt === undefined ? '' : new Intl.DateTimeFormat(intlTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(nextAt));
  const howToEnd = i18n._(msg`To change or end it, write to us and tell us the order number.`);
  switch (template) {
    case 'renewed': return [i18n._(msg`Your recurring donation of ${total} has arrived. This is your receipt.`), ...(nextAt === undefined ? [] : [i18n._(msg`The next one is due on ${date}.`), howToEnd])];
    case 'renewalRefused': return [order.received > 0 ? i18n._(msg`Your card did not pay the remaining ${left} of your recurring donation of ${total}. What came before is kept for it.`) : i18n._(msg`Your card did not pay your recurring donation of ${total}. Nothing was charged.`), i18n._(msg`We will try once more on ${date}. You need do nothing if the card is in order by then.`), howToEnd];
    case 'renewalPart': return [i18n._(msg`Your card paid ${came} of your recurring donation of ${total}. What came is kept for it.`), i18n._(msg`We will charge the remaining ${left} on ${date}.`), howToEnd];
    case 'recurringEnded': return order.received > 0 ? [i18n._(msg`Your card paid ${came} of your recurring donation of ${total}, and we will not charge the rest. The donation has ended; what you gave before stays with its cause.`), i18n._(msg`What came last is kept for you: answer this letter, and we settle it with you.`)] : [i18n._(msg`Your card did not pay your recurring donation of ${total}, and we will not try again. The donation has ended; what you gave before stays with its cause.`), i18n._(msg`You are welcome to begin a new one with another card whenever you like.`)];
    case 'recurringCancelled': return [i18n._(msg`Your recurring donation of ${total} has ended, and your card will not be charged for it again. What you gave before stays with its cause.`)];
  }
}
