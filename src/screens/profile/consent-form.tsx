import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

/** What the person agreed to. Withdrawing is as easy as agreeing. */
export function ConsentForm({ locale, view }: { locale: Locale; view: PartOf<'settings'> }) {
  const { t } = useLingui();
  const { measuring, profile, settings } = view;
  const { newsletter } = settings;
  if (measuring === undefined && !profile.isEmailVerified) return null;
  return (
    <section className={styles.settings} aria-labelledby="consent-title">
      <h3 className={styles.subtitle} id="consent-title">
        <Trans>What you agreed to</Trans>
      </h3>
      <EnhancedForm
        name="profile/consent"
        locale={locale}
        returnTo={partPath('settings')}
        label={t`What you agreed to`}
      >
        <div className={styles.form}>
          {measuring !== undefined && (
            <>
              <input type="hidden" name="hasMeasuring" value="1" />
              <Checkbox
                name="measuring"
                label={t`An analytics service may count my donations, with their amounts and currencies`}
                hint={t`On this device only.`}
                defaultChecked={measuring === 'given'}
              />
            </>
          )}
          {profile.isEmailVerified && (
            <Checkbox
              name="newsletter"
              label={t`I want the newsletter, once a month`}
              hint={
                newsletter === 'pending'
                  ? t`You asked for the newsletter but have not opened the link in our email yet. Save this form to confirm your subscription here.`
                  : undefined
              }
              defaultChecked={newsletter !== 'none'}
            />
          )}
          <div>
            <Button tone="outlined">
              <Trans>Save</Trans>
            </Button>
          </div>
        </div>
      </EnhancedForm>
    </section>
  );
}
