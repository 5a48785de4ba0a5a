import { useLingui } from '@lingui/react/macro';
import { Fieldset } from '#ds/components/field/fieldset.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { dateFormat } from '#ds/intl/formats.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';

type BirthDateProps = {
  typed: (name: string) => string | undefined;
  error: string | undefined;
  hint: string;
  locale: Locale;
  /** The class of the three fields: each page has its own stylesheet. */
  row: string;
};

/** A day of birth in three fields, which are quicker to fill than a calendar that opens on this month. */
export function BirthDate({ error, hint, locale, row, typed }: BirthDateProps) {
  const { t } = useLingui();
  const month = dateFormat(intlTag[locale], { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: month.format(new Date(Date.UTC(2026, index, 1))),
  }));
  return (
    <Fieldset id="dateOfBirth" label={t`Date of birth`} hint={hint} error={error} isRequired>
      <div className={row}>
        <TextField
          name="birthDay"
          label={t`Day`}
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          isLeftToRight
          defaultValue={typed('birthDay')}
        />
        <Select
          name="birthMonth"
          label={t`Month`}
          autoComplete="bday-month"
          options={months}
          placeholder={t`Choose`}
          defaultValue={typed('birthMonth')}
        />
        <TextField
          name="birthYear"
          label={t`Year`}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          isLeftToRight
          defaultValue={typed('birthYear')}
        />
      </div>
    </Fieldset>
  );
}
