import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ds/components/copy-field/copy-button.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Qr } from '#ds/components/qr/qr.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { BankAccount } from '#src/contracts/site.ts';
import { type AccountPurpose, bankCountry } from '#src/domain/bank-account.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/bank-accounts/bank-accounts.css';

type AccountGroupProps = {
  purpose: AccountPurpose;
  accounts: readonly BankAccount[];
  country: string | undefined;
  locale: Locale;
  /** Whether each account names its holder. */
  hasOwnHolders: boolean;
};

/** The accounts of one purpose. Where the donor's country has none, the page says so and shows the others. */
export function AccountGroup({ accounts, country, hasOwnHolders, locale, purpose }: AccountGroupProps) {
  const { t } = useLingui();
  const words = {
    zakat: { title: t`Zakat`, note: t`Kept separate, and spent only on those who may receive zakat.` },
    donations: { title: t`Donations`, note: t`Projects, relief, sponsorship and sacrifices.` },
    endowments: { title: t`Endowments`, note: t`The capital is kept, and what it earns goes to the cause.` },
  }[purpose];
  const place = country && countryName(country, locale);
  const isElsewhere = country !== undefined && accounts.every((account) => bankCountry(account) !== country);
  return (
    <section className={styles.group} aria-labelledby={`accounts-${purpose}`}>
      <div className={styles.purpose}>
        <h2 id={`accounts-${purpose}`} className={styles.purposeTitle}>
          <span className={styles.marks[purpose]} aria-hidden />
          {words.title}
        </h2>
        <Text tone="muted">{words.note}</Text>
      </div>
      <div>
        {isElsewhere && (
          <p className={styles.elsewhere}>
            <Trans>
              We have no account in {place} for this purpose. You can transfer from your bank to one of the accounts
              below.
            </Trans>
          </p>
        )}
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <Account
              key={account.id}
              account={account}
              locale={locale}
              purposeName={words.title}
              hasOwnHolder={hasOwnHolders}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type AccountProps = { account: BankAccount; locale: Locale; purposeName: string; hasOwnHolder: boolean };

function Account({ account, hasOwnHolder, locale, purposeName }: AccountProps) {
  const { t } = useLingui();
  const bank = textIn(account.bankName, locale);
  const country = countryName(bankCountry(account), locale);
  return (
    <li className={styles.account}>
      <div className={styles.numbers}>
        <Heading level={3}>
          <Localized field={account.bankName} locale={locale} />
          <span className={styles.place}>{country}</span>
        </Heading>
        <div className={styles.ibanLine}>
          <span className={styles.iban}>
            <Isolated kind="iban" value={account.iban} />
          </span>
          <CopyButton label={t`IBAN`} copyLabel={t`Copy the IBAN: ${purposeName}, ${bank}`} value={account.iban} />
        </div>
        <dl className={styles.details}>
          {hasOwnHolder && (
            <div>
              <dt>
                <Trans>Account holder</Trans>
              </dt>
              <dd>
                <Localized field={account.accountHolder} locale={locale} />
              </dd>
            </div>
          )}
          <div>
            <dt>
              <Trans>Account number</Trans>
            </dt>
            <dd>
              <Isolated kind="reference" value={account.accountNumber} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>SWIFT code</Trans>
            </dt>
            <dd>
              <Isolated kind="reference" value={account.swiftCode} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Currency</Trans>
            </dt>
            <dd>
              <Isolated kind="reference" value={account.currency} />
            </dd>
          </div>
        </dl>
      </div>
      <figure className={styles.code}>
        <Qr value={account.iban} label={t`QR code for the IBAN: ${purposeName}, ${bank}`} />
        <figcaption className={styles.caption}>
          <Trans>Scan to copy the IBAN to your phone.</Trans>
        </figcaption>
      </figure>
    </li>
  );
}
