import type { Locale } from '#src/i18n/locales.ts';
import { Hero } from '#src/screens/home/hero.tsx';
import { TrustSteps } from '#src/screens/home/trust-steps.tsx';
import { LanguageOffer } from '#src/screens/shell/language-offer.tsx';
import { type Readiness, whenReady } from '#src/screens/shell/navigation.ts';

export type HomeScreenProps = { locale: Locale; isReady?: Readiness | undefined };

export function HomeScreen({ isReady = whenReady, locale }: HomeScreenProps) {
  return (
    <>
      <LanguageOffer locale={locale} />
      <Hero locale={locale} isReady={isReady} />
      <TrustSteps />
    </>
  );
}
