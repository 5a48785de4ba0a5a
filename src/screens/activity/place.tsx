import { Trans } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { flag, globe, mapPin, users } from '#ds/icons/icons.ts';
import type { ActivityDetail } from '#src/contracts/activities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { PlaceSketch } from '#src/screens/activity/place-sketch.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/activity.css';

/** Where it is, and how one gets in: a sketch of the streets where there is one, and all of it in words. */
export function Place({ activity, locale }: { activity: ActivityDetail; locale: Locale }) {
  const { access, address, isOnline, kind, place, sketch } = activity;
  return (
    <section aria-labelledby="place-title">
      <h2 className={styles.sectionTitle} id="place-title">
        <Trans>Where</Trans>
      </h2>
      {sketch && place && <PlaceSketch sketch={sketch} place={place} locale={locale} />}
      <ul className={styles.place}>
        {place && (
          <li className={styles.placeLine}>
            <Icon icon={mapPin} />
            <span>
              <strong className={styles.placeName}>
                <Localized field={place} locale={locale} />
              </strong>
              {address && (
                <bdi className={styles.placeAddress}>
                  <Localized field={address} locale={locale} />
                </bdi>
              )}
              {address && (
                <a className={styles.mapLink} href={mapHref(textIn(address, locale))} rel="noopener noreferrer">
                  <Trans>Find the place on OpenStreetMap</Trans>
                </a>
              )}
            </span>
          </li>
        )}
        {sketch?.from && (
          <li className={styles.placeLine}>
            <Icon icon={flag} />
            <Localized field={sketch.from.name} locale={locale} />
          </li>
        )}
        {access && (
          <li className={styles.placeLine}>
            <Icon icon={users} />
            <Localized field={access} locale={locale} />
          </li>
        )}
        {isOnline && (
          <li className={styles.placeLine}>
            <Icon icon={globe} />
            {kind === 'event' ? (
              <Trans>Online: we will email you the link once you have joined.</Trans>
            ) : (
              <Trans>Online: we will email you the link when you are accepted.</Trans>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Another site is asked for the address only when this link is opened. */
const mapHref = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
