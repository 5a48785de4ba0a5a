import { Trans, useLingui } from '@lingui/react/macro';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { LEAST_AGE } from '#src/domain/volunteer.ts';
import { FormPart } from '#src/screens/volunteer/form-part.tsx';
import type { VolunteerErrors } from '#src/screens/volunteer/use-volunteer-errors.ts';
import type { VolunteerView } from '#src/screens/volunteer/volunteer-view.ts';
import * as styles from '#src/screens/volunteer/volunteer.css';

type PartProps = { form: VolunteerErrors; view: VolunteerView };

/** Who offers help, and how to reach them. */
export function PersonPart({ form: { error, typed }, view: { countries, dialCountries } }: PartProps) {
  const { i18n, t } = useLingui();
  const age = numberFormat(tagOf(i18n)).format(LEAST_AGE);
  return (
    <FormPart number={1} title={<Trans>About you</Trans>} hint={<Trans>We need these details to contact you.</Trans>}>
      <div className={styles.pair}>
        <TextField
          name="fullName"
          label={t`Full name`}
          isRequired
          autoComplete="name"
          maxLength={120}
          defaultValue={typed('fullName')}
          error={error('fullName')}
        />
        <EmailField name="email" isRequired defaultValue={typed('email')} error={error('email')} />
        <PhoneField
          countries={dialCountries}
          isRequired
          defaultCountry={typed('phoneCountry') ?? 'SA'}
          defaultNumber={typed('phoneNumber')}
          error={error('phone.number')}
        />
        <TextField
          name="dateOfBirth"
          type="date"
          label={t`Date of birth`}
          hint={t`Volunteers younger than ${age} must come with a parent, and the parent must fill out this form.`}
          isRequired
          autoComplete="bday"
          defaultValue={typed('dateOfBirth')}
          error={error('dateOfBirth')}
        />
        <Segmented
          name="gender"
          label={t`Gender`}
          isRequired
          options={[
            { value: 'female', label: t`Woman` },
            { value: 'male', label: t`Man` },
          ]}
          defaultValue={typed('gender')}
          error={error('gender')}
        />
        <Select
          name="nationality"
          label={t`Nationality`}
          isRequired
          placeholder={t`Choose a country`}
          options={countries}
          defaultValue={typed('nationality')}
          error={error('nationality')}
        />
        <Select
          name="country"
          label={t`Country you live in`}
          isRequired
          autoComplete="country"
          placeholder={t`Choose a country`}
          options={countries}
          defaultValue={typed('country')}
          error={error('country')}
        />
        <TextField
          name="city"
          label={t`City`}
          isRequired
          autoComplete="address-level2"
          maxLength={120}
          defaultValue={typed('city')}
          error={error('city')}
        />
      </div>
    </FormPart>
  );
}
