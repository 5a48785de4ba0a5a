import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { AccountFrame } from '#src/screens/account/account-frame.tsx';
import { type EntranceView, sentTo, withNext } from '#src/screens/account/account-view.ts';
import { CodeForm } from '#src/screens/account/code-form.tsx';
import { RefusedNote } from '#src/screens/account/refused-note.tsx';
import { useCodeErrors } from '#src/screens/account/use-code-errors.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import * as styles from '#src/screens/account/account.css';

export const FORGET_FORM = 'forget-password';
type ForgetPasswordProps = { locale: Locale; view: EntranceView & { isCodeStep: boolean; seconds?: number } };

/** A forgotten password: a code to the email, then a new one. An unknown email is answered as a known one is. */
export function ForgetPasswordScreen({ locale, view }: ForgetPasswordProps) {
  const { isCodeStep, memory, next, seconds } = view;
  const back = (
    <a className={styles.headLink} href={localePath(locale, withNext(pathTo('login'), next))}>
      <Trans>Back to sign in</Trans>
    </a>
  );
  if (isCodeStep)
    return (
      <AccountFrame title={<Trans>Choose a new password</Trans>}>
        <CodeForm
          page={FORGET_FORM}
          locale={locale}
          memory={memory}
          next={next}
          email={sentTo(memory, FORGET_FORM)}
          seconds={seconds}
        />
        {back}
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={<Trans>Reset your password</Trans>}
      under={<Trans>We will send a code to your account’s email address.</Trans>}
    >
      <AskForm locale={locale} view={view} />
      {back}
    </AccountFrame>
  );
}

function AskForm({ locale, view: { memory, next } }: { locale: Locale; view: EntranceView }) {
  const { t } = useLingui();
  const { error, errors, summary, typed } = useCodeErrors(memory, FORGET_FORM);
  const refusal = errors.find(({ path }) => path === '');
  return (
    <NativeForm
      name={FORGET_FORM}
      locale={locale}
      returnTo={withNext(pathTo('forgetPassword'), next)}
      label={t`Reset your password`}
    >
      <div className={styles.form}>
        {refusal ? <RefusedNote>{refusal.message}</RefusedNote> : <ErrorSummary errors={summary} />}
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        <EmailField name="email" isRequired defaultValue={typed('email')} error={error('email')} />
        <Button size="large" isFullWidth>
          <Trans>Send me a code</Trans>
        </Button>
      </div>
    </NativeForm>
  );
}
