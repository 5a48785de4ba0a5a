import type { StockView } from '#src/contracts/purification.ts';
import { type ReadHolding, readHoldings, rowsOf, type TypedFields } from '#src/domain/purification-fields.ts';
import { type Purification, type PurificationLine, purify } from '#src/domain/purification.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import { useTypedFields } from '#src/screens/form/use-typed-fields.ts';
import { STOCK_PURGE_FORM_ID } from '#src/screens/stock-purge/stock-purge-view.ts';

export type Rates = { exponent: number; stocks: readonly StockView[] };

/** A line of the worksheet with its row, and the company and rate that it found. */
export type ShownLine = PurificationLine & {
  row: number;
  stock?: StockView | undefined;
  published?: StockView['rates'][number] | undefined;
};

/** The worksheet as it is computed at each key, by the module that the API goes by. */
export function usePurification(fields: TypedFields, { exponent, stocks }: Rates, locale: Locale) {
  const typed = useTypedFields(STOCK_PURGE_FORM_ID, fields);
  const { errors, holdings, unread } = readHoldings(typed, decimalSign[locale]);
  const { amount, lines, total } = purifyHoldings(holdings, { exponent, stocks });
  const show = (from: readonly ReadHolding[], line: PurificationLine, index: number): ShownLine => {
    const stock = stocks.find(({ symbol }) => symbol === line.symbol);
    const published = stock?.rates.find(({ period }) => period === line.period);
    return { ...line, row: from[index]!.row, stock, published };
  };
  // A line whose shares cannot be read is shown where its symbol or period is at fault too.
  const faulty = purifyHoldings(unread, { exponent, stocks })
    .lines.map((line, index) => show(unread, line, index))
    .filter(({ outcome }) => outcome === 'unknownSymbol' || outcome === 'noRate');
  const shown = [...lines.map((line, index) => show(holdings, line, index)), ...faulty];
  return { typed, rows: rowsOf(typed), errors, lines: shown, amount, total };
}

const purifyHoldings = (holdings: readonly ReadHolding[], { exponent, stocks }: Rates): Purification =>
  purify(holdings, {
    exponent,
    rates: Object.fromEntries(
      stocks.map(({ rates, symbol }) => [symbol, Object.fromEntries(rates.map(({ period, rate }) => [period, rate]))]),
    ),
  });
