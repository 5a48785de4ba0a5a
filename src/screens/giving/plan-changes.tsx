import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { isSeasonal } from '#src/domain/giving-calendar.ts';
import { PAUSE_MONTHS } from '#src/domain/plan-change.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { AmountForms } from '#src/screens/giving/amount-forms.tsx';
import { CardForms } from '#src/screens/giving/card-forms.tsx';
import type { PlanView } from '#src/screens/giving/giving-view.ts';
import { PaypalAmount } from '#src/screens/giving/paypal-amount.tsx';
import { PlanForm } from '#src/screens/giving/plan-form.tsx';
import * as styles from '#src/screens/giving/giving.css';

type PlanChangesProps = { plan: PlanView; token: string; locale: Locale; memory: FormState | undefined };

/** Everything that may be changed, each behind its name: one press opens it, a second does it. */
export function PlanChanges({ locale, memory, plan, token }: PlanChangesProps) {
  const { t } = useLingui();
  const of = { token, locale };
  const months = PAUSE_MONTHS.map((count) => ({
    value: String(count),
    label: t`${plural(count, { one: '# month', other: '# months' })}`,
  }));
  return (
    <section>
      <Heading level={2} size="h3">
        <Trans>Change this donation</Trans>
      </Heading>
      {plan.isRunByPaypal && (
        <Text as="p" tone="muted">
          <Trans>
            PayPal charges this donation on its due dates. To change the amount, you must approve the new amount on
            PayPal.
          </Trans>
        </Text>
      )}
      <div className={styles.changes}>
        {plan.status === 'paused' && (
          <PlanForm act="resume" {...of}>
            <Button>
              <Trans>Resume now</Trans>
            </Button>
          </PlanForm>
        )}
        {plan.mayChangeCard && <CardForms plan={plan} memory={memory} {...of} />}
        {plan.mayReviseAmount && <PaypalAmount plan={plan} memory={memory} {...of} />}
        {plan.mayChangeAmount && <AmountForms plan={plan} memory={memory} {...of} />}
        {/* What has its dates in one part of the year skips them. */}
        {plan.status === 'active' &&
          plan.interval !== 'year' &&
          !(plan.calendar !== null && isSeasonal(plan.calendar)) && (
            <Disclosure summary={<Trans>Pause</Trans>}>
              <PlanForm act="pause" {...of}>
                <Stack gap={4} align="start">
                  <Segmented name="months" label={t`For how long?`} options={months} defaultValue="1" />
                  <Button tone="outlined">
                    <Trans>Pause the donation</Trans>
                  </Button>
                </Stack>
              </PlanForm>
            </Disclosure>
          )}
        <Disclosure summary={<Trans>Cancel</Trans>}>
          <Stack gap={4} align="start">
            <p>
              <Trans>The donation will end at once, and you do not have to say why. You can start again later.</Trans>
            </p>
            <PlanForm act="cancel" {...of}>
              <Button tone="danger">
                <Trans>Cancel this donation</Trans>
              </Button>
            </PlanForm>
          </Stack>
        </Disclosure>
      </div>
    </section>
  );
}
