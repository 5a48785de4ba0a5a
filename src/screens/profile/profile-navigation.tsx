import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import {
  chart,
  chevronDown,
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
} from '#ds/icons/icons.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { PART_GROUPS, partPath, type ProfilePart } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile-navigation.css';

const FACES: Record<ProfilePart, { icon: IconData; name: ReactNode }> = {
  donations: { icon: heart, name: <Trans>Donations</Trans> },
  recurring: { icon: repeat, name: <Trans>Recurring</Trans> },
  sponsorships: { icon: star, name: <Trans>Sponsored children</Trans> },
  membership: { icon: medal, name: <Trans>Membership</Trans> },
  charts: { icon: chart, name: <Trans>Charts</Trans> },
  zakat: { icon: coins, name: <Trans>Zakat</Trans> },
  receivers: { icon: gift, name: <Trans>People you donate on behalf of</Trans> },
  details: { icon: user, name: <Trans>My details</Trans> },
  settings: { icon: settings, name: <Trans>Settings</Trans> },
  devices: { icon: device, name: <Trans>Devices and password</Trans> },
  data: { icon: shield, name: <Trans>Privacy and data</Trans> },
};

/** The parts of a profile, and the way out. On a phone all but the first four are folded under "More", by HTML alone. */
export function ProfileNavigation({ current, locale }: { current: ProfilePart; locale: Locale }) {
  const { t } = useLingui();
  const isFolded = !PART_GROUPS.first.some((part) => part === current);
  const links = (parts: readonly ProfilePart[]) =>
    parts.map((part) => (
      <li key={part}>
        <a
          className={styles.entry}
          href={localePath(locale, partPath(part))}
          aria-current={part === current ? 'page' : undefined}
        >
          <Face part={part} />
        </a>
      </li>
    ));
  return (
    <nav className={styles.navigation} aria-label={t`Your account`}>
      <ul className={styles.entries}>{links(PART_GROUPS.first)}</ul>
      {/* Folded again on the next part: without a key it would stay as it was left. */}
      <details key={current} className={styles.folded}>
        <summary className={styles.unfold} data-current={isFolded || undefined}>
          <span className={styles.unfoldText}>
            <Trans comment="Unfolds the rest of a menu">More</Trans>
            {isFolded && <span className={styles.unfoldNow}>{FACES[current].name}</span>}
          </span>
          <span className={styles.unfoldMark}>
            <Icon icon={chevronDown} />
          </span>
        </summary>
        <ul className={styles.group}>{links(PART_GROUPS.more)}</ul>
        <ul className={styles.group}>
          {links(PART_GROUPS.account)}
          <li>
            <form method="post" action="/forms/logout">
              <input type="hidden" name="locale" value={locale} />
              <button type="submit" className={styles.entry}>
                <Icon icon={logOut} />
                <Trans>Sign out</Trans>
              </button>
            </form>
          </li>
        </ul>
      </details>
    </nav>
  );
}

function Face({ part }: { part: ProfilePart }) {
  const { icon, name } = FACES[part];
  return (
    <>
      <Icon icon={icon} />
      {name}
    </>
  );
}
