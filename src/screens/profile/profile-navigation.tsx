import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Glyph } from '#ds/icons/glyph.ts';
import {
  chart,
  coins,
  device,
  gift,
  heart,
  logOut,
  medal,
  repeat,
  settings,
  shield,
  star,
  user,
} from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { PARTS, partPath, type ProfilePart } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

const FACES: Record<ProfilePart, { glyph: Glyph; name: ReactNode }> = {
  donations: { glyph: heart, name: <Trans>Donations</Trans> },
  recurring: { glyph: repeat, name: <Trans>Recurring</Trans> },
  sponsorships: { glyph: star, name: <Trans>Sponsored children</Trans> },
  membership: { glyph: medal, name: <Trans>Membership</Trans> },
  charts: { glyph: chart, name: <Trans>Charts</Trans> },
  zakat: { glyph: coins, name: <Trans>Zakat</Trans> },
  receivers: { glyph: gift, name: <Trans>People you give for</Trans> },
  details: { glyph: user, name: <Trans>My details</Trans> },
  settings: { glyph: settings, name: <Trans>Settings</Trans> },
  devices: { glyph: device, name: <Trans>Devices and password</Trans> },
  data: { glyph: shield, name: <Trans>Privacy and data</Trans> },
};

/** The parts of a profile, and the way out. */
export function ProfileNavigation({ current, locale }: { current: ProfilePart; locale: Locale }) {
  const { t } = useLingui();
  return (
    <nav className={styles.navigation} aria-label={t`Your account`}>
      <ul className={styles.entries}>
        {PARTS.map((part) => (
          <li key={part}>
            <a
              className={styles.entry}
              href={localePath(locale, partPath(part))}
              aria-current={part === current ? 'page' : undefined}
            >
              <Icon glyph={FACES[part].glyph} />
              {FACES[part].name}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action="/forms/logout">
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" className={styles.entry}>
              <Icon glyph={logOut} />
              <Trans>Log out</Trans>
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
