import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { type EntranceView, withNext } from '#src/screens/account/account-view.ts';
import { RefusedNote } from '#src/screens/account/refused-note.tsx';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import * as styles from '#src/screens/account/account.css';

export const LINK_FORM = 'login/link';
type Props = {
  locale: Locale;
  view: EntranceView;
  /** This page with its query, to which the answer leads back. */
  returnTo: string;
};

/** The button that a link from an email leads to: opening the link alone signs nobody in, as programs open links too. */
export function UseLink({ link, locale, next }: { link: string; locale: Locale; next: string | undefined }) {
  const { t } = useLingui();
  return (
    <NativeForm
      name="login/use-link"
      locale={locale}
      returnTo={withNext(pathTo('login'), next, { link })}
      label={t`Sign in`}
    >
      <input type="hidden" name="link" value={link} />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <Button size="large" isFullWidth>
        <Trans>Sign in</Trans>
      </Button>
    </NativeForm>
  );
}

/** A link by email in place of the password. An unknown email is answered as a known one is. */
export function AskForLink({ locale, returnTo, view: { memory, next } }: Props) {
  const { t } = useLingui();
  const { error, errors, summary, typed } = useFormErrors(memory, LINK_FORM, {
    email: {
      label: t`Email`,
      required: t`Enter your email address`,
      invalid: t`Enter an email address in the correct format, like name@example.org`,
    },
  });
  const refusal = errors.find(({ path }) => path === '');
  return (
    <Disclosure summary={<Trans>Sign in without a password</Trans>} defaultOpen={errors.length > 0}>
      <NativeForm name={LINK_FORM} locale={locale} returnTo={`${returnTo}#login`} label={t`Sign in without a password`}>
        <div className={styles.form}>
          {refusal ? <RefusedNote>{refusal.message}</RefusedNote> : <ErrorSummary errors={summary} />}
          {next !== undefined && <input type="hidden" name="next" value={next} />}
          <EmailField name="email" isRequired defaultValue={typed('email')} error={error('email')} />
          <Button tone="outlined" isFullWidth>
            <Trans>Email me a link to sign in</Trans>
          </Button>
        </div>
      </NativeForm>
    </Disclosure>
  );
}
