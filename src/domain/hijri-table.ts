import {
  addDays,
  daysBetween,
  type HijriMonths,
  lengthOfMonth,
  monthAfter,
  monthNamed,
  nameOfMonth,
  startOfMonth,
} from '#src/domain/hijri-months.ts';

/** A row of an authority's calendar: a month as `1448-09` and its first day as `2027-02-08`, with its place in the file. */
export type HijriTableRow = { line: number; name: string; startsOn: string };

/**
 * `far`: more than two days from the Umm al-Qura calendar, which no sighting explains. `length`: a month would have `days` days,
 * by this row or by the month after it.
 */
export type HijriTableError =
  | { line: number; fault: 'month' | 'day' | 'twice' | 'far' }
  | { line: number; fault: 'length'; name: string; days: number };

/** How many days a month that was sighted begins from the published one, at most. */
const MOST_DAYS_FROM_PUBLISHED = 2;
const NONE: HijriMonths = new Map();

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/**
 * The months after a table of an authority's calendar was taken over. All or nothing: with one error nothing counts.
 * @param months as they are known so far
 */
export function takeTable(
  months: HijriMonths,
  rows: readonly HijriTableRow[],
): { months: HijriMonths; errors: readonly HijriTableError[] } {
  const after = new Map(months);
  const errors: HijriTableError[] = [];
  const seen = new Set<string>();
  for (const { line, name, startsOn } of rows) {
    const month = monthNamed(name);
    const fault = !month ? 'month' : isDay(startsOn) ? undefined : 'day';
    if (fault) errors.push({ line, fault });
    else if (seen.has(name)) errors.push({ line, fault: 'twice' });
    else if (Math.abs(daysBetween(startOfMonth(NONE, ...month!), startsOn)) > MOST_DAYS_FROM_PUBLISHED)
      errors.push({ line, fault: 'far' });
    else {
      seen.add(name);
      after.set(name, startsOn);
    }
  }
  if (errors.length === 0) errors.push(...wrongLengths(after, rows));
  return errors.length === 0 ? { months: after, errors } : { months, errors };
}

/** The months of a table and the month before each, where one of them has neither 29 nor 30 days. */
function wrongLengths(months: HijriMonths, rows: readonly HijriTableRow[]): HijriTableError[] {
  const errors = new Map<string, HijriTableError>();
  for (const { line, name } of rows)
    for (const month of [monthAfter(...monthNamed(name)!, -1), monthNamed(name)!]) {
      const days = lengthOfMonth(months, ...month);
      const itsName = nameOfMonth(...month);
      if (days !== 29 && days !== 30 && !errors.has(itsName))
        errors.set(itsName, { line, fault: 'length', name: itsName, days });
    }
  return [...errors.values()];
}
