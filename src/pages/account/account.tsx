import { requestPath } from '#src/framework/request.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import EntrancePage from '#src/pages/account/entrance.tsx';
import ProfilePage from '#src/pages/account/profile.tsx';
import SecondFactorPage from '#src/pages/account/second-factor.tsx';
import { routeAt } from '#src/routes/routes.ts';

/** The ways in and the profile, by the address: they share forms, and so a stylesheet. */
export default function AccountPage({ locale }: { locale: Locale }) {
  switch (routeAt(splitLocale(requestPath()).path)) {
    case 'profile':
      return <ProfilePage locale={locale} />;
    case 'secondFactor':
      return <SecondFactorPage locale={locale} />;
    default:
      return <EntrancePage locale={locale} />;
  }
}
