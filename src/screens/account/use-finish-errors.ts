import { useDonorWords } from '#src/screens/form/donor-words.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

export const FINISH_FORM = 'signup/finish';

/** What was wrong with which of the fields that a new donor fills in after a provider named them. */
export function useFinishErrors(memory: FormState | undefined) {
  return useFormErrors(memory, FINISH_FORM, useDonorWords());
}
