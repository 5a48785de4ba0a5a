import { useLingui } from '@lingui/react/macro';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

export const RECEIVER_FORM = 'profile/receiver';

/** What was wrong with whom the person wanted to save. `of`: the id of the one that is changed, empty for a new one. */
export function useReceiverErrors(memory: FormState | undefined, of: string) {
  const { t } = useLingui();
  const own = memory?.form === RECEIVER_FORM && (memory.fields['id'] ?? '') === of ? memory : undefined;
  return useFormErrors(own, RECEIVER_FORM, {
    name: {
      id: `receiverName${of}`,
      label: t`Full name`,
      required: t`Enter the person’s full name`,
      invalid: t`Enter a name of at most 120 characters`,
    },
    email: {
      id: `receiverEmail${of}`,
      label: t`The person’s email address`,
      required: t`Enter an email address, a phone number or both`,
      invalid: t`Enter an email address in the correct format, like name@example.org`,
    },
    phone: {
      id: `receiverPhone${of}`,
      label: t`The person’s phone number`,
      invalid: t`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
    },
  });
}
