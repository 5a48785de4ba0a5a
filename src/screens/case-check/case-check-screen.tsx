import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { CASE_FORM, type CaseCheckView } from '#src/screens/case-check/case-check-view.ts';
import { CaseResult } from '#src/screens/case-check/case-result.tsx';
import { FalseBills } from '#src/screens/case-check/false-bills.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

/** Whether a bill that was sent to somebody belongs to a case of this site. The number is posted, so that it is in no address and no history. */
export function CaseCheckScreen({ check: { found, memory }, locale }: { check: CaseCheckView; locale: Locale }) {
  const { t } = useLingui();
  const { error, summary, typed } = useFormErrors(memory, CASE_FORM, {
    billNumber: {
      label: t`Bill number`,
      required: t`Enter the bill number`,
      invalid: t`Enter the bill number as it appears on the bill, like 30418`,
    },
  });
  return (
    <Section>
      <Page>
        <Stack gap={8}>
          <Stack gap={3} as="header">
            <Heading level={1}>
              <Trans>Check a bill number</Trans>
            </Heading>
            <Text size="lead" tone="muted" measure="prose">
              <Trans>
                Some people circulate fake bills in the name of people in debt. Enter the bill number before you pay,
                and we will tell you whether the bill is real and open, and how much is left to pay.
              </Trans>
            </Text>
          </Stack>
          <ErrorSummary errors={summary} />
          <Split aside="aside" beside={<FalseBills />}>
            <Stack gap={6} id="cases-check">
              <Card>
                <form method="post" action={`/forms/${CASE_FORM}`} noValidate>
                  <input type="hidden" name="locale" value={locale} />
                  <input type="hidden" name="returnTo" value="/cases/check" />
                  <Stack gap={4}>
                    <TextField
                      name="billNumber"
                      label={t`Bill number`}
                      hint={t`The digits printed on the bill; spaces do not matter.`}
                      defaultValue={typed('billNumber')}
                      error={error('billNumber')}
                      inputMode="text"
                      autoComplete="off"
                      maxLength={40}
                      isLeftToRight
                      isRequired
                    />
                    <Button tone="filled" size="large" type="submit">
                      <Trans>Check the number</Trans>
                    </Button>
                  </Stack>
                </form>
              </Card>
              {found && <CaseResult billNumber={found.billNumber} status={found.status} locale={locale} />}
            </Stack>
          </Split>
        </Stack>
      </Page>
    </Section>
  );
}
