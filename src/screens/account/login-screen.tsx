import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { isReady, pathTo } from '#src/routes/routes.ts';
import { AccountFrame } from '#src/screens/account/account-frame.tsx';
import { type EntranceView, withNext } from '#src/screens/account/account-view.ts';
import { OwnPassword } from '#src/screens/account/own-password.tsx';
import { PasskeyButton } from '#src/screens/account/passkey-button.tsx';
import { RefusedNote } from '#src/screens/account/refused-note.tsx';
import { AskForLink, LINK_FORM, UseLink } from '#src/screens/account/sign-in-link.tsx';
import { SocialButtons } from '#src/screens/account/social-buttons.tsx';
import { usePasskeyWords } from '#src/screens/account/use-passkey-words.ts';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { scriptOnly } from '#ds/layout/layout.css';
import * as styles from '#src/screens/account/account.css';
import * as passkeyStyles from '#src/screens/account/passkey.css';

export const LOGIN_FORM = 'login';

type LoginView = EntranceView & {
  /** The link of an email that was opened; `isOpen`: it still signs in. */
  link?: { token: string; isOpen: boolean } | undefined;
  /** The browser was signed in, and came back without its cookie. */
  keepsNoCookies?: boolean | undefined;
  /** Whoever is signed in shows again who they are, before they add another way to sign in. @default false */
  isAgain?: boolean | undefined;
};

/** By email, username or confirmed phone, and password. An unknown account and a wrong password are told by the same words. */
export function LoginScreen({ locale, view }: { locale: Locale; view: LoginView }) {
  const { isAgain = false, keepsNoCookies = false, link, memory, next, providers = [] } = view;
  const { t } = useLingui();
  const passkeyWords = usePasskeyWords('signIn');
  const { error, errors, summary, typed } = useFormErrors(memory, LOGIN_FORM, {
    login: {
      id: 'login-name',
      label: t`Email, username or phone`,
      required: t`Enter your email, username or phone number`,
      invalid: t`Enter an email, username or phone number of at most 254 characters`,
    },
    password: {
      label: t`Password`,
      required: t`Enter your password`,
      invalid: t`Enter a password of at most 1,000 characters`,
    },
  });
  const returnTo = withNext(pathTo('login'), next, isAgain ? { again: 'on' } : {});
  const refusal = errors.find(({ path }) => path === '');
  if (link?.isOpen)
    return (
      <AccountFrame title={<Trans>Welcome back</Trans>} under={<Trans>Your link works only once.</Trans>}>
        <UseLink link={link.token} locale={locale} next={next} />
      </AccountFrame>
    );
  const sent = formStateOf(memory, LINK_FORM).done?.message;
  return (
    <AccountFrame
      title={isAgain ? <Trans>Sign in again</Trans> : <Trans>Welcome back</Trans>}
      under={
        !isAgain &&
        isReady('signup') && (
          <>
            <Trans>New here?</Trans>{' '}
            <a className={styles.headLink} href={localePath(locale, withNext(pathTo('signup'), next))}>
              <Trans>Create an account</Trans>
            </a>
          </>
        )
      }
    >
      <NativeForm name={LOGIN_FORM} locale={locale} returnTo={returnTo} label={t`Sign in`}>
        <div className={styles.form}>
          {link !== undefined && errors.length === 0 && (
            <RefusedNote>
              <Trans>
                This link has already been used, or it is more than ten minutes old. You can ask for a new one below.
              </Trans>
            </RefusedNote>
          )}
          {keepsNoCookies && errors.length === 0 && (
            <RefusedNote>
              <Trans>
                Your browser does not store cookies from this site, so you cannot stay signed in. Allow cookies in your
                browser’s settings, and sign in again.
              </Trans>
            </RefusedNote>
          )}
          {isAgain && errors.length === 0 && sent === undefined && (
            <Banner>
              <Trans>
                You signed in more than 15 minutes ago. To make sure that it is you, sign in again before you add
                another way to sign in.
              </Trans>
            </Banner>
          )}
          {sent !== undefined && (
            <Banner tone="success" isAnnounced>
              {sent}
            </Banner>
          )}
          {refusal ? <RefusedNote>{refusal.message}</RefusedNote> : <ErrorSummary errors={summary} />}
          {next !== undefined && <input type="hidden" name="next" value={next} />}
          <TextField
            name="login"
            id="login-name"
            label={t`Email, username or phone`}
            hint={t`Start a phone number with its country code, such as +966. You can use an email address or phone number here once you have confirmed it.`}
            autoComplete="username"
            maxLength={254}
            isLeftToRight
            isRequired
            defaultValue={typed('login')}
            error={error('login')}
          />
          <div className={styles.password}>
            <OwnPassword
              name="password"
              label={t`Password`}
              autoComplete="current-password"
              isRequired
              error={error('password')}
            />
            {!isAgain && isReady('forgetPassword') && (
              <a className={styles.atLabel} href={localePath(locale, withNext(pathTo('forgetPassword'), next))}>
                <Trans>Forgot password?</Trans>
              </a>
            )}
          </div>
          <Button size="large" isFullWidth>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      </NativeForm>
      <SocialButtons providers={providers} returnTo={returnTo} next={next} memory={memory} locale={locale} />
      <AskForLink locale={locale} view={view} returnTo={returnTo} />
      <div className={scriptOnly}>
        <div className={styles.form}>
          <p className={passkeyStyles.or}>
            <Trans>or</Trans>
          </p>
          <PasskeyButton
            act="signIn"
            locale={locale}
            next={localePath(locale, next ?? pathTo('profile'))}
            words={passkeyWords}
          />
        </div>
      </div>
    </AccountFrame>
  );
}
