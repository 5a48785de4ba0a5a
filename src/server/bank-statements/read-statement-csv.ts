import { type BankStatement, StatementError, type StatementMovement } from '#src/domain/bank-statement.ts';
import { plainWords, readAmount, readCurrency, readDay } from '#src/server/bank-statements/statement-fields.ts';
import { type CsvRecord, parseCsv } from '#src/server/platform/csv.ts';

/** The columns of the file, in any order; `balance` is that of the account after the movement, and may be left out. */
const STATEMENT_COLUMNS = ['account', 'date', 'amount', 'currency', 'name', 'text', 'reference'] as const;
const OPTIONAL = 'balance';
type Column = (typeof STATEMENT_COLUMNS)[number] | typeof OPTIONAL;
type Row = { line: number; values: Record<Column, string> };

/**
 * The statement of a CSV file with the columns of `STATEMENT_COLUMNS`. With semicolons between them a comma is the decimal sign,
 * as spreadsheets of those countries write it; otherwise a point is. @throws StatementError
 */
export function readStatementCsv(text: string): BankStatement[] {
  const [head = ''] = text.split('\n');
  const isWithSemicolons = head.split(';').length > head.split(',').length;
  const rows = rowsOf(text, isWithSemicolons ? ';' : ',');
  const decimalSign = isWithSemicolons ? ',' : '.';
  const { account, currency: code } = rows[0]!.values;
  const currency = readCurrency(code, rows[0]!.line);
  const signedAmount = (words: string, line: number): number => {
    const [, minus, amount = ''] = /^([-−]?)\+?(.*)$/.exec(words) ?? [];
    const minor = readAmount(amount, currency, decimalSign, line);
    return minus ? -minor : minor;
  };
  const movements = rows.map(({ line, values }): StatementMovement => {
    if (values.account !== account || values.currency !== currency)
      throw new StatementError('a file holds one account and one currency', line);
    const amountMinor = signedAmount(values.amount, line);
    if (amountMinor === 0) throw new StatementError('a movement of nothing', line);
    return {
      bankReference: values.reference || undefined,
      bookedOn: readDay(values.date, line),
      amountMinor,
      name: plainWords(values.name),
      text: plainWords(values.text),
    };
  });
  return [{ account, currency, movements, ...balancesOf(rows, movements, signedAmount) }];
}

function rowsOf(text: string, delimiter: string): [Row, ...Row[]] {
  let records: CsvRecord[];
  try {
    records = parseCsv(text, delimiter);
  } catch (error) {
    throw new StatementError((error as Error).message);
  }
  const [header, ...rest] = records;
  const names = header?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const missing = STATEMENT_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new StatementError(`these columns are missing: ${missing.join(', ')}`, 1);
  const rows = rest.map(({ cells, line }): Row => {
    if (cells.length !== names.length)
      throw new StatementError(`it has ${cells.length} cells, and the header ${names.length}`, line);
    return { line, values: Object.fromEntries(names.map((name, index) => [name, cells[index]])) as Row['values'] };
  });
  if (rows.length === 0) throw new StatementError('the file has no movements');
  return rows as [Row, ...Row[]];
}

/** The balances before the first and after the last movement. @throws StatementError where a balance between them is wrong */
function balancesOf(
  rows: readonly Row[],
  movements: readonly StatementMovement[],
  read: (words: string, line: number) => number,
): Pick<BankStatement, 'openingMinor' | 'closingMinor'> {
  if (!rows.every(({ values }) => values.balance)) return {};
  const balances = rows.map(({ line, values }) => read(values.balance, line));
  for (const [index, balance] of balances.entries())
    if (index > 0 && balances[index - 1]! + movements[index]!.amountMinor !== balance)
      throw new StatementError('its balance is not that of the line before and its amount together', rows[index]!.line);
  return { openingMinor: balances[0]! - movements[0]!.amountMinor, closingMinor: balances.at(-1)! };
}
