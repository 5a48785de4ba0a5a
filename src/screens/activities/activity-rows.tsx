import { Plural, Trans } from '@lingui/react/macro';
import type { ActivityCard } from '#src/contracts/activities.ts';
import { leafOf, longDay } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { activityHref } from '#src/screens/activity-parts/activity-address.ts';
import { TimeSpan } from '#src/screens/activity-parts/activity-when.tsx';
import { StateLine } from '#src/screens/activity-parts/state-line.tsx';
import { dayAndMonth } from '#src/screens/article-parts/two-calendars.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activities/activities.css';

/** Events or training in rows: the day large, what it is, where and when, and how it stands. */
export function ActivityRows({
  activities,
  level: Level,
  locale,
}: {
  activities: readonly ActivityCard[];
  locale: Locale;
  level: 'h3' | 'h4';
}) {
  return (
    <ol className={styles.rows}>
      {activities.map((activity) => (
        <li key={activity.id} className={styles.row} id={`a-${activity.slug}`}>
          <Day activity={activity} locale={locale} />
          <div className={styles.what}>
            <span className={styles.kicker}>
              <Localized field={activity.topic} locale={locale} />
            </span>
            <Level className={styles.rowTitle}>
              <a className={styles.rowLink} href={activityHref(locale, activity)}>
                <Localized field={activity.title} locale={locale} />
              </a>
            </Level>
            <p className={styles.note}>
              <Localized field={activity.lead} locale={locale} />
            </p>
          </div>
          <ul className={styles.facts}>
            <li>
              <StateLine activity={activity} />
            </li>
            <li>
              <TimeSpan times={activity} locale={locale} />
            </li>
            <li>
              <Where activity={activity} locale={locale} />
            </li>
            <DaysAndDeadline activity={activity} locale={locale} />
          </ul>
        </li>
      ))}
    </ol>
  );
}

type RowProps = { activity: ActivityCard; locale: Locale };

/** The first day; its month and weekday are read out with it. */
function Day({ activity: { startsAt, startsOn, timeZone }, locale }: RowProps) {
  const { day, month, weekday } = leafOf(startsOn, locale, 'gregorian');
  return (
    <time className={styles.day} dateTime={startsOn} aria-label={longDay(startsAt, timeZone, locale)}>
      <span className={styles.dayNumber}>{day}</span>
      <span className={styles.dayMonth}>{month}</span>
      <span className={styles.dayName}>{weekday}</span>
    </time>
  );
}

function Where({ activity: { isOnline, place }, locale }: RowProps) {
  if (!place) return <Trans>Online</Trans>;
  return isOnline ? (
    <Trans comment="At our office, and online">
      <Localized field={place} locale={locale} />, and online
    </Trans>
  ) : (
    <Localized field={place} locale={locale} />
  );
}

function DaysAndDeadline({ activity: { closesAt, daysCount, state, timeZone }, locale }: RowProps) {
  if (daysCount === null) return null;
  // Registration closes when its last day ends: a moment before is still that day.
  const last = new Date(Date.parse(closesAt) - 1000).toLocaleDateString('en-CA', { timeZone });
  const date = dayAndMonth(last, locale);
  return (
    <>
      <li>
        <Plural value={daysCount} one="# day" other="# days" />
      </li>
      {state === 'open' && (
        <li>
          <Trans>
            Apply by <bdi>{date}</bdi>
          </Trans>
        </li>
      )}
    </>
  );
}
