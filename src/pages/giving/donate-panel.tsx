import type { Locale } from '#src/i18n/locales.ts';
import { readQuickDonation } from '#src/pages/loaders/quick-donation.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { DonateDrawer } from '#src/screens/quick-donation/donate-drawer.tsx';
import { OpenOnLoad } from '#src/screens/quick-donation/open-on-load.tsx';
import { QuickDonation } from '#src/screens/quick-donation/quick-donation.tsx';

/** Where the tab leads on the home page: there the panel stands in the hero already. */
export const HERO_PANEL = 'quick-title';

/** What the tab on the left edge opens. */
export async function DonatePanel({
  isHome,
  kept,
  locale,
  path,
}: {
  locale: Locale;
  path: string;
  isHome: boolean;
  kept: FormState | undefined;
}) {
  if (isHome) return <OpenOnLoad panel={HERO_PANEL} />;
  const panel = await readQuickDonation(locale, path);
  return (
    <DonateDrawer
      isOpenAtFirst={panel.interval !== undefined || (kept?.form === 'cart/quick-donation' && kept.errors.length > 0)}
    >
      <QuickDonation {...panel} />
    </DonateDrawer>
  );
}
