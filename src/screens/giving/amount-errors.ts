import { useLingui } from '@lingui/react/macro';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import type { PlanView } from '#src/screens/giving/giving-view.ts';

/** What was wrong in a form for another amount. */
export function useAmountErrors(memory: FormState | undefined, form: string, { currency }: PlanView) {
  const { t } = useLingui();
  return useFormErrors(memory, form, {
    amount: {
      id: `${form.replace('/', '-')}-amount`,
      label: t`Amount`,
      required: t`Enter an amount`,
      invalid: t`Enter an amount in digits, like 25 or 12.50`,
      currency,
    },
    code: { id: 'giving-raise-code', label: t`Code`, required: t`Enter the code from the email` },
  });
}
