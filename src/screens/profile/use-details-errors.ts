import { useLingui } from '@lingui/react/macro';
import { useDonorWords } from '#src/screens/form/donor-words.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

export const DETAILS_FORM = 'profile/details';

/** What was wrong with which detail, and what to do. */
export function useDetailsErrors(memory: FormState | undefined) {
  const { t } = useLingui();
  const phone = {
    id: 'phoneNumber',
    label: t`Phone`,
    required: t`Enter your phone number`,
    invalid: t`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
  };
  return useFormErrors(memory, DETAILS_FORM, {
    fullName: { label: t`Full name`, invalid: t`Enter a name of at most 120 characters` },
    phone,
    'phone.number': phone,
    'phone.country': phone,
    ...useDonorWords(),
  });
}
