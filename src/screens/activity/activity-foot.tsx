import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { longDay } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { activitiesHref, activityHref } from '#src/screens/activity-parts/activity-address.ts';
import type { EventView, TrainingView } from '#src/screens/activity/activity-view.ts';
import { queryHref } from '#src/screens/list-parts/list-query.ts';
import { Share } from '#src/screens/share/share.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/activity.css';

type FootProps = { view: EventView | TrainingView; locale: Locale; /** What the others are called. */ more: ReactNode };

/** Its tags, sharing, and others to come. */
export function ActivityFoot({ locale, more, view: { activity, tags, url } }: FootProps) {
  const { t } = useLingui();
  const list = activitiesHref(locale, activity.kind);
  return (
    <footer className={styles.foot}>
      <div className={styles.footRow}>
        {tags.length > 0 && (
          <nav aria-label={t`Tags`}>
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag.code}>
                  <a className={styles.tag} href={queryHref(list, { tag: tag.code })}>
                    <Localized field={tag.title} locale={locale} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Share title={textIn(activity.title, locale)} url={url} />
      </div>
      {activity.related.length > 0 && (
        <section aria-labelledby="more-title">
          <h2 className={styles.sectionTitle} id="more-title">
            {more}
          </h2>
          <ul className={styles.related}>
            {activity.related.map((one) => (
              <li key={one.id} className={styles.relatedItem}>
                <time className={styles.quiet} dateTime={one.startsOn}>
                  {longDay(one.startsAt, one.timeZone, locale)}
                </time>
                <a className={styles.relatedLink} href={activityHref(locale, one)}>
                  <Localized field={one.title} locale={locale} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </footer>
  );
}
