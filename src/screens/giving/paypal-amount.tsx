import { Trans, useLingui } from '@lingui/react/macro';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useAmountErrors } from '#src/screens/giving/amount-errors.ts';
import type { PlanView } from '#src/screens/giving/giving-view.ts';
import { type OfLink, PlanForm } from '#src/screens/giving/plan-form.tsx';

/** What was asked for of a donation that PayPal charges, and is still to be agreed to there. */
export function PendingAmount({ plan, ...of }: OfLink & { plan: PlanView }) {
  const { amount, currency, mayReviseAmount, pendingAmount } = plan;
  if (pendingAmount === null) return null;
  return (
    <Banner
      tone="info"
      title={
        <Trans>
          You asked to give <Money minor={pendingAmount} currency={currency} /> each time
        </Trans>
      }
    >
      <Stack gap={3}>
        <span>
          <Trans>
            The new amount takes effect once you approve it on PayPal’s page. Until then, PayPal will charge{' '}
            <Money minor={amount} currency={currency} /> as before.
          </Trans>
        </span>
        <Inline gap={3}>
          {mayReviseAmount && (
            <PlanForm act="agree" {...of}>
              <Button>
                <Trans>Approve on PayPal</Trans>
              </Button>
            </PlanForm>
          )}
          <PlanForm act="keep" {...of}>
            <Button tone="outlined">
              <Trans>Keep the current amount</Trans>
            </Button>
          </PlanForm>
        </Inline>
      </Stack>
    </Banner>
  );
}

/** What is said to a donor who comes back from PayPal and has agreed there. */
export const AgreedAmount = ({ plan: { amount, currency } }: { plan: PlanView }) => (
  <Banner tone="success" isAnnounced>
    <Trans>
      You approved the new amount on PayPal. From now on, PayPal will charge{' '}
      <Money minor={amount} currency={currency} /> each time. A donation due in the next ten days may still be charged
      at the previous amount.
    </Trans>
  </Banner>
);

type PaypalAmountProps = OfLink & { plan: PlanView; memory: FormState | undefined };

/** Asks for another amount, to which the donor agrees at PayPal: nobody else can, so it takes no code. */
export function PaypalAmount({ memory, plan, ...of }: PaypalAmountProps) {
  const { t } = useLingui();
  const { error, errors, summary, typed } = useAmountErrors(memory, 'giving/amount', plan);
  return (
    <Disclosure summary={<Trans>Another amount</Trans>} defaultOpen={errors.length > 0}>
      <PlanForm act="amount" {...of}>
        <Stack gap={4}>
          <ErrorSummary errors={summary} />
          <p>
            <Trans>
              You will approve the new amount on PayPal’s page. It will apply from the next donation date; a donation
              due in the next ten days may still be charged at the current amount.
            </Trans>
          </p>
          <AmountField
            name="amount"
            id="giving-amount-amount"
            label={t`New amount`}
            currency={plan.currency}
            isRequired
            defaultValue={typed('amount')}
            error={error('amount')}
          />
          <div>
            <Button>
              <Trans>Continue to PayPal</Trans>
            </Button>
          </div>
        </Stack>
      </PlanForm>
    </Disclosure>
  );
}
