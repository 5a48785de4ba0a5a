import { formatDecimal } from '#money/format-money.ts';
import { type BankStatement, missingSum, StatementError, type StatementFormat } from '#src/domain/bank-statement.ts';
import { decodeFile } from '#src/server/bank-statements/decode-file.ts';
import { readCamt053 } from '#src/server/bank-statements/read-camt053.ts';
import { readMt940 } from '#src/server/bank-statements/read-mt940.ts';
import { readStatementCsv } from '#src/server/bank-statements/read-statement-csv.ts';

const READERS: Record<StatementFormat, (text: string) => BankStatement[]> = {
  camt053: readCamt053,
  mt940: readMt940,
  csv: readStatementCsv,
};

/** The format of a file by its first signs: XML, a field of SWIFT, else CSV. */
function formatOf(text: string): StatementFormat {
  if (text.trimStart().startsWith('<')) return 'camt053';
  return /^(?:\{1:|:20:)/m.test(text) ? 'mt940' : 'csv';
}

/**
 * Reads the file of a bank, whole or not at all.
 * @throws StatementError for what cannot be read, and for a statement whose movements are not the difference of its balances
 */
export function readStatements(
  bytes: Uint8Array,
  encoding?: string,
): { format: StatementFormat; statements: BankStatement[] } {
  const text = decodeFile(bytes, encoding);
  if (text.trim() === '') throw new StatementError('the file is empty');
  const format = formatOf(text);
  const statements = READERS[format](text);
  for (const statement of statements) {
    const missing = missingSum(statement);
    if (missing)
      throw new StatementError(
        `${formatDecimal({ minor: missing, currency: statement.currency })} ${statement.currency} is missing between the balances and the movements of statement ${statement.number ?? ''}: the file was cut off or changed`,
      );
  }
  return { format, statements };
}
