import { Trans } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { calendar } from '#ds/icons/icons.ts';
import type { ActivityDetail } from '#src/contracts/activities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { calendarPath } from '#src/routes/calendar-path.ts';
import * as styles from '#src/screens/activity/activity.css';

/** A file that every calendar reads. */
export function AddToCalendar({ activity: { kind, slug }, locale }: { activity: ActivityDetail; locale: Locale }) {
  return (
    <p className={styles.calendar}>
      <Icon icon={calendar} size="small" />
      <Link tone="quiet" href={calendarPath(kind, locale, slug)}>
        <Trans>Add to your calendar</Trans>
      </Link>
    </p>
  );
}
