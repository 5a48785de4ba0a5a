import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { type Entrance, withNext } from '#src/screens/account/account-view.ts';
import { CodeField } from '#src/screens/account/code-field.tsx';
import { DoneNote } from '#src/screens/account/done-note.tsx';
import { OwnPassword } from '#src/screens/account/own-password.tsx';
import { RefusedNote } from '#src/screens/account/refused-note.tsx';
import { ResendForm } from '#src/screens/account/resend-form.tsx';
import { SentTo } from '#src/screens/account/sent-to.tsx';
import { useCodeErrors } from '#src/screens/account/use-code-errors.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import * as styles from '#src/screens/account/account.css';

type CodeFormProps = {
  page: Entrance;
  locale: Locale;
  memory: FormState | undefined;
  next: string | undefined;
  email: string | undefined;
  /** Seconds until another code can be asked for. @default a minute */
  seconds?: number | undefined;
};

/** The code that was sent; where a password was forgotten, the new one with it. Both sign in. */
export function CodeForm({ email, locale, memory, next, page, seconds }: CodeFormProps) {
  const { t } = useLingui();
  const isReset = page === 'forget-password';
  const form = isReset ? `${page}/reset` : `${page}/code`;
  const { error, errors, summary } = useCodeErrors(memory, form);
  const returnTo = withNext(pathTo(isReset ? 'forgetPassword' : 'signup'), next, { step: 'code' });
  const refusal = errors.find(({ path }) => path === '');
  return (
    <div className={styles.form}>
      {errors.length === 0 && <DoneNote memory={memory} page={page} />}
      <NativeForm name={form} locale={locale} returnTo={returnTo} label={t`Code`}>
        <div className={styles.form}>
          {refusal ? <RefusedNote>{refusal.message}</RefusedNote> : <ErrorSummary errors={summary} />}
          {next !== undefined && <input type="hidden" name="next" value={next} />}
          <SentTo page={page} email={email} next={next} error={error('email')} locale={locale} />
          <CodeField error={error('otp')} />
          {isReset && (
            <>
              <OwnPassword
                name="password"
                label={t`New password`}
                hint={t`10 characters or more. Several words are easy to remember.`}
                autoComplete="new-password"
                isRequired
                error={error('password')}
              />
              <OwnPassword
                name="confirmPassword"
                label={t`Confirm password`}
                autoComplete="new-password"
                isRequired
                error={error('confirmPassword')}
              />
            </>
          )}
          <Button size="large" isFullWidth>
            {isReset ? <Trans>Save and sign in</Trans> : <Trans>Confirm</Trans>}
          </Button>
        </div>
      </NativeForm>
      {email !== undefined && (
        <ResendForm page={page} email={email} returnTo={returnTo} next={next} locale={locale} seconds={seconds} />
      )}
    </div>
  );
}
