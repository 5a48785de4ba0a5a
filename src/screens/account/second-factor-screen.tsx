import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { CopyField } from '#ds/components/copy-field/copy-field.tsx';
import { Qr } from '#ds/components/qr/qr.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { AccountFrame } from '#src/screens/account/account-frame.tsx';
import { withNext } from '#src/screens/account/account-view.ts';
import { AppCodeForm } from '#src/screens/account/app-code-form.tsx';
import { PasskeyButton } from '#src/screens/account/passkey-button.tsx';
import type { SecondFactorStep, SecondFactorView } from '#src/screens/account/second-factor-view.ts';
import { usePasskeyWords } from '#src/screens/account/use-passkey-words.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import * as styles from '#src/screens/account/account.css';

type Props = { locale: Locale; view: SecondFactorView };

/** What staff show beside their password: set up once, asked for at each sign-in. */
export function SecondFactorScreen({ locale, view }: Props) {
  switch (view.step) {
    case 'begin':
      return <Begin locale={locale} view={view} />;
    case 'setup':
      return <Setup locale={locale} view={view} />;
    case 'codes':
      return <Codes locale={locale} view={view} />;
    case 'ask':
      return <Ask locale={locale} view={view} />;
    case 'confirmed':
      return (
        <AccountFrame
          title={<Trans>You have confirmed that it is you</Trans>}
          under={
            <Trans>We will ask you to confirm your identity again after twelve hours, and when you next sign in.</Trans>
          }
        >
          {view.hasApp ? (
            <p className={styles.under}>
              <CodesLeft count={view.recoveryCodesLeft} />
            </p>
          ) : (
            <BeginForm locale={locale} next={view.next} />
          )}
          <GoOn locale={locale} next={view.next} />
        </AccountFrame>
      );
  }
}

function Ask({
  locale,
  view: { hasApp, hasPasskey, memory, next, recoveryCodesLeft },
}: {
  locale: Locale;
  view: SecondFactorStep<'ask'>;
}) {
  const words = usePasskeyWords('confirm');
  return (
    <AccountFrame
      title={<Trans>Confirm that it is you</Trans>}
      under={hasApp && <Trans>Open your authenticator app and enter the code for Sanad.</Trans>}
    >
      {hasPasskey && <PasskeyButton act="signIn" locale={locale} next={localePath(locale, next)} words={words} />}
      {hasApp && <AppCodeForm form="second-factor/pass" locale={locale} memory={memory} next={next} />}
      <p className={styles.under}>
        {hasApp && <CodesLeft count={recoveryCodesLeft} />}{' '}
        <Trans>If you have lost every way to confirm that it is you, ask an administrator for help.</Trans>
      </p>
    </AccountFrame>
  );
}

const CodesLeft = ({ count }: { count: number }) => (
  <Plural
    value={count}
    _0="You have no recovery code left."
    one="You have # recovery code left."
    other="You have # recovery codes left."
  />
);

function GoOn({ locale, next, children }: { locale: Locale; next: string; children?: ReactNode }) {
  return (
    <ButtonLink size="large" href={localePath(locale, next)}>
      {children ?? <Trans>Continue</Trans>}
    </ButtonLink>
  );
}

function BeginForm({ locale, next }: { locale: Locale; next: string }) {
  const { t } = useLingui();
  return (
    <NativeForm
      name="second-factor/begin"
      locale={locale}
      returnTo={withNext(pathTo('secondFactor'), next)}
      label={t`Set up the app`}
    >
      <input type="hidden" name="next" value={next} />
      <Button size="large" isFullWidth>
        <Trans>Set up the app</Trans>
      </Button>
    </NativeForm>
  );
}

function Begin({ locale, view: { next } }: { locale: Locale; view: SecondFactorStep<'begin'> }) {
  return (
    <AccountFrame
      title={<Trans>Protect your account with an authenticator app</Trans>}
      under={
        <Trans>
          People who work here make decisions about money and about people, so a password alone is not enough. You need
          an authenticator app on your phone, such as Google Authenticator, Aegis or the one built into your password
          manager.
        </Trans>
      }
    >
      <BeginForm locale={locale} next={next} />
    </AccountFrame>
  );
}

function Setup({ locale, view: { memory, next, setupKey, uri } }: { locale: Locale; view: SecondFactorStep<'setup'> }) {
  const { t } = useLingui();
  return (
    <AccountFrame title={<Trans>Set up the app</Trans>}>
      <ol className={styles.ways}>
        <li>
          <p>
            <Trans>Scan this QR code with the app.</Trans>
          </p>
          <div className={styles.qr}>
            <Qr value={uri} label={t`QR code for the app; the key below contains the same information`} />
          </div>
          <p className={styles.under}>
            <a className={styles.headLink} href={uri}>
              <Trans>Open the app on this device</Trans>
            </a>
          </p>
          <CopyField label={t`Key to enter if the app cannot scan the code`} value={setupKey} kind="reference" />
        </li>
        <li>
          <p>
            <Trans>Enter the code that the app shows.</Trans>
          </p>
          <AppCodeForm form="second-factor/confirm" locale={locale} memory={memory} next={next} />
        </li>
      </ol>
    </AccountFrame>
  );
}

function Codes({ locale, view: { codes, next } }: { locale: Locale; view: SecondFactorStep<'codes'> }) {
  return (
    <AccountFrame
      title={<Trans>Keep your recovery codes safe</Trans>}
      under={
        <Trans>
          Use a code when you do not have the app with you; each code works once. The codes are shown only once: print
          them, or keep them where you keep your passwords.
        </Trans>
      }
    >
      <Banner tone="success" isAnnounced>
        <Trans>The app is set up.</Trans>
      </Banner>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <GoOn locale={locale} next={next}>
        <Trans>I have saved the codes</Trans>
      </GoOn>
    </AccountFrame>
  );
}
