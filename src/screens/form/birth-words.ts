import { useLingui } from '@lingui/react/macro';

/** What may be wrong with a day of birth and a gender, in an account. */
export function useBirthWords() {
  const { t } = useLingui();
  return {
    gender: { label: t`Gender`, required: t`Choose your gender`, invalid: t`Choose your gender` },
    dateOfBirth: {
      label: t`Date of birth`,
      required: t`Enter your date of birth`,
      invalid: t`Enter a date of birth that exists, with a year of four digits`,
      tooLow: (least: string) => t`You can have an account from the age of ${least}`,
      tooHigh: (most: string) => t`Enter a date of birth of the last ${most} years`,
    },
  };
}
