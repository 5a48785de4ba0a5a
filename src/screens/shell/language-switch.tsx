import { useLingui } from '@lingui/react/macro';
import { MenuLink } from '#ds/components/menu/menu-entry.tsx';
import { Menu } from '#ds/components/menu/menu.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { globe } from '#ds/icons/icons.ts';
import { languageName, type Locale, localePath, locales } from '#src/i18n/locales.ts';
import { foldedAway } from '#ds/components/menu/menu.css';

/** Plain links to this very page in the other languages, its query kept. */
export function LanguageSwitch({ locale, path, query }: { locale: Locale; path: string; query: string }) {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Language: ${languageName[locale]}`}
      list="end"
      face={
        <>
          <Icon icon={globe} />
          <span className={foldedAway}>{languageName[locale]}</span>
        </>
      }
    >
      {locales.map((other) => (
        <li key={other}>
          <MenuLink
            href={localePath(other, path) + query}
            hrefLang={other}
            lang={other}
            language={other}
            current={other === locale ? 'true' : undefined}
          >
            {languageName[other]}
          </MenuLink>
        </li>
      ))}
    </Menu>
  );
}
