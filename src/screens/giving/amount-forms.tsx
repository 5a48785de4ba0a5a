import { Trans, useLingui } from '@lingui/react/macro';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Presets } from '#ds/components/presets/presets.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useAmountErrors } from '#src/screens/giving/amount-errors.ts';
import type { PlanView } from '#src/screens/giving/giving-view.ts';
import { lowerAmounts } from '#src/screens/giving/lower-amounts.ts';
import { type OfLink, PlanForm } from '#src/screens/giving/plan-form.tsx';

type AmountFormsProps = OfLink & { plan: PlanView; memory: FormState | undefined };

/** Lowering takes a press; raising takes a code that is sent to the donor. */
export function AmountForms({ memory, plan, ...of }: AmountFormsProps) {
  return (
    <>
      <Lower plan={plan} memory={memory} {...of} />
      <Raise plan={plan} memory={memory} {...of} />
    </>
  );
}

function Lower({ memory, plan, ...of }: AmountFormsProps) {
  const { t } = useLingui();
  const { error, errors, summary, typed } = useAmountErrors(memory, 'giving/lower', plan);
  const presets = lowerAmounts(plan);
  if (plan.amount <= plan.minimum) return null;
  return (
    <Disclosure summary={<Trans>Lower the amount</Trans>} defaultOpen={errors.length > 0}>
      <PlanForm act="lower" {...of}>
        <Stack gap={4}>
          <ErrorSummary errors={summary} />
          <Presets
            name="preset"
            id="giving-lower-preset"
            label={t`Amount from the next date on`}
            amounts={presets}
            currency={plan.currency}
            defaultValue={Number(typed('preset')) || presets[0]}
          />
          <AmountField
            name="amount"
            id="giving-lower-amount"
            label={t`Another amount`}
            currency={plan.currency}
            isRequired={false}
            defaultValue={typed('amount')}
            error={error('amount')}
          />
          <div>
            <Button>
              <Trans>Give this amount</Trans>
            </Button>
          </div>
        </Stack>
      </PlanForm>
    </Disclosure>
  );
}

function Raise({ memory, plan, ...of }: AmountFormsProps) {
  const { t } = useLingui();
  const { error, errors, summary, typed } = useAmountErrors(memory, 'giving/raise', plan);
  if (plan.email === '') return null;
  const isForCard = memory?.form.startsWith('giving/card') ?? false;
  return (
    <Disclosure
      summary={<Trans>Raise the amount</Trans>}
      defaultOpen={(plan.isCodeSent && !isForCard) || errors.length > 0}
    >
      <Stack gap={4}>
        <p>
          <Trans>
            Others may have this link, so raising the amount requires a code. We will send the code to{' '}
            <Isolated kind="email" value={plan.email} />.
          </Trans>
        </p>
        {(plan.isCodeSent || errors.length > 0) && (
          <PlanForm act="raise" {...of}>
            <Stack gap={4}>
              <ErrorSummary errors={summary} />
              <AmountField
                name="amount"
                id="giving-raise-amount"
                label={t`New amount`}
                currency={plan.currency}
                isRequired
                defaultValue={typed('amount')}
                error={error('amount')}
              />
              <TextField
                name="code"
                id="giving-raise-code"
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
                  <Trans>Raise the amount</Trans>
                </Button>
              </div>
            </Stack>
          </PlanForm>
        )}
        <PlanForm act="code" {...of}>
          <Button tone="outlined">
            {plan.isCodeSent ? <Trans>Send another code</Trans> : <Trans>Send the code</Trans>}
          </Button>
        </PlanForm>
      </Stack>
    </Disclosure>
  );
}
