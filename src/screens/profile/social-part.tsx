import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { PROVIDER_NAMES } from '#src/domain/social-names.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { providerIcons } from '#src/screens/account/provider-icons.ts';
import { RefusedNote } from '#src/screens/account/refused-note.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { type ConnectedProvider, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

type SocialPartProps = { providers: readonly ConnectedProvider[]; memory: FormState | undefined; locale: Locale };

/** The accounts elsewhere that sign the person in: each is connected or disconnected by a form. */
export function SocialPart({ locale, memory, providers }: SocialPartProps) {
  if (providers.length === 0) return null;
  const refusal = memory?.form.startsWith('profile/social') ? memory.errors[0] : undefined;
  return (
    <section className={styles.form} id="profile-social" aria-labelledby="social-title">
      <h3 className={styles.subtitle} id="social-title">
        <Trans>Sign in with another service</Trans>
      </h3>
      {refusal && <RefusedNote>{refusal.message}</RefusedNote>}
      <ul className={styles.rows}>
        {providers.map((one) => (
          <Provider key={one.provider} one={one} locale={locale} />
        ))}
      </ul>
    </section>
  );
}

function Provider({ locale, one: { connectedAt, provider } }: { one: ConnectedProvider; locale: Locale }) {
  const { t } = useLingui();
  const name = PROVIDER_NAMES[provider];
  const isConnected = connectedAt !== null;
  return (
    <li className={styles.device}>
      <span className={styles.mark}>
        <Icon icon={providerIcons[provider]} />
      </span>
      <div className={styles.rowText}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.rowNote}>
          {isConnected ? (
            <Trans>
              Connected since <FormattedDate value={connectedAt} hasHijri={false} />
            </Trans>
          ) : (
            <Trans>Not connected</Trans>
          )}
        </span>
      </div>
      <NativeForm
        name={isConnected ? 'profile/social/disconnect' : 'profile/social'}
        id={`connect-${provider}`}
        locale={locale}
        returnTo={partPath('devices')}
        label={isConnected ? t`Disconnect ${name}` : t`Connect ${name}`}
      >
        <input type="hidden" name="provider" value={provider} />
        <Button tone="outlined" size="small">
          {isConnected ? <Trans>Disconnect</Trans> : <Trans>Connect</Trans>}
        </Button>
      </NativeForm>
    </li>
  );
}
