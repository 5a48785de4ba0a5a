import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import type { ActivitiesView } from '#src/screens/activities/activities-view.ts';
import { useKindWords } from '#src/screens/activities/kind-words.ts';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';
import { isNarrowed, queryHref } from '#src/screens/list-parts/list-query.ts';
import { SearchAndLinks } from '#src/screens/list-parts/search-and-links.tsx';
import * as styles from '#src/screens/activities/activities.css';

export const ACTIVITIES_FORM = 'activities-search';
const look = { ...styles, list: styles.tags, link: styles.tag };

/** The tags of events or trainings, and the search for them. */
export function SearchAndTags({ locale, view }: { locale: Locale; view: ActivitiesView }) {
  const { t } = useLingui();
  const { kind, query, tags, total } = view;
  const base = activitiesHref(locale, kind);
  return (
    <SearchAndLinks
      base={base}
      form={ACTIVITIES_FORM}
      search={query.search}
      searchLabel={useKindWords(kind).search}
      linksLabel={t`Tags`}
      all={{ total, isHere: !isNarrowed(query) }}
      links={tags.map((tag) => ({
        key: tag.code,
        href: queryHref(base, { tag: tag.code }),
        name: textIn(tag.title, locale),
        total: tag.total,
        isHere: query.tag === tag.code,
      }))}
      look={look}
    />
  );
}
