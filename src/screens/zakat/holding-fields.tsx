import { useLingui } from '@lingui/react/macro';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { LiveField } from '#src/screens/zakat/live-field.tsx';
import type { ZakatTyped } from '#src/screens/zakat/use-zakat-errors.ts';
import * as styles from '#src/screens/zakat/zakat.css';

type HoldingFieldsProps = ZakatTyped & {
  kind: 'stock' | 'fund';
  row: number;
  legend: string;
  countLabel: string;
  valueLabel: string;
};

/** One line of shares or of a fund, as a group with a name. */
export function HoldingFields({ countLabel, kind, legend, row, typed, valueLabel }: HoldingFieldsProps) {
  const { t } = useLingui();
  const [symbol, count, value, intention] = ['Symbol', 'Count', 'Value', 'Intention'].map(
    (part) => `${kind}${part}${row}`,
  ) as [string, string, string, string];
  return (
    <fieldset className={styles.row} aria-label={legend}>
      <TextField name={symbol} label={t`Symbol (optional)`} isLeftToRight defaultValue={typed(symbol)} maxLength={20} />
      <LiveField name={count} label={countLabel} defaultValue={typed(count)} />
      <LiveField name={value} label={valueLabel} defaultValue={typed(value)} />
      <Select
        name={intention}
        label={t`Bought for`}
        options={[
          { value: 'trade', label: t`Trade` },
          { value: 'hold', label: t`Its income` },
        ]}
        defaultValue={typed(intention) ?? 'trade'}
      />
    </fieldset>
  );
}
