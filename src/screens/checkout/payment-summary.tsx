import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { OrderView } from '#src/contracts/orders.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { OrderLineFacts } from '#src/screens/line-facts/order-line-facts.tsx';
import * as styles from '#src/screens/checkout/checkout.css';

/** The stored order beside its payment: what is given, what came already, and what is still to pay. */
export function PaymentSummary({ locale, order }: { locale: Locale; order: OrderView }) {
  const { t } = useLingui();
  return (
    <Card as="aside">
      <Stack gap={4}>
        <Heading level={2} size="h3">
          <Trans>Your donation</Trans>
        </Heading>
        <DefinitionList
          look="rows"
          items={[
            { term: t`Donation number`, value: <Isolated kind="reference" value={order.number} /> },
            ...order.items.map((item) => ({
              term: textIn(item.title, locale),
              value: (
                <>
                  <Money minor={item.amount} currency={order.currency} />
                  <OrderLineFacts item={item} currency={order.currency} locale={locale} />
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
            ...(order.received > 0
              ? [{ term: t`Already received`, value: <Money minor={-order.received} currency={order.currency} /> }]
              : []),
          ]}
        />
        <div className={styles.total}>
          <Text weight="semibold">{order.received > 0 ? <Trans>Still to pay</Trans> : <Trans>Total</Trans>}</Text>
          <Money minor={order.total - order.received} currency={order.currency} size="title" />
        </div>
        {order.received === 0 && (
          <div>
            <Link href={hrefTo(locale, 'checkout')}>
              <Trans>Change your details or payment method</Trans>
            </Link>
          </div>
        )}
      </Stack>
    </Card>
  );
}
