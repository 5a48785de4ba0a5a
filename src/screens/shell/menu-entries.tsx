import { Trans } from '@lingui/react/macro';
import { MenuLink } from '#ds/components/menu/menu-entry.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { moonStar } from '#ds/icons/icons.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import { categoryHref } from '#src/screens/shell/navigation.ts';
import { programIcon } from '#src/screens/shell/program-icon.ts';
import type { Site } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/shell/shell.css';

type EntriesProps = { locale: Locale; path: string; site: Site };

const currentOf = (path: string, here: string) => (path === here ? ('page' as const) : undefined);

/** The programs with their icons, each to its own index. */
export function ProgramEntries({ locale, path, site }: EntriesProps) {
  return site.programs.map((program) => {
    const target = pathTo('program', { type: program.slug });
    return (
      <li key={program.id}>
        <MenuLink href={localePath(locale, target)} current={currentOf(path, target)}>
          <Icon icon={programIcon(program.icon)} />
          <span>
            <Localized field={program.title} locale={locale} />
          </span>
        </MenuLink>
      </li>
    );
  });
}

/** Sacrifices, which are named as such in the days of Eid al-Adha, then each category of projects. */
export function CampaignEntries({ locale, path, site, sacrifices }: EntriesProps & { sacrifices: string | undefined }) {
  const target = pathTo('sacrifices');
  return (
    <>
      {sacrifices !== undefined && (
        <li>
          <MenuLink href={localePath(locale, target)} current={currentOf(path, target)}>
            <span className={styles.entryWords}>
              {sacrifices}
              {site.isSacrificeSeason && (
                <Tag tone="gold" icon={moonStar}>
                  <Trans>Days of Eid al-Adha</Trans>
                </Tag>
              )}
            </span>
          </MenuLink>
        </li>
      )}
      {site.categories.map((category) => (
        <li key={category.id}>
          <MenuLink href={categoryHref(category, locale)}>
            <Localized field={category.title} locale={locale} />
          </MenuLink>
        </li>
      ))}
    </>
  );
}
