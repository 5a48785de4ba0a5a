import { useLingui } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { AboutView } from '#src/screens/about/about-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/about/about.css';

/** People by office: a name, a duty, and what that duty may not do. */
export function OfficeList({ locale, offices }: { offices: AboutView['offices']; locale: Locale }) {
  const { t } = useLingui();
  const names = { review: t`Review team`, sharia: t`Sharia committee`, finance: t`Finance`, board: t`Board` };
  return (
    <div className={styles.offices}>
      {offices.map(({ holders, office }) => (
        <div key={office} className={styles.office}>
          <Heading level={3}>{names[office]}</Heading>
          <ul className={styles.holders}>
            {holders.map(({ duty, id, name }) => (
              <li key={id}>
                <strong className={styles.holder}>
                  <Localized field={name} locale={locale} />
                </strong>
                <p className={styles.muted}>
                  <Localized field={duty} locale={locale} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
