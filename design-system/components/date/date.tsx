import { useLingui } from '@lingui/react/macro';
import { dateFormat, tagOf } from '#ds/intl/formats.ts';
import { unbroken } from '#ds/components/date/date.css';

export type FormattedDateProps = {
  /** ISO 8601: a day (2026-11-21), a moment, or a year alone (2026). */
  value: string;
  /** How much of it is written. @default "long" */
  format?: 'long' | 'short' | 'time' | undefined;
  /** Where a moment is told; a day has no place. */
  timeZone?: string | undefined;
  /** On Arabic pages the Hijri date stands beside; elsewhere, or where there is no room, without. */
  hasHijri?: boolean | undefined;
};

const optionsOf = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function FormattedDate({ format = 'long', hasHijri, timeZone = 'UTC', value }: FormattedDateProps) {
  const { i18n } = useLingui();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  // A year of one calendar lies in two of the other.
  if (/^\d{4}$/.test(value))
    return (
      <time dateTime={value}>
        <bdi>{dateFormat(tagOf(i18n), { year: 'numeric', timeZone: 'UTC' }).format(new Date(`${value}-07-01`))}</bdi>
      </time>
    );
  const moment = new Date(isDay ? `${value}T12:00:00Z` : value);
  const zone = { timeZone: isDay ? 'UTC' : timeZone };
  const hijri = dateFormat('ar-u-nu-latn-ca-islamic-umalqura', { ...optionsOf.long, ...zone });
  return (
    <time dateTime={value}>
      <bdi>{dateFormat(tagOf(i18n), { ...optionsOf[format], ...zone }).format(moment)}</bdi>
      {(hasHijri ?? i18n.locale === 'ar') && format !== 'short' && (
        <>
          {' '}
          <bdi lang="ar" className={unbroken}>
            ({hijri.format(moment)})
          </bdi>
        </>
      )}
    </time>
  );
}
