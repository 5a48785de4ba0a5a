import type { ReactNode } from 'react';
import { FinePrice } from '#ds/components/money/fine-price.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import type { StockView } from '#src/contracts/purification.ts';
import { decimalText } from '#src/domain/exact.ts';
import type { TypedFields } from '#src/domain/purification-fields.ts';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';
import type { ShownLine } from '#src/screens/stock-purge/use-purification.ts';
import * as styles from '#src/screens/stock-purge/stock-purge.css';

type WorksheetRowProps = {
  row: number;
  currency: string;
  fields: TypedFields;
  errors: Readonly<Record<string, ReactNode>>;
  periods: readonly { code: string; name: string }[];
  stocks: readonly StockView[];
  words: StockPurgeWords;
  line: ShownLine | undefined;
  /** The row that has the focus, or none. */
  onEnter: (row: number | undefined) => void;
};

/** Decimals of a line on the sheet; its sum is rounded once, elsewhere. */
const PLACES = 4;

/** One holding: three cells to fill in, two from the list. A cell is named by its column and its line. */
export function WorksheetRow({ currency, errors, fields, line, onEnter, periods, row, words }: WorksheetRowProps) {
  const [symbol, shares, period] = [`symbol${row}`, `shares${row}`, `period${row}`];
  const described = (name: string) => (errors[name] === undefined ? undefined : `${name}-error`);
  return (
    <tr onFocus={() => onEnter(row)} onBlur={() => onEnter(undefined)}>
      <td className={styles.filled} data-label={words.symbol}>
        <VisuallyHidden>
          <span id={`line${row}`}>
            {words.line} {row + 1}
          </span>
        </VisuallyHidden>
        <input
          id={symbol}
          name={symbol}
          className={styles.symbol}
          aria-labelledby={`col-symbol line${row}`}
          aria-describedby={described(symbol)}
          aria-invalid={errors[symbol] !== undefined || undefined}
          list="stock-symbols"
          dir="ltr"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          defaultValue={fields[symbol]}
        />
        {line?.stock && <span className={styles.name}>{line.stock.nameText}</span>}
        {errors[symbol]}
      </td>
      <td className={styles.filled} data-label={words.shares}>
        <input
          id={shares}
          name={shares}
          className={styles.number}
          aria-labelledby={`col-shares line${row}`}
          aria-describedby={described(shares)}
          aria-invalid={errors[shares] !== undefined || undefined}
          inputMode="decimal"
          maxLength={24}
          defaultValue={fields[shares]}
        />
        {errors[shares]}
      </td>
      <td className={styles.filled} data-label={words.period}>
        <select
          id={period}
          name={period}
          className={styles.choice}
          aria-labelledby={`col-period line${row}`}
          aria-describedby={described(period)}
          aria-invalid={errors[period] !== undefined || undefined}
          defaultValue={fields[period]}
        >
          {periods.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {errors[period]}
      </td>
      <td className={styles.listed} data-label={words.rate}>
        {line?.rate !== undefined && <FinePrice decimal={line.rate} currency={currency} />}
        {line?.outcome === 'noRate' && <span>{words.noRateYet}</span>}
        {line?.outcome === 'unknownSymbol' && <span>{words.notListed}</span>}
      </td>
      <td className={styles.due} data-label={words.due}>
        {line?.outcome === 'counted' && <FinePrice decimal={decimalText(line.value, PLACES)} currency={currency} />}
        {line?.outcome === 'nothing' && <span>{words.nothing}</span>}
        {(line?.outcome === 'noRate' || line?.outcome === 'unknownSymbol') && (
          <Tag tone="warning">{words.notCounted}</Tag>
        )}
      </td>
    </tr>
  );
}
