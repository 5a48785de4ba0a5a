import { Trans } from '@lingui/react/macro';
import type { EventDetail } from '#src/contracts/activities.ts';
import { zoneName } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { TimeSpan } from '#src/screens/activity-parts/activity-when.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/activity.css';

/** From when to when, by whose clocks, and what happens when. */
export function EventProgram({ event, locale }: { event: EventDetail; locale: Locale }) {
  return (
    <section aria-labelledby="program-title">
      <h2 className={styles.sectionTitle} id="program-title">
        <Trans>When</Trans>
      </h2>
      <p className={styles.when}>
        <strong>
          <TimeSpan times={event} locale={locale} />
        </strong>{' '}
        <span className={styles.quiet}>{zoneName(event.startsAt, event.timeZone, locale)}</span>
      </p>
      {event.program.length > 0 && (
        <ol className={styles.program}>
          {event.program.map(({ at, title, who }) => (
            <li key={at} className={styles.programLine}>
              <time className={styles.programTime} dateTime={at}>
                <bdi dir="ltr">{at}</bdi>
              </time>
              <span className={styles.programTitle}>
                <Localized field={title} locale={locale} />
              </span>
              {who && (
                <span className={styles.quiet}>
                  <Localized field={who} locale={locale} />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
