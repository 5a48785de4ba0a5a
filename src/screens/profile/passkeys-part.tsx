import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { device as deviceIcon } from '#ds/icons/icons.ts';
import type { PasskeyView } from '#src/contracts/accounts.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { PasskeyButton } from '#src/screens/account/passkey-button.tsx';
import { usePasskeyWords } from '#src/screens/account/use-passkey-words.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

/** The passkeys of an account: each can be removed, and one is added by the device that it is on. */
export function PasskeysPart({ locale, passkeys }: { locale: Locale; passkeys: readonly PasskeyView[] }) {
  const words = usePasskeyWords('add');
  return (
    <section className={styles.form} aria-labelledby="passkeys-title">
      <h3 className={styles.subtitle} id="passkeys-title">
        <Trans>Passkeys</Trans>
      </h3>
      <p>
        <Trans>Sign in with your fingerprint, your face or your device’s PIN, without a password.</Trans>
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} locale={locale} />
          ))}
        </ul>
      )}
      <PasskeyButton act="add" locale={locale} next={localePath(locale, partPath('devices'))} words={words} />
    </section>
  );
}

function Passkey({ locale, passkey: { createdAt, device, id, lastUsedAt } }: { passkey: PasskeyView; locale: Locale }) {
  const { t } = useLingui();
  const name = device || t`Unknown device`;
  return (
    <li className={styles.device}>
      <span className={styles.mark}>
        <Icon icon={deviceIcon} />
      </span>
      <div className={styles.rowText}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.rowNote}>
          {lastUsedAt === null ? (
            <Trans>
              Added on <FormattedDate value={createdAt} format="time" hasHijri={false} />
            </Trans>
          ) : (
            <Trans>
              Last used on <FormattedDate value={lastUsedAt} format="time" hasHijri={false} />
            </Trans>
          )}
        </span>
      </div>
      <NativeForm
        name="passkeys/remove"
        id={`remove-${id}`}
        locale={locale}
        returnTo={partPath('devices')}
        label={t`Remove the passkey: ${name}`}
      >
        <input type="hidden" name="id" value={id} />
        <Button tone="outlined" size="small">
          <Trans>Remove</Trans>
        </Button>
      </NativeForm>
    </li>
  );
}
