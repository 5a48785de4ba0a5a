import { Trans } from '@lingui/react/macro';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { type Entrance, withNext } from '#src/screens/account/account-view.ts';
import * as styles from '#src/screens/account/account.css';

type SentToProps = {
  page: Entrance;
  email: string | undefined;
  next: string | undefined;
  error: string | undefined;
  locale: Locale;
};

/** Where the code went, and a way to another address. After a reload the page does not know it, and asks. */
export function SentTo({ email, error, locale, next, page }: SentToProps) {
  if (email === undefined || error !== undefined)
    return <EmailField name="email" isRequired defaultValue={email} error={error} />;
  const back = withNext(pathTo(page === 'signup' ? 'signup' : 'forgetPassword'), next);
  return (
    <p>
      <input type="hidden" name="email" value={email} />
      {page === 'signup' ? (
        <Trans>
          We sent a six-digit code to <Isolated kind="email" value={email} />.
        </Trans>
      ) : (
        <Trans>
          If there is an account for <Isolated kind="email" value={email} />, we sent a six-digit code to that address.
        </Trans>
      )}{' '}
      <a className={styles.headLink} href={localePath(locale, back)}>
        <Trans>Change the email address</Trans>
      </a>
    </p>
  );
}
