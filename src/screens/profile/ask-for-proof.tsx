import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

type AskForProofProps = {
  /** The name of the form that sends the code. */
  name: string;
  returnTo: string;
  memory: FormState | undefined;
  locale: Locale;
  /** Why a code is sent. */
  children: ReactNode;
};

/** An account without a password is proven by a code that goes to its present address. */
export function AskForProof({ children, locale, memory, name, returnTo }: AskForProofProps) {
  const { t } = useLingui();
  const { done, summary } = useFormErrors(memory, name, {});
  return (
    <Stack gap={3} align="start">
      <ErrorSummary errors={summary} />
      <p>{children}</p>
      <NativeForm name={name} locale={locale} returnTo={returnTo} label={t`Send me a code`}>
        <Button tone="outlined" size="small">
          {done ? <Trans>Send a new code</Trans> : <Trans>Send me a code</Trans>}
        </Button>
      </NativeForm>
    </Stack>
  );
}
