import { Trans, useLingui } from '@lingui/react/macro';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import * as styles from '#src/screens/bank-accounts/bank-accounts.css';

type CountryChoiceProps = { countries: readonly string[]; chosen: string | undefined; locale: Locale };

/** Where the donor banks, as links: a transfer within a country costs least. The page stays the same for everybody. */
export function CountryChoice({ chosen, countries, locale }: CountryChoiceProps) {
  const { t } = useLingui();
  const base = hrefTo(locale, 'bankAccounts');
  return (
    <nav className={styles.choice} aria-label={t`Your bank’s country`}>
      <span className={styles.choiceLabel} aria-hidden>
        <Trans>Your bank’s country</Trans>
      </span>
      <ul className={styles.countries}>
        <li>
          <a className={styles.country} href={base} aria-current={chosen === undefined}>
            <Trans>All countries</Trans>
          </a>
        </li>
        {countries.map((code) => (
          <li key={code}>
            <a className={styles.country} href={`${base}?country=${code}`} aria-current={chosen === code}>
              {countryName(code, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
