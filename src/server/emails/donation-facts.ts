import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import type { OrderView } from '#src/contracts/orders.ts';
import type { BankAccount } from '#src/contracts/site.ts';
import { type Recurrence, recurrencePhrase } from '#src/i18n/calendar-phrases.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import { lineText } from '#src/server/emails/line-facts.ts';

export type OrderEmailData = {
  order: OrderView;
  donorName: string;
  locale: Locale;
  reference: string | null;
  accounts: readonly BankAccount[];
  siteUrl: string;
  /** The page of the recurring donation that the order belongs to, unless that has ended. */
  givingHref?: string | undefined;
  /** How often the recurring donation that the order belongs to is given, unless that has ended. */
  recurrence?: Recurrence | undefined;
  /** The page where the donor asks for the money back. */
  refundHref?: string | undefined;
  /** It paid the first month of a child that was no longer kept for its donor. */
  isLateSponsorship?: boolean | undefined;
  /** The received amount in minor units, where the email is about it. */
  amount?: number | undefined;
  /** The shares of its sacrifices, each with its name. */
  shares?: EmailText['facts'];
  /** Its lines in public accounts, each with the address that opens it. */
  proofs?: readonly { title: string; seq: number; hash: string; href: string }[];
};

/** What the table of a donation is made of. */
export type DonationFactsData = Pick<OrderEmailData, 'order' | 'locale' | 'shares' | 'recurrence'>;

/** The table of an order's data in an email, in the language of `i18n`. */
export function donationFacts(
  { locale, order, recurrence, shares = [] }: DonationFactsData,
  i18n: I18n,
): NonNullable<EmailText['facts']> {
  return [
    ...lineRows(order, locale, i18n),
    ...shares,
    ...(order.feeCover > 0
      ? [
          {
            label: i18n._(order.method === 'paypal' ? msg`PayPal fee you cover` : msg`Card fee you cover`),
            value: amountText(order.feeCover, order, locale),
          },
        ]
      : []),
    { label: i18n._(msg`Total`), value: amountText(order.total, order, locale) },
    ...(order.received > order.total
      ? [
          {
            label: i18n._(msg`Extra amount for the same cause`),
            value: amountText(order.received - order.total, order, locale),
          },
        ]
      : []),
    ...(recurrence ? [{ label: i18n._(msg`Repeats`), value: i18n._(recurrencePhrase(recurrence)) }] : []),
    { label: i18n._(msg`Donation number`), value: order.number, isLeftToRight: true },
    ...(order.receiptNumber === null
      ? []
      : [{ label: i18n._(msg`Receipt number`), value: order.receiptNumber, isLeftToRight: true }]),
  ];
}

/** Each line of an order with its amount. */
export const lineRows = (order: OrderView, locale: Locale, i18n: I18n): NonNullable<EmailText['facts']> =>
  order.items.map((item) => ({
    label: lineText(item, order.currency, locale, i18n),
    value: amountText(item.amount, order, locale),
  }));

/** Formats an amount, in minor units of the order's currency, for the language of the email. */
export const amountText = (minor: number, { currency }: Pick<OrderView, 'currency'>, locale: Locale): string =>
  formatMoney(intlTag[locale], minor, currency);
