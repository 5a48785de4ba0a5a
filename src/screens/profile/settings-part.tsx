import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { languageName, type Locale, locales } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { ConsentForm } from '#src/screens/profile/consent-form.tsx';
import { NoticesForm } from '#src/screens/profile/notices-form.tsx';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

/** How the site speaks and writes to the person, and what they agreed to: a form each, so that one change sends no other. */
export function SettingsPart({ locale, view }: { locale: Locale; view: PartOf<'settings'> }) {
  const { t } = useLingui();
  const { digits, locale: language } = view.settings;
  return (
    <>
      <PartHead title={<Trans>Settings</Trans>} view={view} />
      <section className={styles.settings} aria-labelledby="reading-title">
        <h3 className={styles.subtitle} id="reading-title">
          <Trans>Language and digits</Trans>
        </h3>
        <EnhancedForm
          name="profile/reading"
          locale={locale}
          returnTo={partPath('settings')}
          label={t`Language and digits`}
        >
          <div className={styles.form}>
            <Select
              name="language"
              label={t`Email language`}
              options={locales.map((one) => ({ value: one, label: languageName[one] }))}
              defaultValue={language}
            />
            <div className={styles.latinDigits}>
              <RadioCards
                name="digits"
                label={t`Digits on Arabic pages`}
                options={[
                  { value: 'latn', label: '1234567890' },
                  { value: 'arab', label: '١٢٣٤٥٦٧٨٩٠' },
                ]}
                defaultValue={digits}
              />
            </div>
            <div>
              <Button tone="outlined">
                <Trans>Save</Trans>
              </Button>
            </div>
          </div>
        </EnhancedForm>
      </section>
      <ConsentForm locale={locale} view={view} />
      <NoticesForm locale={locale} view={view} />
    </>
  );
}
