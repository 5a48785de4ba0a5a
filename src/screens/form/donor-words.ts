import { useLingui } from '@lingui/react/macro';
import { useBirthWords } from '#src/screens/form/birth-words.ts';

/** The errors of the facts that every account holds about its donor: birth, gender, nationality, fields of giving. */
export function useDonorWords() {
  const { t } = useLingui();
  return {
    ...useBirthWords(),
    nationality: {
      label: t`Nationality`,
      required: t`Choose your nationality`,
      invalid: t`Choose your nationality from the list`,
    },
    mainDonationField: {
      label: t`What you give to most`,
      required: t`Choose what you give to most`,
      invalid: t`From the list, choose what you give to most`,
    },
    secondaryDonationField: {
      label: t`What else you give to`,
      invalid: t`From the list, choose what else you give to, or leave the field empty`,
    },
  };
}
