import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { MenuLink } from '#ds/components/menu/menu-entry.tsx';
import { Sheet } from '#ds/components/sheet/sheet.tsx';
import { menu } from '#ds/icons/icons.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo, type RouteName } from '#src/routes/routes.ts';
import { AccountWords } from '#src/screens/shell/account-words.tsx';
import { CampaignEntries, ProgramEntries } from '#src/screens/shell/menu-entries.tsx';
import { type Readiness, soleSurvivorPath } from '#src/screens/shell/navigation.ts';
import type { Site } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/shell/shell.css';

type MobileMenuProps = { locale: Locale; path: string; site: Site; isReady: Readiness; isSignedIn: boolean };

/** The same entries on a phone. A native popover: it opens without script, Escape closes it, focus goes back by itself. */
export function MobileMenu({ isReady, isSignedIn, locale, path, site }: MobileMenuProps) {
  const { t } = useLingui();
  const first = soleSurvivorPath(site);
  const link = (name: RouteName, target: string, words: ReactNode) =>
    isReady(name) && (
      <li>
        <MenuLink href={localePath(locale, target)} current={path === target ? 'page' : undefined}>
          {words}
        </MenuLink>
      </li>
    );
  return (
    <>
      <span className={styles.menuButton}>
        <IconButton icon={menu} iconSize="large" label={t`Menu`} opens="site-menu" />
      </span>
      <Sheet id="site-menu" as="nav" title={t`Menu`} isTitleHidden closeLabel={t`Close the menu`}>
        <div>
          <ul className={styles.sheetList}>
            {link('home', pathTo('home'), t`Home`)}
            {site.programs.length > 0 && link(first.name, first.path, t`Sole survivor`)}
            {link('zakat', pathTo('zakat'), t`Zakat`)}
            {link('stockPurge', pathTo('stockPurge'), t`Stock purification`)}
          </ul>
          {isReady('program') && site.programs.length > 0 && (
            <h2 className={styles.sheetTitle}>
              <Trans>Programs</Trans>
            </h2>
          )}
          {isReady('program') && (
            <ul className={styles.sheetList}>
              <ProgramEntries locale={locale} path={path} site={site} />
            </ul>
          )}
          {isReady('projects') && site.categories.length > 0 && (
            <h2 className={styles.sheetTitle}>
              <Trans>Campaigns</Trans>
            </h2>
          )}
          {isReady('projects') && (
            <ul className={styles.sheetList}>
              <CampaignEntries
                locale={locale}
                path={path}
                site={site}
                sacrifices={isReady('sacrifices') ? t`Qurbani and aqiqah` : undefined}
              />
            </ul>
          )}
          <ul className={styles.sheetList}>
            {link('about', pathTo('about'), t`About`)}
            {link('contact', pathTo('contact'), t`Contact`)}
            {!isSignedIn && link('login', pathTo('login'), <AccountWords />)}
          </ul>
        </div>
      </Sheet>
    </>
  );
}
