import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { HoldingKind, ZakatFields } from '#src/domain/zakat-fields.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import type { HoldingWords } from '#src/screens/zakat/holding-words.ts';
import { LiveField } from '#src/screens/zakat/live-field.tsx';
import { LINE_MARK } from '#src/screens/zakat/zakat-marks.ts';
import * as styles from '#src/screens/zakat/zakat.css';

type HoldingFieldsProps = { kind: HoldingKind; row: number; fields: ZakatFields; words: HoldingWords };

/** One line of shares or of a fund, as a group with a name. */
export function HoldingFields({ fields, kind, row, words }: HoldingFieldsProps) {
  const [symbol, count, value, intention] = ['Symbol', 'Count', 'Value', 'Intention'].map(
    (part) => `${kind}${part}${row}`,
  ) as [string, string, string, string];
  return (
    <fieldset className={styles.row} aria-label={withMarks(words.line, { [LINE_MARK]: String(row + 1) })}>
      <TextField name={symbol} label={words.symbol} isLeftToRight defaultValue={fields[symbol]} maxLength={20} />
      <LiveField name={count} label={words.count} defaultValue={fields[count]} />
      <LiveField name={value} label={words.value} defaultValue={fields[value]} />
      <Select
        name={intention}
        label={words.boughtFor}
        options={[
          { value: 'trade', label: words.trade },
          { value: 'hold', label: words.hold },
        ]}
        defaultValue={fields[intention] ?? 'trade'}
      />
    </fieldset>
  );
}
