import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Logo } from '#ds/components/logo/logo.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { AccountWords } from '#src/screens/shell/account-words.tsx';
import { CartLink } from '#src/screens/shell/cart-link.tsx';
import { LanguageSwitch } from '#src/screens/shell/language-switch.tsx';
import { MainNavigation } from '#src/screens/shell/main-navigation.tsx';
import { MobileMenu } from '#src/screens/shell/mobile-menu.tsx';
import { type Readiness, whenReady } from '#src/screens/shell/navigation.ts';
import { OfflineNote } from '#src/screens/shell/offline-note.tsx';
import type { Site, Visitor } from '#src/screens/shell/site.ts';
import { UserMenu } from '#src/screens/shell/user-menu.tsx';
import * as styles from '#src/screens/shell/shell.css';

export type TopBarProps = {
  locale: Locale;
  path: string;
  query: string;
  site: Site;
  visitor: Visitor;
  isReady?: Readiness | undefined;
  /** `giving`: the name and the language alone, where the person is paying; `staff`: those and the account. @default 'full' */
  shell?: 'full' | 'giving' | 'staff' | undefined;
  donateTab?: ReactNode;
};

export function TopBar(props: TopBarProps) {
  const { donateTab, isReady = whenReady, locale, path, query, shell = 'full', site, visitor } = props;
  const { t } = useLingui();
  const isFull = shell === 'full';
  return (
    <header className={styles.bar}>
      <OfflineNote />
      <div className={styles.barInner}>
        <a className={styles.home} href={hrefTo(locale, 'home')}>
          <Logo name={t`Sanad`} />
          <VisuallyHidden>
            <Trans>home page</Trans>
          </VisuallyHidden>
        </a>
        {isFull && <MainNavigation locale={locale} path={path} site={site} isReady={isReady} />}
        <div className={styles.actions}>
          <LanguageSwitch locale={locale} path={path} query={query} />
          {isFull && <CartLink href={hrefTo(locale, 'cart')} isLinked={isReady('cart')} />}
          {shell !== 'giving' && isReady('login') && <Account locale={locale} user={visitor.user} isReady={isReady} />}
          {isFull && (
            <MobileMenu
              locale={locale}
              path={path}
              site={site}
              isReady={isReady}
              isSignedIn={visitor.user !== undefined}
            />
          )}
        </div>
        {donateTab}
      </div>
    </header>
  );
}

/** The menu of whoever is signed in, on their own pages; elsewhere a link, which is the same for everybody. */
function Account({ isReady, locale, user }: { locale: Locale; user: Visitor['user']; isReady: Readiness }) {
  if (user) return <UserMenu locale={locale} user={user} isReady={isReady} />;
  return (
    <span className={styles.signIn}>
      <ButtonLink tone="outlined" size="small" href={hrefTo(locale, 'login')}>
        <AccountWords />
      </ButtonLink>
    </span>
  );
}
