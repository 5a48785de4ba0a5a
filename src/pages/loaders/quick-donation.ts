import { isInterval } from '#src/domain/subscription.ts';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readDialList } from '#src/pages/loaders/dial-list.ts';
import { readFormFlash, readSite } from '#src/pages/loaders/site.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { QuickDonationProps } from '#src/screens/quick-donation/quick-donation.tsx';
import { getServices } from '#src/server/services.ts';
import { readCurrency, readSuggestedAmounts } from '#src/server/settings/settings.service.ts';

/** What the quick donation shows: causes, sums, countries, what the last try left, and the interval that the address asks for. */
export async function readQuickDonation(locale: Locale, returnTo: string): Promise<QuickDonationProps> {
  const ctx = await getServices();
  const asked = new URLSearchParams(requestQuery()).get('donationFrequency') ?? '';
  const [site, dial, memory, amounts, currency] = await Promise.all([
    readSite(),
    readDialList(locale),
    readFormFlash(),
    readSuggestedAmounts(ctx),
    readCurrency(ctx),
  ]);
  return {
    locale,
    returnTo,
    categories: site.categories,
    ...dial,
    memory,
    amounts,
    currency,
    kafarat: site.programs.some(({ slug }) => slug === 'kafarat')
      ? hrefTo(locale, 'program', { type: 'kafarat' })
      : undefined,
    interval: isInterval(asked) ? asked : undefined,
  };
}
