import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import '#ds/themes/global.css';
import '#ds/themes/theme.css';
import { Overlay } from '#ds/components/overlay/overlay.tsx';
import { Menus } from '#src/framework/menus.tsx';
import { requestNonce } from '#src/framework/nonce.ts';
import { requestPath, requestQuery } from '#src/framework/request.ts';
import { SoftLinks } from '#src/framework/soft-links.tsx';
import { directionOf, type Locale, splitLocale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/provider.tsx';
import { readSite, readVisitor } from '#src/pages/site.ts';
import { ConsentBanner } from '#src/screens/shell/consent-banner.tsx';
import { Footer } from '#src/screens/shell/footer.tsx';
import * as styles from '#src/screens/shell/shell.css';
import { TopBar } from '#src/screens/shell/top-bar.tsx';

/** The two weights that the first screen is set in, in the script of the page. */
const firstFonts = (locale: Locale) => [400, 600].map((weight) => `/fonts/ibm-plex-sans-arabic-${locale === 'ar' ? 'arabic' : 'latin'}-${weight}-normal.woff2`);

export async function SiteLayout({ children, locale }: { children: ReactNode; locale: Locale }) {
  const nonce = requestNonce();
  for (const href of firstFonts(locale)) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const { path } = splitLocale(requestPath());
  const query = requestQuery();
  const [site, visitor] = await Promise.all([readSite(), readVisitor()]);
  const frame = { locale, path, site, visitor };
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={visitor.theme === 'system' ? undefined : visitor.theme}>
      <head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="color-scheme" content="light dark" />
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <a className={styles.skip} href="#main"><Trans>Skip to the content</Trans></a>
          {site.isTestMode && <p className={styles.notice}><Trans>Test mode: no real money is moved.</Trans></p>}
          <TopBar {...frame} query={query} />
          <main className={styles.main} id="main" tabIndex={-1}>{children}</main>
          <Footer {...frame} newsletter={undefined} year={new Date().getFullYear()} />
          {process.env['PIXEL_ID'] && visitor.consent === undefined && <ConsentBanner locale={locale} path={path} />}
          <SoftLinks idle={<Overlay isShown={false} />} slow={<Overlay isShown />} />
          <Menus />
        </LocaleProvider>
      </body>
    </html>
  );
}
