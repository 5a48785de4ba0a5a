import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import type { PlanView } from '#src/screens/giving/giving-view.ts';
import { type OfLink, PlanForm } from '#src/screens/giving/plan-form.tsx';

/** Another card takes a code that is sent to the donor; then it is entered on a page of its own, at the provider. */
export function CardForms({ memory, plan, ...of }: OfLink & { plan: PlanView; memory: FormState | undefined }) {
  const { t } = useLingui();
  const { error, errors, summary } = useFormErrors(memory, 'giving/card', {
    code: { id: 'giving-card-digits', label: t`Code`, required: t`Enter the code from the email` },
  });
  const isAsked = plan.isCodeSent || errors.length > 0;
  const isPressing = plan.status === 'pastDue' || plan.cardEndsOn !== null;
  return (
    <Disclosure
      summary={<Trans>Change the card</Trans>}
      defaultOpen={isPressing || errors.length > 0 || memory?.form === 'giving/card-code'}
    >
      <Stack gap={4}>
        {/* The emails about a card that ends or was declined lead here, and the browser opens what it is in. */}
        <p id="new-card">
          <Trans>
            Others may have this link, so changing the card requires a code. We will send the code to{' '}
            <Isolated kind="email" value={plan.email} />. You will enter the card on the payment provider’s form, and
            the card details will never reach us.
          </Trans>
        </p>
        {isAsked && (
          <PlanForm act="card" {...of}>
            <Stack gap={4}>
              <ErrorSummary errors={summary} />
              <TextField
                name="code"
                id="giving-card-digits"
                label={t`Code`}
                hint={t`Six digits, from our email`}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                isLeftToRight
                isRequired
                error={error('code')}
              />
              <div>
                <Button>
                  <Trans>Enter the new card</Trans>
                </Button>
              </div>
            </Stack>
          </PlanForm>
        )}
        <PlanForm act="card-code" {...of}>
          <Button tone={isAsked || !isPressing ? 'outlined' : 'tonal'}>
            {isAsked ? <Trans>Send another code</Trans> : <Trans>Send the code</Trans>}
          </Button>
        </PlanForm>
      </Stack>
    </Disclosure>
  );
}
