import { useLingui } from '@lingui/react/macro';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { Select } from '#ds/components/select/select.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { BirthDate } from '#src/screens/form/birth-date.tsx';

type Option = { value: string; label: string };
type DonorFactsProps = {
  /** By name in the language of the page. */
  nationalities: readonly Option[];
  /** What one gives to most: the programs. */
  fields: readonly Option[];
  /** What a field begins with: what was typed before, else what is stored. */
  typed: (name: string) => string | undefined;
  error: (name: string) => string | undefined;
  locale: Locale;
  /** The class of the three fields of the birth date: each page has its own stylesheet. */
  birthRow: string;
};

/** The facts about its donor that every account holds: gender, date of birth, nationality, fields of giving. */
export function DonorFacts({ birthRow, error, fields, locale, nationalities, typed }: DonorFactsProps) {
  const { t } = useLingui();
  const chosen = (name: string) => ({ name, defaultValue: typed(name), error: error(name), placeholder: t`Choose` });
  return (
    <>
      <Segmented
        name="gender"
        label={t`Gender`}
        options={[
          { value: 'female', label: t`Female` },
          { value: 'male', label: t`Male` },
        ]}
        isRequired
        defaultValue={typed('gender')}
        error={error('gender')}
      />
      <BirthDate
        typed={typed}
        error={error('dateOfBirth')}
        hint={t`You must be 13 or older to have an account.`}
        locale={locale}
        row={birthRow}
      />
      <Select
        {...chosen('nationality')}
        label={t`Nationality`}
        options={nationalities}
        autoComplete="country"
        isRequired
      />
      <Select {...chosen('mainDonationField')} label={t`What you give to most`} options={fields} isRequired />
      <Select
        {...chosen('secondaryDonationField')}
        label={t`What else you give to`}
        options={fields}
        isRequired={false}
      />
    </>
  );
}
