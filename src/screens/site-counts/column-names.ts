import { dateFormat } from '#ds/intl/formats.ts';
import type { CountPeriod, Days } from '#src/domain/count-period.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const formats = {
  week: { short: { weekday: 'short', timeZone: 'UTC' }, long: { weekday: 'long', ...DAY } },
  month: { short: { day: 'numeric', timeZone: 'UTC' }, long: { weekday: 'short', ...DAY } },
  quarter: { short: { day: 'numeric', month: 'numeric', timeZone: 'UTC' }, long: DAY },
  year: { short: { month: 'short', timeZone: 'UTC' }, long: { month: 'long', year: 'numeric', timeZone: 'UTC' } },
} as const satisfies Record<CountPeriod, Record<'short' | 'long', Intl.DateTimeFormatOptions>>;

/** The name of a column: `short` under it, `long` in the table. A week is named by its first and its last day there. */
export function columnName({ from, to }: Days, period: CountPeriod, locale: Locale, length: 'short' | 'long'): string {
  const format = dateFormat(intlTag[locale], formats[period][length]);
  const [first, last] = [new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`)];
  return period === 'quarter' && length === 'long' ? format.formatRange(first, last) : format.format(first);
}
