import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { CopyButton } from '#ds/components/copy-field/copy-button.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { AccountGroup } from '#src/screens/bank-accounts/account-group.tsx';
import {
  bankCountries,
  type BankAccountsView,
  byPurpose,
  onlyHolder,
} from '#src/screens/bank-accounts/bank-accounts-view.ts';
import { CountryChoice } from '#src/screens/bank-accounts/country-choice.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/bank-accounts/bank-accounts.css';

/** A passbook: the purpose first, so that zakat is never mixed; then the number, its code, and a way to copy it. */
export function BankAccountsScreen({ locale, view }: { view: BankAccountsView; locale: Locale }) {
  const { t } = useLingui();
  const { accounts, contact, country } = view;
  const holder = onlyHolder(accounts);
  const countries = bankCountries(accounts);
  return (
    <Section>
      <Page>
        <header className={styles.head}>
          <Heading level={1} size="display">
            <Trans>Bank accounts</Trans>
          </Heading>
          {accounts.length > 0 && (
            <Text size="lead" tone="muted" measure="prose">
              {holder ? (
                <Trans>
                  All the accounts are held in the same legal name. If your bank shows another name, stop and contact us
                  before you pay.
                </Trans>
              ) : (
                <Trans>If your bank shows a different account holder, stop and contact us before you pay.</Trans>
              )}
            </Text>
          )}
        </header>
        {accounts.length === 0 ? (
          <EmptyState
            title={t`There are no bank accounts at the moment`}
            note={<Trans>You can donate by card. If you would rather make a transfer, contact us first.</Trans>}
            actions={
              <ButtonLink tone="tonal" href={hrefTo(locale, 'projects')}>
                <Trans>See the projects</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <Stack gap={0}>
            {holder && (
              <div className={styles.holder}>
                <Text as="span" tone="muted">
                  <Trans>Account holder</Trans>
                </Text>
                <strong className={styles.holderName}>
                  <Localized field={holder} locale={locale} />
                </strong>
                <CopyButton label={t`Account holder`} value={textIn(holder, locale)} />
              </div>
            )}
            {countries.length > 1 && <CountryChoice countries={countries} chosen={country} locale={locale} />}
            {byPurpose(view).map((group) => (
              <AccountGroup
                key={group.purpose}
                {...group}
                country={country}
                locale={locale}
                hasOwnHolders={holder === undefined}
              />
            ))}
            <div className={styles.foot}>
              <Banner tone="warning" title={<Trans>Do you want a receipt?</Trans>}>
                <Trans>
                  Start your donation here and choose bank transfer. You will get a reference, so that we can match your
                  transfer to your donation.
                </Trans>
              </Banner>
              <div className={styles.actions}>
                {contact && (
                  <a className={styles.phone} href={`tel:${contact.phoneNumber}`}>
                    <Isolated kind="phone" value={contact.phoneNumber} />
                  </a>
                )}
                <ButtonLink tone="tonal" href={hrefTo(locale, 'projects')}>
                  <Trans>Start a donation</Trans>
                </ButtonLink>
              </div>
            </div>
          </Stack>
        )}
      </Page>
    </Section>
  );
}
