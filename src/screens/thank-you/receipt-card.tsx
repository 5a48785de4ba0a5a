import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { clock, success } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { OrderLineFacts } from '#src/screens/line-facts/order-line-facts.tsx';
import * as styles from '#src/screens/thank-you/thank-you.css';

/** The donation on paper: number, day, way, each line, the sum. It prints as a receipt does. */
export function ReceiptCard({ donation: { order }, locale }: { donation: OrderAndPayment; locale: Locale }) {
  const { t } = useLingui();
  const isPaid = order.paidAt !== null;
  const rows = [
    { term: t`Donation number`, value: <Isolated kind="reference" value={order.number} /> },
    ...(order.receiptNumber
      ? [{ term: t`Receipt number`, value: <Isolated kind="reference" value={order.receiptNumber} /> }]
      : []),
    { term: t`Date`, value: <FormattedDate value={order.paidAt ?? order.placedAt} /> },
    {
      term: t`Payment method`,
      value: { bank: t`Bank transfer`, paypal: 'PayPal', stripe: t`Card`, xendit: t`Card` }[order.method],
    },
    ...order.items.map((item) => ({
      term: textIn(item.title, locale) + (item.quantity > 1 && item.type !== 'sacrifice' ? ` × ${item.quantity}` : ''),
      value: (
        <>
          <Money minor={item.amount} currency={order.currency} />
          <OrderLineFacts
            item={item}
            currency={order.currency}
            locale={locale}
            certificate={
              isPaid ? localePath(locale, `/checkout/certificate/${order.number}/${item.id}.pdf`) : undefined
            }
          />
        </>
      ),
    })),
    ...(order.feeCover > 0
      ? [
          {
            term: order.method === 'paypal' ? t`PayPal fee you cover` : t`Card fee you cover`,
            value: <Money minor={order.feeCover} currency={order.currency} />,
          },
        ]
      : []),
    ...(order.refunded > 0
      ? [{ term: t`Refunded`, value: <Money minor={order.refunded} currency={order.currency} /> }]
      : []),
  ];
  return (
    <article className={styles.receipt}>
      <img
        className={styles.receiptArt}
        src={coverAddress('orphans', 'receipt-thanks', 'receipt')}
        alt=""
        width={920}
        height={264}
      />
      <div className={styles.receiptBody}>
        <Inline justify="between">
          <Heading level={2} size="h3">
            {isPaid ? <Trans>Receipt</Trans> : <Trans>Your donation</Trans>}
          </Heading>
          {order.status === 'refunded' ? (
            <Tag tone="neutral" icon={success}>
              <Trans>Refunded</Trans>
            </Tag>
          ) : order.status === 'partiallyRefunded' ? (
            <Tag tone="neutral" icon={success}>
              <Trans>Partly refunded</Trans>
            </Tag>
          ) : isPaid ? (
            <Tag tone="success" icon={success}>
              <Trans>Paid</Trans>
            </Tag>
          ) : (
            <Tag tone="warning" icon={clock}>
              <Trans>Not paid yet</Trans>
            </Tag>
          )}
        </Inline>
        <Money minor={order.total} currency={order.currency} size="display" />
        <DefinitionList look="rows" items={rows} />
      </div>
    </article>
  );
}
