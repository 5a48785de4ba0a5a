import { useLingui } from '@lingui/react/macro';
import { Select } from '#ds/components/select/select.tsx';
import { dateFormat } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { hijriTag, type Locale, plainHijri } from '#src/i18n/locales.ts';
import { ofZakatDay, zakatChooser } from '#src/screens/form/reveal.css';

/** A day in each month of the Hijri year 1446, by which its months are named. */
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  at: new Date(Date.UTC(2024, 6, 20) + index * 29.53 * 86_400_000),
}));

type CalendarFieldsProps = { typed: (name: string) => string | undefined; error: string | undefined; idPrefix: string };

/** On set days in place of the interval: one list, and a date of the Hijri calendar for the zakat day. */
export function CalendarFields({ error, idPrefix, typed }: CalendarFieldsProps) {
  const { i18n, t } = useLingui();
  const months = dateFormat(hijriTag[i18n.locale as Locale], { month: 'long', timeZone: 'UTC' });
  return (
    <div className={zakatChooser}>
      <Stack gap={3}>
        <Select
          name="calendar"
          id={`${idPrefix}calendar`}
          label={t`Which days?`}
          hint={t`The first donation will be made today, and the others on the days you choose. The days follow the Umm al-Qura calendar unless a month is announced to begin on another day.`}
          error={error}
          placeholder={t`No particular days: repeat as chosen above`}
          defaultValue={typed('calendar')}
          options={[
            { value: 'fridays', label: t`On Fridays` },
            { value: 'ramadan', label: t`Every day of Ramadan` },
            { value: 'lastTenNights', label: t`The last ten nights of Ramadan, with the same amount each night` },
            {
              value: 'lastTenNights:odd',
              label: t`The last ten nights of Ramadan, with double the amount on the odd nights`,
            },
            {
              value: 'lastTenNights:night27',
              label: t`The last ten nights of Ramadan, with double the amount on the odd nights and four times the amount on the 27th`,
            },
            { value: 'firstTenDays', label: t`The first ten days of Dhu al-Hijjah` },
            { value: 'whiteDays', label: t`The white days of each lunar month (the 13th, 14th and 15th)` },
            { value: 'zakatDay', label: t`On my zakat day, each lunar year` },
          ]}
        />
        <div className={ofZakatDay}>
          <Select
            name="zakatDay"
            id={`${idPrefix}zakatDay`}
            label={t`Day`}
            defaultValue={typed('zakatDay') ?? '1'}
            options={Array.from({ length: 30 }, (_, index) => ({
              value: String(index + 1),
              label: i18n.number(index + 1),
            }))}
          />
          <Select
            name="zakatMonth"
            id={`${idPrefix}zakatMonth`}
            label={t`Hijri month`}
            defaultValue={typed('zakatMonth') ?? '9'}
            options={MONTHS.map(({ at, month }) => ({ value: String(month), label: plainHijri(months.format(at)) }))}
          />
        </div>
      </Stack>
    </div>
  );
}
