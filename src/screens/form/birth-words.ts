import { useLingui } from '@lingui/react/macro';

/** What may be wrong with a day of birth and a gender, in an account. */
export function useBirthWords() {
  const { t } = useLingui();
  return {
    gender: { label: t`Gender`, required: t`Choose your gender`, invalid: t`Choose your gender` },
    dateOfBirth: {
      label: t`Date of birth`,
      required: t`Enter your date of birth`,
      invalid: t`Enter a real date of birth, with a four-digit year`,
      tooLow: (least: string) => t`You must be ${least} or older to have an account`,
      tooHigh: (most: string) => t`Enter a date of birth within the last ${most} years`,
    },
  };
}
