import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { PROVIDER_NAMES } from '#src/domain/social-names.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { providerIcons } from '#src/screens/account/provider-icons.ts';
import { RefusedNote } from '#src/screens/account/refused-note.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import * as passkeyStyles from '#src/screens/account/passkey.css';
import * as styles from '#src/screens/account/social.css';

type SocialButtonsProps = {
  /** Those that are offered here; none draws nothing. */
  providers: readonly SocialProvider[];
  /** This page with its query, to which a refusal leads back. */
  returnTo: string;
  next: string | undefined;
  memory: FormState | undefined;
  locale: Locale;
};

/** The ways in by another account. Each is a form: no script of a third party stands on the page. */
export function SocialButtons({ locale, memory, next, providers, returnTo }: SocialButtonsProps) {
  const { t } = useLingui();
  if (providers.length === 0) return null;
  const refusal = memory?.form.startsWith('social/') ? memory.errors[0] : undefined;
  return (
    <div className={styles.social}>
      <p className={passkeyStyles.or}>
        <Trans>or continue with</Trans>
      </p>
      {refusal && <RefusedNote>{refusal.message}</RefusedNote>}
      <div className={styles.buttons}>
        {providers.map((provider) => {
          const name = PROVIDER_NAMES[provider];
          return (
            <NativeForm
              key={provider}
              name={`social/${provider}`}
              locale={locale}
              returnTo={returnTo}
              label={t`Continue with ${name}`}
            >
              {next !== undefined && <input type="hidden" name="next" value={next} />}
              <Button tone="outlined" isFullWidth>
                <Icon icon={providerIcons[provider]} />
                <bdi>{name}</bdi>
              </Button>
            </NativeForm>
          );
        })}
      </div>
    </div>
  );
}
