import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { device as deviceIcon, success } from '#ds/icons/icons.ts';
import type { SessionView } from '#src/contracts/accounts.ts';
import { isStaff } from '#src/domain/permissions.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { FirstPassword } from '#src/screens/profile/first-password.tsx';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { PasskeysPart } from '#src/screens/profile/passkeys-part.tsx';
import { PasswordChange } from '#src/screens/profile/password-change.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import { SocialPart } from '#src/screens/profile/social-part.tsx';
import * as styles from '#src/screens/profile/profile.css';

const SIGN_OUT = 'profile/sign-out';

/** Where the account is signed in; each device can be signed out, and all but this one at once. Then the password. */
export function DevicesPart({ locale, view }: { locale: Locale; view: PartOf<'devices'> }) {
  const { t } = useLingui();
  const { memory, sessions } = view;
  return (
    <>
      <PartHead
        title={<Trans>Devices and password</Trans>}
        view={view}
        action={
          sessions.length > 1 && (
            <NativeForm
              name={SIGN_OUT}
              id="sign-out-others"
              locale={locale}
              returnTo={partPath('devices')}
              label={t`Sign out everywhere else`}
            >
              <Button tone="outlined">
                <Trans>Sign out everywhere else</Trans>
              </Button>
            </NativeForm>
          )
        }
      />
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} locale={locale} />
        ))}
      </ul>
      {isStaff(view.profile.roles) && (
        <section className={styles.form} aria-labelledby="second-factor-title">
          <h3 className={styles.subtitle} id="second-factor-title">
            <Trans>Authenticator app</Trans>
          </h3>
          <p>
            <Trans>Besides your password, you need an authenticator app before you can work here.</Trans>
          </p>
          <div>
            <ButtonLink tone="outlined" href={hrefTo(locale, 'secondFactor')}>
              <Trans>Set up or confirm the app</Trans>
            </ButtonLink>
          </div>
        </section>
      )}
      <PasskeysPart locale={locale} passkeys={view.passkeys} />
      <SocialPart providers={view.providers} memory={memory} locale={locale} />
      {view.hasPassword ? (
        <PasswordChange memory={memory} locale={locale} username={view.profile.username} />
      ) : (
        <FirstPassword memory={memory} locale={locale} username={view.profile.username} />
      )}
    </>
  );
}

function Device({ locale, session: { device, id, isCurrent, lastUsedAt } }: { session: SessionView; locale: Locale }) {
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
          <Trans>
            Last used on <FormattedDate value={lastUsedAt} format="time" hasHijri={false} />
          </Trans>
        </span>
      </div>
      {isCurrent ? (
        <Tag tone="success" icon={success}>
          <Trans>This device</Trans>
        </Tag>
      ) : (
        <NativeForm
          name={SIGN_OUT}
          id={`sign-out-${id}`}
          locale={locale}
          returnTo={partPath('devices')}
          label={t`Sign out: ${name}`}
        >
          <input type="hidden" name="id" value={id} />
          <Button tone="outlined" size="small">
            <Trans>Sign out</Trans>
          </Button>
        </NativeForm>
      )}
    </li>
  );
}
