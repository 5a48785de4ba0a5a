import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { EDUCATION, INTERESTS } from '#src/domain/volunteer.ts';
import { Chips } from '#src/screens/volunteer/chips.tsx';
import { FormPart } from '#src/screens/volunteer/form-part.tsx';
import type { VolunteerErrors } from '#src/screens/volunteer/use-volunteer-errors.ts';
import * as styles from '#src/screens/volunteer/volunteer.css';

/** What somebody has learned and likes to do. */
export function SkillsPart({
  form: { error, typed },
  isTicked,
}: {
  form: VolunteerErrors;
  isTicked: (name: string) => boolean;
}) {
  const { t } = useLingui();
  const education: Record<(typeof EDUCATION)[number], string> = {
    school: t`Primary school`,
    secondary: t`Secondary school`,
    diploma: t`Diploma or vocational training`,
    bachelor: t`Bachelor’s degree`,
    master: t`Master’s degree`,
    doctorate: t`Doctorate`,
    other: t`Other`,
  };
  const interests: Record<(typeof INTERESTS)[number], string> = {
    translating: t`Translating`,
    reading: t`Reading with children`,
    medicine: t`Medicine`,
    accounting: t`Accounting`,
    photography: t`Photographing the work`,
    driving: t`Driving`,
    cooking: t`Cooking`,
    software: t`Software`,
  };
  return (
    <FormPart
      number={3}
      title={<Trans>Your background</Trans>}
      hint={<Trans>No diploma is needed for most tasks.</Trans>}
    >
      <div className={styles.pair}>
        <Select
          name="education"
          label={t`Education`}
          isRequired
          placeholder={t`Choose`}
          options={EDUCATION.map((value) => ({ value, label: education[value] }))}
          defaultValue={typed('education')}
          error={error('education')}
        />
        <TextField
          name="occupation"
          label={t`Occupation`}
          isRequired
          autoComplete="organization-title"
          maxLength={120}
          defaultValue={typed('occupation')}
          error={error('occupation')}
        />
      </div>
      <Chips
        group="interest"
        label={t`Interests`}
        options={INTERESTS.map((value) => ({ value, label: interests[value] }))}
        isTicked={isTicked}
      />
    </FormPart>
  );
}
