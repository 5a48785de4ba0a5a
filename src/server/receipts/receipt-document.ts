import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactInfo } from '#src/contracts/site.ts';
import { longDay } from '#src/i18n/local-moment.ts';
import { amountText, type DonationFactsData, donationFacts } from '#src/server/emails/donation-facts.ts';
import { textIn } from '#src/server/http/locale.ts';
import { isolated, type PdfDocument } from '#src/server/pdf/pdf-document.ts';

type ReceiptData = DonationFactsData & {
  donorName: string;
  /** The organization's own address, where it has written one. */
  issuer?: Pick<ContactInfo, 'location' | 'email'> | undefined;
};

/** The receipt of a paid order as a document in its donor's language; nothing for an order without a receipt number. */
export function receiptDocument(data: ReceiptData, i18n: I18n): PdfDocument | undefined {
  const { donorName, issuer, locale, order } = data;
  if (order.receiptNumber === null || order.paidAt === null) return undefined;
  return {
    title: i18n._(msg`Receipt for your donation`),
    locale,
    day: order.paidAt.slice(0, 10),
    footer: `${i18n._(msg`Receipt number`)} ${isolated(order.receiptNumber)}`,
    blocks: [
      { kind: 'lead', text: isolated(amountText(order.total, order, locale)) },
      {
        kind: 'facts',
        rows: [
          ...(issuer
            ? [
                {
                  label: i18n._(msg`Issued by`),
                  value: [i18n._(msg`Sanad`), textIn(locale, issuer.location), isolated(issuer.email)]
                    .filter(Boolean)
                    .join(locale === 'ar' ? '، ' : ', '),
                },
              ]
            : []),
          { label: i18n._(msg`Donor`), value: isolated(donorName) },
          { label: i18n._(msg`Date`), value: longDay(order.paidAt, 'UTC', locale) },
          {
            label: i18n._(msg`Payment method`),
            value: {
              bank: i18n._(msg`Bank transfer`),
              paypal: 'PayPal',
              stripe: i18n._(msg`Card`),
              xendit: i18n._(msg`Card`),
            }[order.method],
          },
          ...donationFacts(data, i18n).map(({ label, value }) => ({ label, value: isolated(value) })),
          ...(order.refunded > 0
            ? [
                { label: i18n._(msg`Returned`), value: isolated(amountText(order.refunded, order, locale)) },
                {
                  label: i18n._(msg`Left for the cause`),
                  value: isolated(amountText(order.total - order.refunded, order, locale)),
                },
              ]
            : []),
        ],
      },
      {
        kind: 'text',
        isQuiet: true,
        text: i18n._(msg`Your donation goes to the cause you chose, and we publish how it is spent.`),
      },
    ],
  };
}
