import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactInfo } from '#src/contracts/site.ts';
import { type Recurrence, recurrencePhrase } from '#src/i18n/calendar-phrases.ts';
import { longDay } from '#src/i18n/local-moment.ts';
import { amountText, type DonationFactsData, donationFacts } from '#src/server/emails/donation-facts.ts';
import { textIn } from '#src/server/http/locale.ts';
import { isolated, type PdfDocument } from '#src/server/pdf/pdf-document.ts';
import type { ReceiptProof } from '#src/server/receipts/receipt-proofs.ts';

type ReceiptData = DonationFactsData & {
  donorName: string;
  /** The organization's own address, where it has written one. */
  issuer?: Pick<ContactInfo, 'location' | 'email'> | undefined;
  /** How often the recurring donation is given that it is a payment of, also where that has ended. */
  given?: Recurrence | undefined;
  /** Its lines in public accounts. */
  proofs?: readonly ReceiptProof[];
};

/** The receipt of a paid order as a document in its donor's language; nothing for an order without a receipt number. */
export function receiptDocument(data: ReceiptData, i18n: I18n): PdfDocument | undefined {
  const { donorName, given, issuer, locale, order, proofs = [] } = data;
  if (order.receiptNumber === null || order.paidAt === null) return undefined;
  return {
    title: i18n._(msg`Receipt for your donation`),
    locale,
    day: order.paidAt.slice(0, 10),
    footer: `${i18n._(msg`Receipt number`)} ${isolated(order.receiptNumber)}`,
    isFooterReference: true,
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
          ...(given ? [{ label: i18n._(msg`Recurring donation`), value: i18n._(recurrencePhrase(given)) }] : []),
          ...donationFacts(data, i18n).map(({ isLeftToRight, label, value }) => ({
            label,
            value: isolated(value),
            isReference: isLeftToRight,
          })),
          ...(order.refunded > 0
            ? [
                { label: i18n._(msg`Refunded`), value: isolated(amountText(order.refunded, order, locale)) },
                {
                  label: i18n._(msg`Left for the cause`),
                  value: isolated(amountText(order.received - order.refunded, order, locale)),
                },
              ]
            : []),
        ],
      },
      {
        kind: 'text',
        isQuiet: true,
        text: i18n._(msg`Your donation goes to the cause you chose, and we will publish how it is spent.`),
      },
      ...(proofs.length > 0 ? proofBlocks(proofs, i18n) : []),
    ],
  };
}

/** Where the donation stands in the public accounts. In fours, so that a long hash finds its way into a narrow column. */
const proofBlocks = (proofs: readonly ReceiptProof[], i18n: I18n): PdfDocument['blocks'] => [
  { kind: 'heading', text: i18n._(msg`Your donation in the public account`) },
  {
    kind: 'text',
    isQuiet: true,
    text: i18n._(
      msg`Anyone can read these lines, but only this receipt proves that they belong to your donation: the donation number and the key together are the proof.`,
    ),
  },
  ...proofs.map(({ hash, href, opening, seq, title }) => ({
    kind: 'facts' as const,
    rows: [
      { label: i18n._(msg`Line number`), value: `${isolated(String(seq))}, ${title}`, isReference: true },
      { label: i18n._(msg`Hash`), value: isolated(inFours(hash)), isReference: true },
      { label: i18n._(msg`Key`), value: isolated(inFours(opening)), isReference: true },
      { label: i18n._(msg`Web address`), value: isolated(href.replace(/#.*$/, '')), isReference: true },
    ],
  })),
];

const inFours = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ');
