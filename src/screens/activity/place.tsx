import { Trans } from '@lingui/react/macro';
import { globe, mapPin, users } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import type { ActivityDetail } from '#src/contracts/activities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/activity.css';

/** Where it is, and how one gets in. No map service is loaded. */
export function Place({ activity, locale }: { activity: ActivityDetail; locale: Locale }) {
  const { access, address, isOnline, kind, place } = activity;
  return (
    <section aria-labelledby="place-title">
      <h2 className={styles.sectionTitle} id="place-title">
        <Trans>Where</Trans>
      </h2>
      <ul className={styles.place}>
        {place && (
          <li className={styles.placeLine}>
            <Icon glyph={mapPin} />
            <span>
              <strong className={styles.placeName}>
                <Localized field={place} locale={locale} />
              </strong>
              {address && <Localized field={address} locale={locale} />}
            </span>
          </li>
        )}
        {access && (
          <li className={styles.placeLine}>
            <Icon glyph={users} />
            <Localized field={access} locale={locale} />
          </li>
        )}
        {isOnline && (
          <li className={styles.placeLine}>
            <Icon glyph={globe} />
            {kind === 'event' ? (
              <Trans>Online: the link comes by email when you have joined.</Trans>
            ) : (
              <Trans>Online: the link comes by email when you are accepted.</Trans>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
