/** The worksheet's form, read alike by the browser and the server. */
import {
  hasTooManyDecimals,
  isNegative,
  isTooLarge,
  parseCount,
  parseScaled,
  type DecimalSign,
} from '#money/parse-money.ts';
import type { Holding } from '#src/domain/purification.ts';
import { normalSymbol } from '#src/domain/stock-symbol.ts';

/** So many rows the worksheet has at first, and holdings at most. */
const FIRST_ROWS = 3;
export const MOST_HOLDINGS = 20;
/** Decimals of a number of shares. */
export const PLACES = 6;
/** The most shares, in millionths, that one field takes. */
const MOST_SHARES = 1_000_000_000_000_000;
/** The same in whole shares. */
export const MOST_TYPED_SHARES = MOST_SHARES / 10 ** PLACES;

export type TypedFields = Readonly<Record<string, string | undefined>>;
export type HoldingFieldError = {
  path: string;
  code: 'required' | 'invalidType' | 'invalidFormat' | 'tooLow' | 'tooHigh';
};
/** A row of the worksheet that can be computed, with its place. */
export type ReadHolding = Holding & { row: number };

/** How many rows the worksheet shows: three, those that were asked for, and every one that holds something. */
export function rowsOf(fields: TypedFields): number {
  const asked = (parseCount(fields['rows'] ?? '') ?? FIRST_ROWS) + (fields['more'] === '1' ? 1 : 0);
  const last = Array.from({ length: MOST_HOLDINGS }, (_, row) => row).findLast((row) => isFilled(fields, row)) ?? 0;
  return Math.min(MOST_HOLDINGS, Math.max(FIRST_ROWS, asked, last + 1));
}

/** The row that a field belongs to: `shares2` is of row 2. */
export const rowOf = (path: string): number => Number(/\d+$/.exec(path)?.[0] ?? 0);

/**
 * Reads what was typed. A row with neither symbol nor shares is nothing; one that cannot be read is named in `errors`.
 * `unread` are those of them that have a symbol, with no shares, so that a symbol without a rate is named as well.
 */
export function readHoldings(
  fields: TypedFields,
  decimalSign: DecimalSign,
): { holdings: ReadHolding[]; unread: ReadHolding[]; errors: HoldingFieldError[] } {
  const unread: ReadHolding[] = [];
  const errors: HoldingFieldError[] = [];
  const holdings = Array.from({ length: rowsOf(fields) }, (_, row) => row)
    .filter((row) => isFilled(fields, row))
    .flatMap((row) => {
      const symbol = normalSymbol(fields[`symbol${row}`] ?? '');
      const period = fields[`period${row}`] ?? '';
      const typed = fields[`shares${row}`]?.trim() ?? '';
      const millionths = typed === '' ? undefined : parseScaled(typed, PLACES, decimalSign);
      if (symbol === '') errors.push({ path: `symbol${row}`, code: 'required' });
      if (typed === '') errors.push({ path: `shares${row}`, code: 'required' });
      else if (millionths === undefined && !isTooLarge(typed, PLACES, decimalSign))
        errors.push({ path: `shares${row}`, code: unreadCode(typed, decimalSign) });
      else if (millionths === undefined || millionths > MOST_SHARES)
        errors.push({ path: `shares${row}`, code: 'tooHigh' });
      else if (symbol !== '') return [{ row, symbol, millionths, period }];
      if (symbol !== '') unread.push({ row, symbol, millionths: 0, period });
      return [];
    });
  return { holdings, unread, errors };
}

function unreadCode(typed: string, decimalSign: DecimalSign): HoldingFieldError['code'] {
  if (hasTooManyDecimals(typed, PLACES, decimalSign)) return 'invalidFormat';
  return isNegative(typed, decimalSign) ? 'tooLow' : 'invalidType';
}

const isFilled = (fields: TypedFields, row: number): boolean =>
  Boolean(fields[`symbol${row}`]?.trim() || fields[`shares${row}`]?.trim());
