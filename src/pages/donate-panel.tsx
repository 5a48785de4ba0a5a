import type { Locale } from '#src/i18n/locales.ts';
import { readQuickDonation } from '#src/pages/quick-donation.ts';
import type { FormMemory } from '#src/screens/form/form-memory.ts';
import { DonateTab } from '#src/screens/quick-donation/donate-tab.tsx';
import { DonateTabLink } from '#src/screens/quick-donation/donate-tab-link.tsx';
import { QuickDonation } from '#src/screens/quick-donation/quick-donation.tsx';

/** The tab on the left edge. On the home page the panel stands in the hero already: there the tab leads to it. */
export async function DonatePanel({ isHome, kept, locale, path }: { locale: Locale; path: string; isHome: boolean; kept: FormMemory | undefined }) {
  if (isHome) return <DonateTabLink target="quick-title" />;
  const panel = await readQuickDonation(locale, path);
  return <DonateTab isOpenAtFirst={panel.interval !== undefined || (kept?.form === 'cart/quick-donation' && kept.errors.length > 0)}><QuickDonation {...panel} /></DonateTab>;
}
