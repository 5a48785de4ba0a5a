import { leafOf } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import * as styles from '#src/screens/activity/activity.css';

/** A day as a calendar leaf: both calendars beside each other, the Hijri one first in Arabic. */
export function DateLeaf({ day, locale, weekday }: { day: string; weekday: string; locale: Locale }) {
  const gregorian = leafOf(day, locale, 'gregorian');
  const hijri = leafOf(day, locale, 'hijri');
  const leaves = locale === 'ar' ? [hijri, gregorian] : [gregorian, hijri];
  return (
    <time className={styles.leaf} dateTime={day}>
      <span className={styles.leafWeekday}>{weekday}</span>
      {leaves.map((leaf) => (
        <span key={leaf.month} className={styles.leafDay}>
          <span className={styles.leafNumber}>{leaf.day}</span>
          <span className={styles.leafMonth}>{leaf.month}</span>
          <span className={styles.quiet}>
            <bdi>{leaf.year}</bdi>
          </span>
        </span>
      ))}
    </time>
  );
}
