import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { headScript } from 'virtual:head-script';
import '#ds/themes/global.css';
import '#ds/themes/theme.css';
import { Overlay } from '#ds/components/overlay/overlay.tsx';
import { hidden } from '#ds/layout/layout.css';
import { requestPath, requestQuery } from '#src/framework/request.ts';
import { SoftLinks } from '#src/framework/soft-links.tsx';
import { directionOf, type Locale, splitLocale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/provider.tsx';
import { DonatePanel, HERO_PANEL } from '#src/pages/donate-panel.tsx';
import { readKeptForm, readSite, readVisitor, thisYear } from '#src/pages/site.ts';
import { routeAt } from '#src/routes.ts';
import { memoryOf } from '#src/screens/form/form-memory.ts';
import { DonateTab } from '#src/screens/quick-donation/donate-tab.tsx';
import { CartAlert } from '#src/screens/shell/cart-alert.tsx';
import { documentAttributes } from '#src/screens/shell/document-attributes.ts';
import { ConsentBanner } from '#src/screens/shell/consent-banner.tsx';
import { Footer } from '#src/screens/shell/footer.tsx';
import { Notices } from '#src/screens/shell/notices.tsx';
import * as styles from '#src/screens/shell/shell.css';
import { StateProvider } from '#src/screens/shell/state-provider.tsx';
import { TopBar } from '#src/screens/shell/top-bar.tsx';

/** The two weights that the first screen is set in, in the script of the page. */
const firstFonts = (locale: Locale) => [400, 600].map((weight) => `/fonts/ibm-plex-sans-arabic-${locale === 'ar' ? 'arabic' : 'latin'}-${weight}-normal.woff2`);

/** Where the person is giving already, or at no page of ours, nothing else asks for a gift. */
const GIVING = new Set(['cart', 'checkout', 'thankYou']);

export default async function SiteLayout({ children, locale }: { children: ReactNode; locale: Locale }) {
  for (const href of firstFonts(locale)) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const { path } = splitLocale(requestPath());
  const query = requestQuery();
  const route = routeAt(path);
  const [site, kept] = await Promise.all([readSite(), readKeptForm()]);
  const visitor = readVisitor();
  const frame = { locale, path, site, visitor };
  const isHome = route === 'home';
  const asks = route !== undefined && !GIVING.has(route);
  const newsletter = memoryOf(kept, 'newsletter');
  const added = kept?.form === 'cart/add' || kept?.form === 'cart/quick-donation' ? kept.done?.message : undefined;
  return (
    <html lang={locale} dir={directionOf(locale)} {...documentAttributes(visitor)} suppressHydrationWarning>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- constant, from our own file, and allowed by its hash alone */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <StateProvider cartCount={visitor.cartCount} added={added}>
            <a className={styles.skip} href="#main"><Trans>Skip to the content</Trans></a>
            <TopBar {...frame} query={query} notices={<Notices isTestMode={site.isTestMode} />} donateTab={asks && <DonateTab target={isHome ? HERO_PANEL : undefined} />} />
            <main className={styles.main} id="main" tabIndex={-1}>{children}</main>
            <Footer
              {...frame} year={thisYear()}
              newsletter={{ isDone: newsletter.done !== undefined, email: newsletter.typed('email'), error: newsletter.error('email', '') }}
            />
            {asks && <DonatePanel locale={locale} path={path} isHome={isHome} kept={kept} />}
            {asks && <CartAlert locale={locale} />}
            {process.env['PIXEL_ID'] && visitor.consent === undefined && <ConsentBanner locale={locale} path={path} />}
            <SoftLinks className={hidden} idle={<Overlay isShown={false} />} slow={<Overlay isShown />} />
          </StateProvider>
        </LocaleProvider>
      </body>
    </html>
  );
}
