import * as v from 'valibot';
import { CURRENCY_CODES } from '#money/currencies.ts';
import { parseScaled } from '#money/parse-money.ts';
import { foldForSearch } from '#src/domain/search-folding.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { periodOf } from '#src/domain/stock-periods.ts';
import { normalSymbol } from '#src/domain/stock-symbol.ts';
import { type CsvRecord, parseCsv } from '#src/server/platform/csv.ts';
import { headerFaults, type StockCells, type StockColumn, textOfCells } from '#src/server/stocks/stock-columns.ts';

/** Columns that no row leaves empty; a name, an authority and a source are needed as well, in one language at least. */
const REQUIRED = [
  'symbol',
  'exchange',
  'currency',
  'period',
  'rate',
  'published_on',
] as const satisfies readonly StockColumn[];
/** Columns that hold a text by language. */
const TEXTS = ['name', 'authority', 'source'] as const;

const day = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text,
      `${name} must be a day like 2026-02-01`,
    ),
  );
const HELD_SHARE_RULE = 'held_share must be a percentage from 0 to 100 with two decimals at most, or empty';
const row = v.object({
  symbol: v.pipe(
    v.string(),
    v.transform(normalSymbol),
    v.regex(/^[A-Z0-9][A-Z0-9.-]{0,11}$/, 'symbol must be 1 to 12 letters, digits, dots and hyphens'),
  ),
  currency: v.picklist(CURRENCY_CODES, 'currency must be a code of ISO 4217'),
  period: v.pipe(
    v.string(),
    v.check((text) => periodOf(text) !== undefined, 'period must be like 2025, 2025-H1 or 2025-Q3'),
  ),
  rate: v.pipe(
    v.string(),
    v.regex(/^-?\d{1,12}(\.\d{1,8})?$/, 'rate must be a decimal like 0.0314, with eight decimals at most'),
  ),
  published_on: day('published_on'),
  valid_until: v.union([v.literal(''), day('valid_until')], 'valid_until must be a day like 2026-02-01, or empty'),
  held_share: v.union(
    [
      v.literal(''),
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}(\.\d{1,2})?$/),
        // In basis points, without a fraction on the way.
        v.transform((text) => parseScaled(text, 2, '.')!),
        v.check((basisPoints) => basisPoints <= 10_000, HELD_SHARE_RULE),
      ),
    ],
    HELD_SHARE_RULE,
  ),
});

type ImportedStock = {
  symbol: string;
  name: LocalText;
  exchange: string;
  currency: (typeof CURRENCY_CODES)[number];
  heldShare: number | null;
  searchText: string;
};
type ImportedRate = {
  symbol: string;
  period: string;
  rate: string;
  authority: LocalText;
  source: LocalText;
  publishedOn: string;
  validUntil: string | null;
};
export type StockImport = { stocks: ImportedStock[]; rates: ImportedRate[]; errors: string[] };

/** Reads a file of rates. Each error names its line, counted from 1 with the header; with any error nothing may be imported. */
export function readStockCsv(text: string): StockImport {
  let records: CsvRecord[];
  try {
    records = parseCsv(text);
  } catch (error) {
    return { stocks: [], rates: [], errors: [(error as Error).message] };
  }
  const [header, ...rows] = records;
  const names = header?.cells ?? [];
  const faults = headerFaults(names);
  if (faults.length > 0) return { stocks: [], rates: [], errors: faults };
  const result: StockImport = { stocks: [], rates: [], errors: rows.length === 0 ? ['the file has no rates'] : [] };
  for (const record of rows) readRow(record, names, result);
  return result;
}

function readRow({ cells, line }: CsvRecord, names: readonly string[], { errors, rates, stocks }: StockImport): void {
  const fault = (message: string) => errors.push(`line ${line}: ${message}`);
  if (cells.length !== names.length) {
    fault(`it has ${cells.length} cells, and the header ${names.length}`);
    return;
  }
  const values = Object.fromEntries(names.map((name, index) => [name, cells[index]!])) as StockCells;
  const empty = REQUIRED.filter((name) => values[name] === '');
  for (const name of empty) fault(`${name} is empty`);
  const texts = {
    name: textOfCells(values, 'name'),
    authority: textOfCells(values, 'authority'),
    source: textOfCells(values, 'source'),
  };
  const withoutText = TEXTS.filter((column) => Object.keys(texts[column]).length === 0);
  for (const column of withoutText)
    fault(`${column === 'authority' ? 'an' : 'a'} ${column} is needed in one language at least`);
  const read = v.safeParse(row, values);
  if (!read.success)
    for (const { message, path } of read.issues) if (!empty.some((column) => column === path?.[0]?.key)) fault(message);
  if (!read.success || empty.length > 0 || withoutText.length > 0) return;
  const {
    currency,
    held_share: heldShare,
    period,
    published_on: publishedOn,
    rate,
    symbol,
    valid_until: validUntil,
  } = read.output;
  if (validUntil !== '' && validUntil < publishedOn) {
    fault('valid_until is before published_on');
    return;
  }
  const stock: ImportedStock = {
    symbol,
    name: texts.name,
    exchange: values.exchange,
    currency,
    heldShare: heldShare === '' ? null : heldShare,
    searchText: foldForSearch([symbol, ...Object.values(texts.name)].join(' ')),
  };
  const known = stocks.find((other) => other.symbol === symbol);
  if (known && JSON.stringify(known) !== JSON.stringify(stock)) {
    fault(`${symbol} has another name, exchange, currency or held_share than on a line before`);
    return;
  }
  if (rates.some((other) => other.symbol === symbol && other.period === period)) {
    fault(`${symbol} has a rate for ${period} on a line before`);
    return;
  }
  if (!known) stocks.push(stock);
  rates.push({
    symbol,
    period,
    rate,
    authority: texts.authority,
    source: texts.source,
    publishedOn,
    validUntil: validUntil === '' ? null : validUntil,
  });
}
