import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';

export default function HomePage({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Sanad: be the one they lean on`}</title>
      <meta name="description" content={t`Give to vetted orphan-care institutions, relief, debtors' cases, zakat and endowments, and see what your gift became.`} />
      <HomeScreen locale={locale} />
    </>
  );
}
