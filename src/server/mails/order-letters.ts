import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BankAccount } from '#src/contracts/site.ts';
import type { OrderView } from '#src/contracts/orders.ts';
import { exponentOf } from '#src/domain/currencies.ts';
import { formatDecimal } from '#src/domain/money.ts';
import { LEAST_REST } from '#src/domain/payment.ts';
import { spellReference } from '#src/domain/reference.ts';
import { textIn } from '../locale.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import type { LetterText } from './letter.tsx';

export const ORDER_TEMPLATES = ['receipt', 'transferInstructions', 'transferReminder', 'transferExpired', 'partPaid', 'surplus'] as const;
export type OrderTemplate = (typeof ORDER_TEMPLATES)[number];

export type OrderLetterData = {
  order: OrderView; donorName: string; locale: Locale; reference: string | null; accounts: readonly BankAccount[]; siteUrl: string;
  /** What came, in minor units, where the letter is about it. */
  amount?: number | undefined;
};

const SUBJECTS: Record<OrderTemplate, MessageDescriptor> = {
  receipt: msg`Receipt for your donation`,
  transferInstructions: msg`How to complete your bank transfer`,
  transferReminder: msg`Your bank transfer has not reached us yet`,
  transferExpired: msg`Your donation by bank transfer has lapsed`,
  partPaid: msg`Part of your donation has arrived`,
  surplus: msg`You gave more than you had planned: thank you`,
};

/** The words of a letter about an order, in its giver's language. */
export function orderLetter(template: OrderTemplate, data: OrderLetterData, i18n: I18n): LetterText {
  const { order, donorName } = data;
  return {
    subject: i18n._(SUBJECTS[template]),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: paragraphs(template, data, i18n),
    facts: factsOf(template, data, i18n),
    ...(template === 'receipt' ? { action: { label: i18n._(msg`See your donation`), href: `${data.siteUrl}/checkout/thank-you/${order.number}` } } : {}),
    closing: i18n._(msg`With thanks, the people of Sanad`),
  };
}

function factsOf(template: OrderTemplate, data: OrderLetterData, i18n: I18n): NonNullable<LetterText['facts']> {
  if (template === 'transferExpired') return [];
  return template === 'receipt' || template === 'surplus' || data.order.method !== 'bank' ? giftFacts(data, i18n) : transferFacts(data, i18n);
}

function paragraphs(template: OrderTemplate, { order, amount, locale }: OrderLetterData, i18n: I18n): string[] {
  const total = amountText(order.total, order, locale);
  const came = amountText(amount ?? 0, order, locale);
  const left = amountText(Math.max(0, order.total - order.received), order, locale);
  const deadline = order.expiresAt === null ? '' : new Intl.DateTimeFormat(intlTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(order.expiresAt));
  switch (template) {
    case 'receipt': return [i18n._(msg`Your donation of ${total} has arrived. This is your receipt.`), i18n._(msg`What you gave stays in the fund that you chose, and its spending is reported there.`)];
    case 'transferInstructions': return [i18n._(msg`Please transfer ${total} to one of the accounts below before ${deadline}, and write the reference on the transfer so that we know that it is yours.`)];
    case 'transferReminder': return [i18n._(msg`We are still waiting for your transfer of ${left}. If you have sent it already, nothing more is needed: banks take a day or two.`), i18n._(msg`The reference is valid until ${deadline}.`)];
    case 'transferExpired': return [i18n._(msg`We waited two weeks for your transfer of ${total} and closed the order. Nothing was charged. If the money is on its way, it will still be counted as you meant it.`)];
    case 'partPaid': return order.method !== 'bank'
      ? [
          i18n._(msg`We received ${came} of ${total} from your card, and keep it for your gift.`),
          order.status === 'pending' && order.total - order.received >= LEAST_REST ? i18n._(msg`To give the remaining ${left}, go on from the page where you gave. If you would rather have back what came, just answer this letter.`) : i18n._(msg`Please answer this letter, and we settle the rest with you.`),
        ]
      : [i18n._(msg`We received ${came} of ${total}. As soon as the remaining ${left} arrives with the same reference, your donation is complete.`)];
    case 'surplus': return [i18n._(msg`We received ${came} more than your order, and added it to the same cause. If that was not your wish, just answer this letter.`)];
  }
}

export function giftFacts({ order, locale }: OrderLetterData, i18n: I18n): NonNullable<LetterText['facts']> {
  return [
    ...order.items.map((item) => ({ label: textIn(locale, item.title), value: amountText(item.amount, order, locale) })),
    ...(order.feeCover > 0 ? [{ label: i18n._(msg`Processing fee, covered by you`), value: amountText(order.feeCover, order, locale) }] : []),
    { label: i18n._(msg`Total`), value: amountText(order.total, order, locale) },
    ...(order.received > order.total ? [{ label: i18n._(msg`Given beyond it, to the same cause`), value: amountText(order.received - order.total, order, locale) }] : []),
    { label: i18n._(msg`Order number`), value: order.number, isLeftToRight: true },
    ...(order.receiptNumber === null ? [] : [{ label: i18n._(msg`Receipt number`), value: order.receiptNumber, isLeftToRight: true }]),
  ];
}

function transferFacts({ order, reference, accounts, locale }: OrderLetterData, i18n: I18n): NonNullable<LetterText['facts']> {
  return [
    { label: i18n._(msg`Amount`), value: amountText(order.total - order.received, order, locale) },
    { label: i18n._(msg`Reference`), value: reference === null ? '' : spellReference(reference), isLeftToRight: true },
    ...accounts.map((account) => ({ label: textIn(locale, account.bankName), value: `${account.iban} · ${account.swiftCode}`, isLeftToRight: true })),
  ];
}

/** Money as people of a language read it; its digits are ISO 4217's, whatever `Intl` believes. */
export function amountText(minor: number, { currency }: Pick<OrderView, 'currency'>, locale: Locale): string {
  const digits = exponentOf(currency);
  const isWhole = minor % 10 ** digits === 0;
  return new Intl.NumberFormat(intlTag[locale], { style: 'currency', currency, minimumFractionDigits: isWhole ? 0 : digits, maximumFractionDigits: digits }).format(formatDecimal({ minor, currency }) as Intl.StringNumericLiteral);
}
