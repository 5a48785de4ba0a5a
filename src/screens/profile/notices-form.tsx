import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { NOTICE_KINDS } from '#src/domain/notice.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { noticeWords } from '#src/screens/profile/notice-words.ts';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

/** Which emails the person gets. Those that somebody relies on are named and have no box. */
export function NoticesForm({ locale, view }: { locale: Locale; view: PartOf<'settings'> }) {
  const { i18n, t } = useLingui();
  const { profile, settings } = view;
  return (
    <section className={styles.settings} aria-labelledby="notices-title">
      <h3 className={styles.subtitle} id="notices-title">
        <Trans>Emails you get</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>
          You will always get receipts, verification codes, and emails about bank details, declined cards, refunds and
          changes to your account.
        </Trans>
      </p>
      {profile.isEmailVerified ? (
        <EnhancedForm name="profile/notices" locale={locale} returnTo={partPath('settings')} label={t`Emails you get`}>
          <div className={styles.form}>
            {NOTICE_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                name={kind}
                label={i18n._(noticeWords[kind])}
                defaultChecked={settings.notices[kind]}
              />
            ))}
            <div>
              <Button tone="outlined">
                <Trans>Save</Trans>
              </Button>
            </div>
          </div>
        </EnhancedForm>
      ) : (
        <p>
          <Trans>Confirm your email address to choose which emails you get.</Trans>{' '}
          <a className={styles.rowLink} href={localePath(locale, partPath('details'))}>
            <Trans>Confirm the address</Trans>
          </a>
        </p>
      )}
    </section>
  );
}
