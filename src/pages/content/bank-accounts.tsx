import { msg } from '@lingui/core/macro';
import { bankCountry } from '#src/domain/bank-account.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { BankAccountsScreen } from '#src/screens/bank-accounts/bank-accounts-screen.tsx';
import { listBankAccounts } from '#src/server/bank-accounts/bank-accounts.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function BankAccountsPage({ locale }: { locale: Locale }) {
  const [accounts, site] = await Promise.all([getServices().then(listBankAccounts), readSite()]);
  const asked = new URLSearchParams(requestQuery()).get('country');
  // A country without an account is no choice of this page.
  const country = accounts.map(bankCountry).find((code) => code === asked);
  tagPage('site');
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Bank accounts`}
        description={msg`The charity’s bank accounts for zakat, donations and endowments, to copy or to scan.`}
      />
      <BreadcrumbData locale={locale} route="bankAccounts" name={msg`Bank accounts`} />
      <BankAccountsScreen locale={locale} view={{ accounts, country, contact: site.contact }} />
    </>
  );
}
