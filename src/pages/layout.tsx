import type { ReactNode } from 'react';
import '#ds/themes/theme.css';
import { requestNonce } from '#src/framework/nonce.ts';
import { directionOf, type Locale, localePath, locales } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/provider.tsx';

export function SiteLayout({ children, locale }: { children: ReactNode; locale: Locale }) {
  const nonce = requestNonce();
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <nav>{locales.map((l) => <a key={l} href={localePath(l, '/')} hrefLang={l} lang={l}>{l} </a>)}</nav>
          <main>{children}</main>
        </LocaleProvider>
      </body>
    </html>
  );
}
