import { Trans, useLingui } from '@lingui/react/macro';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { EligibilityResult } from '#src/screens/program/eligibility-result.tsx';
import { ELIGIBILITY_FORM, type EligibilityView } from '#src/screens/program/program-view.ts';

/** Whether a debt can become a case of the program: four questions, and which rule is not met. Nothing is stored. */
export function EligibilityCheck({ locale, slug, view }: { view: EligibilityView; slug: string; locale: Locale }) {
  const { t } = useLingui();
  const hasTooLittle = view.memory?.errors.some(({ code, path }) => path === 'claim' && code === 'tooLow');
  const isNoDay = view.memory?.errors.some(({ code, path }) => path === 'orderDate' && code === 'invalidFormat');
  const { error, summary, typed } = useFormErrors(view.memory, ELIGIBILITY_FORM, {
    claim: {
      label: t`Amount claimed`,
      currency: view.currency,
      required: t`Enter the amount claimed`,
      invalid: hasTooLittle ? t`Enter a claimed amount above zero` : t`Enter the amount claimed in digits, like 25.50`,
    },
    enforcementOrders: {
      label: t`Enforcement orders`,
      required: t`Enter how many enforcement orders there are`,
      invalid: t`Enter the number of enforcement orders as a whole number, 0 or more`,
    },
    orderDate: {
      label: t`Date of the enforcement order`,
      required: t`Enter the date of the enforcement order`,
      invalid: isNoDay
        ? t`Enter a real date for the enforcement order, with a day, month and year`
        : t`Enter a date in the past for the enforcement order`,
    },
  });
  return (
    <Card tone="raised">
      <Stack gap={5} as="section" id="tafreej-eligibility" labelledBy="eligibility-title">
        <Stack gap={2}>
          <Heading level={2} size="h3" id="eligibility-title">
            <Trans>Can this debt become a case?</Trans>
          </Heading>
          <Text tone="muted" size="small">
            <Trans>
              Four rules decide whether a debt can become a case. We do not keep what you enter. To check a bill that
              was sent to you, see <a href={hrefTo(locale, 'caseCheck')}>Check a bill number</a>.
            </Trans>
          </Text>
        </Stack>
        <ErrorSummary errors={summary} />
        {view.failed && <EligibilityResult failed={view.failed} terms={view.terms} currency={view.currency} />}
        <form method="post" action={`/forms/${ELIGIBILITY_FORM}`} noValidate>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="returnTo" value={pathTo('program', { type: slug })} />
          <Stack gap={4}>
            <AmountField
              name="claim"
              currency={view.currency}
              label={t`Amount claimed`}
              defaultValue={typed('claim')}
              error={error('claim')}
              isRequired
            />
            <TextField
              name="enforcementOrders"
              label={t`Enforcement orders`}
              hint={t`How many enforcement orders a court has issued against the debtor.`}
              defaultValue={typed('enforcementOrders')}
              error={error('enforcementOrders')}
              inputMode="numeric"
              autoComplete="off"
              isRequired
            />
            <TextField
              name="orderDate"
              type="date"
              label={t`Date of the enforcement order`}
              defaultValue={typed('orderDate')}
              error={error('orderDate')}
              autoComplete="off"
              isRequired
            />
            <Checkbox
              name="isSocialSecurityBeneficiary"
              label={t`The debtor receives social security`}
              defaultChecked={typed('isSocialSecurityBeneficiary') === 'on'}
            />
            <Button tone="tonal" type="submit" isFullWidth>
              <Trans>Check the rules</Trans>
            </Button>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
