import type { Locale } from '#src/i18n/locales.ts';
import type { ActivitiesView } from '#src/screens/activities/activities-view.ts';
import { useKindWords } from '#src/screens/activities/kind-words.ts';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';
import { ListEnd } from '#src/screens/list-parts/list-end.tsx';
import * as styles from '#src/screens/activities/activities.css';

export function ActivitiesEnd({ locale, view }: { view: ActivitiesView; locale: Locale }) {
  const { found, kind, months, page, query } = view;
  return (
    <ListEnd
      locale={locale}
      base={activitiesHref(locale, kind)}
      query={query}
      page={page}
      shown={found?.data.length ?? 0}
      total={found?.total ?? 0}
      hasMore={found?.hasMore === true}
      months={months}
      words={useKindWords(kind)}
      classes={{
        end: styles.end,
        title: styles.archiveTitle,
        months: styles.tags,
        month: styles.tag,
        count: styles.count,
      }}
    />
  );
}
