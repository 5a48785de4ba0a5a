import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { PROVIDER_NAMES } from '#src/domain/social-names.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { AccountFrame } from '#src/screens/account/account-frame.tsx';
import {
  type EntranceView,
  type KnownDonor,
  sentTo,
  type SignUpOffer,
  withNext,
} from '#src/screens/account/account-view.ts';
import { CodeForm } from '#src/screens/account/code-form.tsx';
import { FinishForm } from '#src/screens/account/finish-form.tsx';
import { SignUpForm } from '#src/screens/account/signup-form.tsx';
import { SocialButtons } from '#src/screens/account/social-buttons.tsx';
import { Steps } from '#src/screens/account/steps.tsx';
import { useFinishErrors } from '#src/screens/account/use-finish-errors.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import * as styles from '#src/screens/account/account.css';

type SignUpScreenProps = {
  locale: Locale;
  view: EntranceView & {
    offer: SignUpOffer;
    isCodeStep: boolean;
    known?: KnownDonor | undefined;
    /** Whom a provider named, and who has no account yet. */
    newcomer?: { email: string; provider: SocialProvider } | undefined;
  };
};

/** Making an account: first what it holds, then the code that was sent to its email. */
export function SignUpScreen({ locale, view }: SignUpScreenProps) {
  const { t } = useLingui();
  const { isCodeStep, memory, newcomer, next, providers = [] } = view;
  const over = useFinishErrors(memory);
  if (newcomer) return <Finish locale={locale} view={view} newcomer={newcomer} />;
  const steps = <Steps names={[t`About you`, t`Code`]} current={isCodeStep ? 1 : 0} />;
  if (isCodeStep)
    return (
      <AccountFrame title={<Trans>Check your email</Trans>} above={steps}>
        <CodeForm page="signup" locale={locale} memory={memory} next={next} email={sentTo(memory, 'signup')} />
      </AccountFrame>
    );
  return (
    <AccountFrame
      isWide
      above={steps}
      title={<Trans>Create an account</Trans>}
      under={
        <>
          <Trans>Do you already have an account?</Trans>{' '}
          <a className={styles.headLink} href={localePath(locale, withNext(pathTo('login'), next))}>
            <Trans>Sign in</Trans>
          </a>
        </>
      }
    >
      <ErrorSummary errors={over.summary} />
      <SignUpForm locale={locale} view={view} />
      <SocialButtons
        providers={providers}
        returnTo={withNext(pathTo('signup'), next)}
        next={next}
        memory={memory}
        locale={locale}
      />
    </AccountFrame>
  );
}

type FinishProps = SignUpScreenProps & { newcomer: { email: string; provider: SocialProvider } };

function Finish({ locale, newcomer: { email, provider }, view }: FinishProps) {
  const { t } = useLingui();
  const name = PROVIDER_NAMES[provider];
  const { next } = view;
  return (
    <AccountFrame
      title={<Trans>Finish creating your account</Trans>}
      under={
        <Trans>
          {name} gave us <Isolated kind="email" value={email} /> as your email address. Add the few details that are
          missing to create your account.
        </Trans>
      }
    >
      <FinishForm locale={locale} view={view} />
      <NativeForm name="signup/not-me" locale={locale} returnTo={pathTo('signup')} label={t`This is not me`}>
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        <Button tone="quiet" size="small">
          <Trans>This is not me</Trans>
        </Button>
      </NativeForm>
    </AccountFrame>
  );
}
