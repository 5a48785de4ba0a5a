import { useLingui } from '@lingui/react/macro';
import { useBirthWords } from '#src/screens/form/birth-words.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

export const FINISH_FORM = 'signup/finish';

/** What was wrong with which of the fields that a new donor fills in after a provider named them. */
export function useFinishErrors(memory: FormState | undefined) {
  const { t } = useLingui();
  const { dateOfBirth, gender } = useBirthWords();
  return useFormErrors(memory, FINISH_FORM, {
    dateOfBirth,
    gender,
    nationality: {
      label: t`Nationality`,
      required: t`Choose your nationality`,
      invalid: t`Choose your nationality from the list`,
    },
    mainDonationField: {
      label: t`What you give to most`,
      required: t`Choose what you give to most`,
      invalid: t`Choose what you give to most from the list`,
    },
    secondaryDonationField: { label: t`What you also give to`, invalid: t`Choose from the list, or leave it empty` },
  });
}
