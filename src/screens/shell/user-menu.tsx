import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#ds/components/avatar/avatar.tsx';
import { MenuButton, MenuLink } from '#ds/components/menu/menu-entry.tsx';
import { Menu } from '#ds/components/menu/menu.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { logOut, user as userIcon } from '#ds/icons/icons.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { Readiness } from '#src/screens/shell/navigation.ts';
import type { Visitor } from '#src/screens/shell/site.ts';

/** Profile and logout. Logging out is a form: a link could be followed by a machine that means no harm. */
export function UserMenu({
  isReady,
  locale,
  user,
}: {
  locale: Locale;
  user: NonNullable<Visitor['user']>;
  isReady: Readiness;
}) {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Your account: ${user.name}`}
      opener="icon"
      list="end"
      face={<Avatar name={user.name} src={user.image} />}
    >
      {isReady('profile') && (
        <li>
          <MenuLink href={hrefTo(locale, 'profile')}>
            <Icon icon={userIcon} />
            <Trans>Profile</Trans>
          </MenuLink>
        </li>
      )}
      {user.isStaff && isReady('siteCounts') && (
        <li>
          <MenuLink href={hrefTo(locale, 'siteCounts')}>
            <Trans>Visits and donations</Trans>
          </MenuLink>
        </li>
      )}
      <li>
        <form method="post" action="/forms/logout">
          <input type="hidden" name="locale" value={locale} />
          <MenuButton>
            <Icon icon={logOut} />
            <Trans>Sign out</Trans>
          </MenuButton>
        </form>
      </li>
    </Menu>
  );
}
