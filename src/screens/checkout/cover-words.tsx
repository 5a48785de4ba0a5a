import { Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import * as styles from '#src/screens/checkout/checkout.css';

/** What a donor would add for the fee of each way to pay, in minor units. */
type Covers = { card: number | undefined; paypal: number | undefined };
type WordsProps = { covers: Covers; currency: string };
/** `hasDuties`: some lines arrive whole, and we pay the fee for them. */
type CoverProps = WordsProps & { hasDuties: boolean };

/** What covering the fee adds, for the way to pay that is chosen. */
export const CoverWords = ({ covers: { card, paypal }, currency, hasDuties }: CoverProps) => (
  <>
    {card !== undefined && (
      <span className={styles.forCard}>
        {hasDuties ? (
          <Trans>
            Add <Money minor={card} currency={currency} /> to cover the card fee
          </Trans>
        ) : (
          <Trans>
            Add <Money minor={card} currency={currency} /> so the card fee is not taken from my donation
          </Trans>
        )}
      </span>
    )}
    {paypal !== undefined && (
      <span className={styles.forPaypal}>
        {hasDuties ? (
          <Trans>
            Add <Money minor={paypal} currency={currency} /> to cover PayPal’s fee
          </Trans>
        ) : (
          <Trans>
            Add <Money minor={paypal} currency={currency} /> so PayPal’s fee is not taken from my donation
          </Trans>
        )}
      </span>
    )}
  </>
);

/** What the button says, with what is paid by the chosen way, and with or without the fee. */
export const GiveWords = ({ covers: { card, paypal }, currency, subtotal }: WordsProps & { subtotal: number }) => (
  <>
    <span className={styles.forCard}>
      <span className={card === undefined ? undefined : styles.uncovered}>
        <Trans>
          Give <Money minor={subtotal} currency={currency} />
        </Trans>
      </span>
      {card !== undefined && (
        <span className={styles.covered}>
          <Trans>
            Give <Money minor={subtotal + card} currency={currency} />
          </Trans>
        </span>
      )}
    </span>
    {paypal !== undefined && (
      <span className={styles.forPaypal}>
        <span className={styles.uncovered}>
          <Trans>
            Give <Money minor={subtotal} currency={currency} /> with PayPal
          </Trans>
        </span>
        <span className={styles.covered}>
          <Trans>
            Give <Money minor={subtotal + paypal} currency={currency} /> with PayPal
          </Trans>
        </span>
      </span>
    )}
  </>
);
