import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CardCheckView } from '#src/contracts/orders.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

export type CardCodeFormsProps = {
  check: Extract<CardCheckView, { state: 'needed' }>;
  locale: Locale;
  order: string;
  returnTo: string;
  memory: FormState | undefined;
};

/** A code by email, for a browser that cannot do the work. */
export function CardCodeForms({ check, locale, memory, order, returnTo }: CardCodeFormsProps) {
  const { t } = useLingui();
  const { error, summary } = useFormErrors(memory, 'card-check/code', {
    code: { id: 'card-check-code-digits', label: t`Code`, required: t`Enter the code from the email` },
  });
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h4">
          <Trans>Or get a code by email</Trans>
        </Heading>
        <Text as="p">
          {check.isCodeSent ? (
            <Trans>
              We have sent a six-digit code to your donation’s email address. The code works for 15 minutes.
            </Trans>
          ) : (
            <Trans>
              If your browser cannot complete the check, we can send a six-digit code to your donation’s email address.
            </Trans>
          )}
        </Text>
        {check.isCodeSent && (
          <NativeForm name="card-check/code" locale={locale} returnTo={returnTo}>
            <input type="hidden" name="order" value={order} />
            <Stack gap={4}>
              <ErrorSummary errors={summary} />
              <TextField
                name="code"
                id="card-check-code-digits"
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
                <Button tone="outlined">
                  <Trans>Continue with the code</Trans>
                </Button>
              </div>
            </Stack>
          </NativeForm>
        )}
        {check.mayAskForCode && (
          <NativeForm name="card-check/send" locale={locale} returnTo={returnTo}>
            <input type="hidden" name="order" value={order} />
            <Button tone="outlined">
              {check.isCodeSent ? <Trans>Send another code</Trans> : <Trans>Send the code</Trans>}
            </Button>
          </NativeForm>
        )}
      </Stack>
    </Card>
  );
}
