import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Menu } from '#ds/components/menu/menu.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo, type RouteName } from '#src/routes/routes.ts';
import { CampaignEntries, ProgramEntries } from '#src/screens/shell/menu-entries.tsx';
import { type Readiness, soleSurvivorPath } from '#src/screens/shell/navigation.ts';
import type { Site } from '#src/screens/shell/site.ts';
import { openers } from '#ds/components/menu/menu.css';
import * as styles from '#src/screens/shell/shell.css';

type MainNavigationProps = { locale: Locale; path: string; site: Site; isReady: Readiness };

/** The desktop's navigation. Menus are `details`: they open before script has come, one at a time by their common name. */
export function MainNavigation({ isReady, locale, path, site }: MainNavigationProps) {
  const { t } = useLingui();
  const first = soleSurvivorPath(site);
  const link = (name: RouteName, target: string, words: ReactNode) =>
    isReady(name) && (
      <li>
        <a
          className={openers.text}
          href={localePath(locale, target)}
          aria-current={path === target ? 'page' : undefined}
        >
          {words}
        </a>
      </li>
    );
  const hasCampaigns = isReady('projects') && site.categories.length > 0;
  return (
    <nav className={styles.navigation} aria-label={t`Main`}>
      <ul className={styles.topLinks}>
        {site.programs.length > 0 && link(first.name, first.path, <Trans>Sole survivor</Trans>)}
        {isReady('program') && site.programs.length > 0 && (
          <li>
            <Menu face={<Trans>Programs</Trans>} list="wide">
              <ProgramEntries locale={locale} path={path} site={site} />
            </Menu>
          </li>
        )}
        {link('zakat', pathTo('zakat'), <Trans>Zakat</Trans>)}
        {link('stockPurge', pathTo('stockPurge'), <Trans>Stock purification</Trans>)}
        {(hasCampaigns || isReady('sacrifices')) && (
          <li>
            <Menu face={<Trans>Campaigns</Trans>}>
              <CampaignEntries
                locale={locale}
                path={path}
                site={hasCampaigns ? site : { ...site, categories: [] }}
                sacrifices={isReady('sacrifices') ? t`Qurbani and aqiqah` : undefined}
              />
            </Menu>
          </li>
        )}
        {link('about', pathTo('about'), <Trans>About</Trans>)}
        {link('contact', pathTo('contact'), <Trans>Contact</Trans>)}
      </ul>
    </nav>
  );
}
