/** A record of a CSV file (RFC 4180) with the line that it begins on, counted from 1. */
export type CsvRecord = { line: number; cells: string[] };

/**
 * Reads comma-separated values: cells in quotes may hold commas, quotes written twice, and line breaks.
 * @throws SyntaxError that names the line of a quote that is not closed
 */
export function parseCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let [line, start, cell, isQuoted] = [1, 1, '', false];
  let cells: string[] = [];
  const endRecord = () => {
    cells.push(cell);
    if (cells.length > 1 || cells[0]!.trim() !== '')
      records.push({ line: start, cells: cells.map((one) => one.trim()) });
    [cell, cells] = ['', []];
  };
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]!;
    if (sign === '\n') line += 1;
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === ',') {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRecord();
      start = line;
    } else cell += sign;
  }
  if (isQuoted) throw new SyntaxError(`line ${start}: a quote is not closed`);
  endRecord();
  return records;
}
