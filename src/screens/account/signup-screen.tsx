import { Trans, useLingui } from '@lingui/react/macro';
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
import { SignUpForm } from '#src/screens/account/signup-form.tsx';
import { SocialButtons } from '#src/screens/account/social-buttons.tsx';
import { Steps } from '#src/screens/account/steps.tsx';
import * as styles from '#src/screens/account/account.css';

type SignUpScreenProps = {
  locale: Locale;
  view: EntranceView & { offer: SignUpOffer; isCodeStep: boolean; known?: KnownDonor | undefined };
};

/** Making an account: first what it holds, then the code that was sent to its email. */
export function SignUpScreen({ locale, view }: SignUpScreenProps) {
  const { t } = useLingui();
  const { isCodeStep, memory, next, providers = [] } = view;
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
          <Trans>Do you have an account?</Trans>{' '}
          <a className={styles.headLink} href={localePath(locale, withNext(pathTo('login'), next))}>
            <Trans>Sign in</Trans>
          </a>
        </>
      }
    >
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
