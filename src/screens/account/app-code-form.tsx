import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { describe } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { withNext } from '#src/screens/account/account-view.ts';
import { RefusedNote } from '#src/screens/account/refused-note.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import * as styles from '#src/screens/account/account.css';

type AppCodeFormProps = {
  form: 'second-factor/confirm' | 'second-factor/pass';
  locale: Locale;
  memory: FormState | undefined;
  next: string;
};

/** A code of the app; where one is asked for, a recovery code as well. */
export function AppCodeForm({ form, locale, memory, next }: AppCodeFormProps) {
  const { t } = useLingui();
  const isSetup = form === 'second-factor/confirm';
  const { error, errors, summary } = useFormErrors(memory, form, {
    code: {
      id: 'otp',
      label: t`Code from the app`,
      required: t`Enter the code that the app shows`,
      invalid: isSetup
        ? t`The code is incorrect. Enter the six digits that the app shows now, and check that your phone’s clock is right.`
        : t`The code is incorrect or has already been used. Wait for the next one that the app shows, or enter an unused recovery code.`,
    },
  });
  const refusal = errors.find(({ path }) => path === '');
  const text = {
    label: t`Code from the app`,
    hint: isSetup ? t`Six digits; a new code every 30 seconds` : t`Six digits, or one of your recovery codes`,
    error: error('code'),
    isRequired: true,
  };
  return (
    <NativeForm
      name={form}
      locale={locale}
      returnTo={withNext(pathTo('secondFactor'), next)}
      label={t`Code from the app`}
    >
      <div className={styles.form}>
        {refusal ? <RefusedNote>{refusal.message}</RefusedNote> : <ErrorSummary errors={summary} />}
        <input type="hidden" name="next" value={next} />
        <Field id="otp" {...text}>
          <input
            {...describe('otp', text)}
            id="otp"
            name="otp"
            type="text"
            inputMode={isSetup ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            dir="ltr"
            className={isSetup ? styles.code : styles.anyCode}
          />
        </Field>
        <Button size="large" isFullWidth>
          <Trans>Confirm</Trans>
        </Button>
      </div>
    </NativeForm>
  );
}
