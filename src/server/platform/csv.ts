import { CsvError, parse } from 'csv-parse/sync';

/** A record of a CSV file (RFC 4180) with the line that it begins on, counted from 1. */
export type CsvRecord = { line: number; cells: string[] };

/**
 * Reads comma-separated values: cells in quotes may hold separators, quotes written twice, and line breaks. Empty lines are
 * left out.
 * @param delimiter what separates cells, `,` if not given
 * @throws SyntaxError that names the line of a quote that is not closed or stands within a cell
 */
export function parseCsv(text: string, delimiter = ','): CsvRecord[] {
  const records: CsvRecord[] = [];
  let linesRead = 0;
  try {
    parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        if (cells.some((cell) => cell !== '')) records.push({ line: linesRead + 1, cells });
        linesRead = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const fault = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is not closed' : 'a quote stands within a cell';
    throw new SyntaxError(`line ${linesRead + 1}: ${fault}`, { cause: error });
  }
  return records;
}
