import { Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import { arrivesWhole, feeOnDonations } from '#src/domain/fee-share.ts';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import * as styles from '#src/screens/checkout/checkout.css';

type FeeFactsProps = {
  method: CheckoutView['methods'][number]['method'];
  /** Minor units. */
  fee: { estimate: number; cover: number };
  lines: readonly CartLineView[];
  subtotal: number;
  currency: string;
};

/** What a provider takes and what arrives, shown while its way to pay is chosen. */
export function FeeFacts({ currency, fee, lines, method, subtotal }: FeeFactsProps) {
  const isPaypal = method === 'paypal';
  const isWhole = lines.every(arrivesWhole);
  const arriving = Math.max(0, subtotal - feeOnDonations(lines, fee.estimate));
  return (
    <div className={isPaypal ? styles.forPaypal : styles.forCard}>
      <div className={styles.covered}>
        <Stack gap={2}>
          <Inline justify="between">
            <Text tone="muted">
              {isPaypal ? <Trans>PayPal fee you cover</Trans> : <Trans>Card fee you cover</Trans>}
            </Text>
            <Money minor={fee.cover} currency={currency} />
          </Inline>
          <Inline justify="between">
            <Text weight="semibold">
              <Trans>You pay</Trans>
            </Text>
            <Money minor={subtotal + fee.cover} currency={currency} size="title" />
          </Inline>
          <Text size="small" tone="muted" as="p">
            <Trans>
              With the fee you cover, about <Money minor={subtotal} currency={currency} /> reaches the cause. This is an
              estimate.
            </Trans>
          </Text>
        </Stack>
      </div>
      <div className={styles.uncovered}>
        <Text size="small" tone="muted" as="p">
          {isWhole && isPaypal && (
            <Trans>
              If you pay with PayPal, we pay PayPal’s fee of about <Money minor={fee.estimate} currency={currency} />,
              so all of your <Money minor={subtotal} currency={currency} /> arrives.
            </Trans>
          )}
          {isWhole && !isPaypal && (
            <Trans>
              If you pay by card, we pay the provider’s fee of about <Money minor={fee.estimate} currency={currency} />,
              so all of your <Money minor={subtotal} currency={currency} /> arrives.
            </Trans>
          )}
          {!isWhole && isPaypal && (
            <Trans>
              If you pay with PayPal, PayPal takes about <Money minor={fee.estimate} currency={currency} />, so about{' '}
              <Money minor={arriving} currency={currency} /> reaches the cause. This is an estimate.
            </Trans>
          )}
          {!isWhole && !isPaypal && (
            <Trans>
              If you pay by card, the payment provider takes about <Money minor={fee.estimate} currency={currency} />,
              so about <Money minor={arriving} currency={currency} /> reaches the cause. This is an estimate.
            </Trans>
          )}
          {!isWhole && lines.some(arrivesWhole) && (
            <>
              {' '}
              <Trans>
                Zakat, kafarat, stock purification and sacrifices arrive in full: we pay their part of the fee.
              </Trans>
            </>
          )}
        </Text>
      </div>
    </div>
  );
}
