import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#ds/components/avatar/avatar.tsx';
import { logOut, user as userGlyph } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes.ts';
import type { Readiness } from '#src/screens/shell/navigation.ts';
import * as styles from '#src/screens/shell/shell.css';
import type { Visitor } from '#src/screens/shell/site.ts';

/** Profile and logout. Logging out is a form: a link could be followed by a machine that means no harm. */
export function UserMenu({ isReady, locale, user }: { locale: Locale; user: NonNullable<Visitor['user']>; isReady: Readiness }) {
  const { t } = useLingui();
  return (
    <details className={styles.menu} name="main-menu" data-menu="">
      <summary className={styles.iconLink} aria-label={t`Your account: ${user.name}`}><Avatar name={user.name} src={user.image} /></summary>
      <ul className={styles.menuListEnd}>
        {isReady('profile') && <li><a className={styles.entry} href={localePath(locale, pathTo('profile'))}><Icon glyph={userGlyph} /><Trans>Profile</Trans></a></li>}
        {user.isStaff && <li><a className={styles.entry} href="/admin"><Trans>Back office</Trans></a></li>}
        <li>
          <form method="post" action="/forms/logout">
            <input type="hidden" name="locale" value={locale} />
            <button className={styles.entryButton} type="submit"><Icon glyph={logOut} /><Trans>Log out</Trans></button>
          </form>
        </li>
      </ul>
    </details>
  );
}
