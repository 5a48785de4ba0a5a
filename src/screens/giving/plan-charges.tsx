import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Money } from '#ds/components/money/money.tsx';
import type { PlanView } from '#src/screens/giving/giving-view.ts';
import * as styles from '#src/screens/giving/giving.css';

const STATUS: Record<string, MessageDescriptor> = {
  paid: msg`Paid`,
  partiallyRefunded: msg`Partly refunded`,
  refunded: msg`Refunded`,
  pending: msg`Waiting for payment`,
  awaitingTransfer: msg`Waiting for transfer`,
  failed: msg`Not paid`,
  cancelled: msg`Not paid`,
  expired: msg`Not paid`,
};

/** Every charge with the number of its receipt, the latest first. */
export function PlanCharges({ plan: { charges, currency, status } }: { plan: PlanView }) {
  const { i18n } = useLingui();
  return (
    <Disclosure summary={<Trans>Every donation so far</Trans>} defaultOpen={status === 'cancelled'}>
      <ul className={styles.charges}>
        {charges.map(({ amount, at, number, receiptNumber, status: of }) => (
          <li key={number} className={styles.charge}>
            <FormattedDate value={at} />
            <Money minor={amount} currency={currency} />
            <span className={styles.chargeNote}>
              {i18n._(STATUS[of] ?? msg`Not paid`)}
              {' · '}
              {receiptNumber === null ? (
                <Trans>
                  donation <Isolated kind="reference" value={number} />
                </Trans>
              ) : (
                <Trans>
                  receipt <Isolated kind="reference" value={receiptNumber} />
                </Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
