import type { CSSProperties } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import type { CurrencyCode } from '#money/currencies.ts';
import * as styles from '#src/screens/zakat/zakat.css';

/** The larger of the two ends here, so that the bar never looks full. */
const END = 78;

type NisabBarProps = { wealth: number; nisab: number; currency: CurrencyCode; label: string };

/** Where the wealth stands against the nisab; both figures are in the working too. */
export function NisabBar({ currency, label, nisab, wealth }: NisabBarProps) {
  const most = Math.max(wealth, nisab, 1);
  const places = { '--wealth': `${(wealth / most) * END}%`, '--nisab': `${(nisab / most) * END}%` };
  return (
    <div className={styles.nisab} style={places as CSSProperties}>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.owned} />
        <span className={styles.threshold} />
      </div>
      <p className={styles.thresholdLabel}>
        <span className={styles.thresholdText}>
          {label} <Money minor={nisab} currency={currency} />
        </span>
      </p>
    </div>
  );
}
