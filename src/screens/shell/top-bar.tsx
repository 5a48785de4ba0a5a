import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Logo } from '#ds/components/logo/logo.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes.ts';
import { CartLink } from '#src/screens/shell/cart-link.tsx';
import { LanguageSwitch } from '#src/screens/shell/language-switch.tsx';
import { MainNavigation } from '#src/screens/shell/main-navigation.tsx';
import { MobileMenu } from '#src/screens/shell/mobile-menu.tsx';
import { type Readiness, whenReady } from '#src/screens/shell/navigation.ts';
import * as styles from '#src/screens/shell/shell.css';
import type { Site, Visitor } from '#src/screens/shell/site.ts';
import { UserMenu } from '#src/screens/shell/user-menu.tsx';

export type TopBarProps = { locale: Locale; path: string; query: string; site: Site; visitor: Visitor; isReady?: Readiness | undefined; /** Stand above the bar, in the same landmark. */ notices?: ReactNode; donateTab?: ReactNode };

export function TopBar({ donateTab, isReady = whenReady, locale, notices, path, query, site, visitor }: TopBarProps) {
  const { t } = useLingui();
  const login = localePath(locale, pathTo('login'));
  return (
    <header className={styles.bar}>
      {notices}
      <div className={styles.barInner}>
        <a className={styles.home} href={localePath(locale, pathTo('home'))}><Logo name={t`Sanad`} /><VisuallyHidden><Trans>home page</Trans></VisuallyHidden></a>
        <MainNavigation locale={locale} path={path} site={site} isReady={isReady} />
        <div className={styles.actions}>
          <LanguageSwitch locale={locale} path={path} query={query} />
          <CartLink href={localePath(locale, pathTo('cart'))} isLinked={isReady('cart')} />
          {visitor.user
            ? <UserMenu locale={locale} user={visitor.user} isReady={isReady} />
            : isReady('login') && <span className={styles.signIn}><ButtonLink tone="outlined" size="small" href={login}><Trans>Sign in</Trans></ButtonLink></span>}
          <MobileMenu locale={locale} path={path} site={site} isReady={isReady} isSignedIn={visitor.user !== undefined} />
        </div>
        {donateTab}
      </div>
    </header>
  );
}
