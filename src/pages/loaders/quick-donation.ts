import { isInterval } from '#src/domain/subscription.ts';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readDialCountries, readFormFlash, readSite } from '#src/pages/loaders/site.ts';
import { dialCodesPath } from '#src/routes/dial-codes-path.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { QuickDonationProps } from '#src/screens/quick-donation/quick-donation.tsx';
import { getServices } from '#src/server/services.ts';
import { readCurrency, readSuggestedAmounts } from '#src/server/settings/settings.service.ts';

/** Where most donors and most of their kin live; every other country comes when the field is touched, and stands on the checkout. */
const LIKELY = new Set(['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'JO', 'EG', 'TR', 'GB', 'DE', 'US']);

/** What the quick donation shows: causes, sums, countries, what the last try left, and the interval that the address asks for. */
export async function readQuickDonation(locale: Locale, returnTo: string): Promise<QuickDonationProps> {
  const ctx = await getServices();
  const asked = new URLSearchParams(requestQuery()).get('donationFrequency') ?? '';
  const [site, countries, memory, amounts, currency] = await Promise.all([
    readSite(),
    readDialCountries(locale),
    readFormFlash(),
    readSuggestedAmounts(ctx),
    readCurrency(ctx),
  ]);
  return {
    locale,
    returnTo,
    categories: site.categories,
    countries: countries.filter(({ code }) => LIKELY.has(code)),
    countriesFrom: dialCodesPath(locale),
    memory,
    amounts,
    currency,
    kafarat: site.programs.some(({ slug }) => slug === 'kafarat')
      ? hrefTo(locale, 'program', { type: 'kafarat' })
      : undefined,
    interval: isInterval(asked) ? asked : undefined,
  };
}
