import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { headScript } from 'virtual:head-script';
import '#ds/themes/global.css';
import '#ds/themes/theme.css';
import { Overlay } from '#ds/components/overlay/overlay.tsx';
import { SoftLinks } from '#src/framework/link-listener.tsx';
import { requestPath, requestQuery } from '#src/framework/request.ts';
import { directionOf, type Locale, splitLocale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/provider.tsx';
import { DonatePanel, HERO_PANEL } from '#src/pages/giving/donate-panel.tsx';
import { readPerson, shownUser } from '#src/pages/loaders/session.ts';
import { readFormFlash, readSite, readVisitor, thisYear } from '#src/pages/loaders/site.ts';
import { manifestPath } from '#src/routes/icon-paths.ts';
import { routeAt, routeOf } from '#src/routes/routes.ts';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { DonateTab } from '#src/screens/quick-donation/donate-tab.tsx';
import { AddedNotice } from '#src/screens/shell/added-notice.tsx';
import { CartAlert } from '#src/screens/shell/cart-alert.tsx';
import { ConsentBanner } from '#src/screens/shell/consent-banner.tsx';
import { documentAttributes } from '#src/screens/shell/document-attributes.ts';
import { Footer } from '#src/screens/shell/footer.tsx';
import { StateProvider } from '#src/screens/shell/state-provider.tsx';
import { TestNotice } from '#src/screens/shell/test-notice.tsx';
import { ToldNotice } from '#src/screens/shell/told-notice.tsx';
import { TopBar } from '#src/screens/shell/top-bar.tsx';
import { hidden } from '#ds/layout/layout.css';
import * as styles from '#src/screens/shell/shell.css';

/** The two weights that the first screen is set in, in the script of the page. */
const firstFonts = (locale: Locale) =>
  [400, 600].map(
    (weight) => `/fonts/ibm-plex-sans-arabic-${locale === 'ar' ? 'arabic' : 'latin'}-${weight}-normal.woff2`,
  );

export default async function SiteLayout({ children, locale }: { children: ReactNode; locale: Locale }) {
  for (const href of firstFonts(locale)) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const { path } = splitLocale(requestPath());
  const query = requestQuery();
  const route = routeAt(path);
  const [site, kept, person] = await Promise.all([readSite(), readFormFlash(), readPerson()]);
  const visitor = { ...readVisitor(), user: shownUser(person) };
  const frame = { locale, path, site, visitor };
  const isHome = route === 'home';
  // Where the person is paying already, or works, nothing asks for a donation.
  const shell = route === undefined ? 'full' : (routeOf(route).shell ?? 'full');
  const asks = route !== undefined && shell === 'full';
  const newsletter = formStateOf(kept, 'newsletter');
  const added =
    kept?.form.startsWith('cart/add') || kept?.form === 'cart/quick-donation' ? kept.done?.message : undefined;
  return (
    <html lang={locale} dir={directionOf(locale)} {...documentAttributes(visitor)} suppressHydrationWarning>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- constant, from our own file, and allowed by its hash alone */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(locale)} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfbf8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1412" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <StateProvider cartCount={visitor.cartCount} added={added}>
            <a className={styles.skip} href="#main">
              <Trans>Skip to main content</Trans>
            </a>
            {site.isTestMode && <TestNotice />}
            <TopBar
              {...frame}
              query={query}
              shell={shell}
              donateTab={
                asks &&
                (isHome ? (
                  <span className={styles.stackedOnly}>
                    <DonateTab target={HERO_PANEL} />
                  </span>
                ) : (
                  <DonateTab />
                ))
              }
            />
            <main className={styles.main} id="main" tabIndex={-1}>
              {added !== undefined && route !== 'cart' && (
                <noscript>
                  <AddedNotice added={added} locale={locale} />
                </noscript>
              )}
              {children}
            </main>
            <Footer
              {...frame}
              shell={shell}
              year={thisYear()}
              newsletter={{
                isDone: newsletter.done !== undefined,
                email: newsletter.typed('email'),
                error: newsletter.error('email', ''),
              }}
            />
            {asks && <DonatePanel locale={locale} path={path} isHome={isHome} kept={kept} />}
            {person && (
              <span
                data-person={route !== undefined && routeOf(route).access !== undefined ? 'guarded' : 'named'}
                data-hydrates=""
                hidden
              />
            )}
            <ToldNotice left={kept} />
            {asks && <CartAlert locale={locale} />}
            {site.isMeasured && visitor.consent === undefined && <ConsentBanner locale={locale} path={path} />}
            <SoftLinks className={hidden} idle={<Overlay isShown={false} />} slow={<Overlay isShown />} />
          </StateProvider>
        </LocaleProvider>
      </body>
    </html>
  );
}
