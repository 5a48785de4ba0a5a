import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import type { ActivitiesView } from '#src/screens/activities/activities-view.ts';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';
import { bothMonths } from '#src/screens/article-parts/two-calendars.ts';
import * as styles from '#src/screens/activities/activities.css';

/** What the list is narrowed to, how many there are, and the way back to all. */
export function NarrowedTo({ locale, view }: { view: ActivitiesView; locale: Locale }) {
  const { t } = useLingui();
  const { found, kind, query, tags } = view;
  const tag = tags.find(({ code }) => code === query.tag);
  const names = [
    query.search && t`“${query.search}”`,
    query.tag && (tag ? textIn(tag.title, locale) : query.tag),
    query.month && bothMonths(query.month, locale).month,
  ].filter(Boolean);
  return (
    <div className={styles.narrowed}>
      <h2 className={styles.narrowedTitle}>
        {names.map((name) => (
          <bdi key={name}>{name}</bdi>
        ))}
      </h2>
      {found && (
        <output className={styles.note}>
          {found.totalIsAtLeast ? (
            <Trans>More than 10,000 results</Trans>
          ) : (
            <Plural value={found.total} one="# result" other="# results" />
          )}
        </output>
      )}
      <Link tone="quiet" href={activitiesHref(locale, kind)}>
        <Trans>Show all</Trans>
      </Link>
    </div>
  );
}
