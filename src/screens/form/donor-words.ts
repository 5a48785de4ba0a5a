import { useLingui } from '@lingui/react/macro';
import { useBirthWords } from '#src/screens/form/birth-words.ts';

/** What may be wrong with what every account tells of its donor: birth, gender, nationality, fields of giving. */
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
      invalid: t`Choose what you give to most from the list`,
    },
    secondaryDonationField: {
      label: t`What you also give to`,
      invalid: t`Choose an option from the list, or leave the field empty`,
    },
  };
}
