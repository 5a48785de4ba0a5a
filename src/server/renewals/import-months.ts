import { type HijriTableError, type HijriTableRow, takeTable } from '#src/domain/hijri-table.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { parseCsv } from '#src/server/platform/csv.ts';
import { changeMonths, type Shifted } from '#src/server/renewals/announce-month.ts';

/** More than the months that can be announced. */
const MOST_ROWS = 1000;

/** The rows of a table in CSV; a first line whose first cell is `month` is its heading. A sentence for a text that is no CSV. */
function readRows(text: string): HijriTableRow[] | string {
  try {
    const records = parseCsv(text);
    const rows = records[0]?.cells[0]?.toLowerCase() === 'month' ? records.slice(1) : records;
    return rows.map(({ cells: [name = '', startsOn = ''], line }) => ({ line, name, startsOn }));
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

const FAULTS = {
  month: 'the month is written as 1448-09, from 1440 to 1500',
  day: 'the first day is written as 2027-02-08',
  twice: 'this month stands above already',
  far: 'this day is more than two days from the Umm al-Qura calendar',
} as const;

const sentence = (error: HijriTableError): string =>
  error.fault === 'length'
    ? `line ${error.line}: ${error.name} would have ${error.days} days, and a month has 29 or 30`
    : `line ${error.line}: ${FAULTS[error.fault]}`;

/**
 * Takes over the first days of months from a table of an authority's calendar, all or nothing, and moves every date ahead that
 * depends on them. The same table again changes nothing.
 *
 * @param text CSV: the month as `1448-09`, its first day as `2027-02-08`
 */
export async function importMonths(
  ctx: ServiceContext,
  text: string,
  source: string,
): Promise<Shifted | { outcome: 'refused'; errors: string[] }> {
  const rows = readRows(text);
  if (typeof rows === 'string') return refused(rows);
  if (rows.length === 0) return refused('There are no months in the file.');
  if (rows.length > MOST_ROWS) return refused(`There are more than ${MOST_ROWS} lines in the file.`);
  let errors: readonly HijriTableError[] = [];
  const change = { action: 'hijriMonthsImported', source, subjectId: rows[0]!.name };
  const changed = await changeMonths(ctx, change, (before) => {
    const taken = takeTable(before, rows);
    ({ errors } = taken);
    return errors.length > 0 ? undefined : taken.months;
  });
  return changed ?? refused(...errors.map(sentence));
}

const refused = (...errors: string[]) => ({ outcome: 'refused' as const, errors });
