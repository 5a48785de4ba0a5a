import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import type { ActivitiesView } from '#src/screens/activities/activities-view.ts';
import { useKindWords } from '#src/screens/activities/kind-words.ts';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';
import { isNarrowed, queryHref } from '#src/screens/list-parts/list-query.ts';
import * as styles from '#src/screens/activities/activities.css';

export const ACTIVITIES_FORM = 'activities-search';

/** Tags as words with their counts, and a search that works without script. */
export function SearchAndTags({
  locale,
  view: { kind, query, tags, total },
}: {
  locale: Locale;
  view: ActivitiesView;
}) {
  const { t } = useLingui();
  const words = useKindWords(kind);
  const base = activitiesHref(locale, kind);
  const entries = [
    { key: 'all', href: base, name: t`All`, total, isHere: !isNarrowed(query) },
    ...tags.map((tag) => ({
      key: tag.code,
      href: queryHref(base, { tag: tag.code }),
      name: textIn(tag.title, locale),
      total: tag.total,
      isHere: query.tag === tag.code,
    })),
  ];
  return (
    <div className={styles.find}>
      <nav aria-label={t`Tags`}>
        <ul className={styles.tags}>
          {entries.map(({ href, isHere, key, name, total: count }) => (
            <li key={key}>
              <a className={styles.tag} href={href} aria-current={isHere ? 'page' : undefined}>
                {name}{' '}
                <span className={styles.count}>
                  <FormattedNumber value={count} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search aria-label={words.search}>
        {/* Going back shows the search of the address, not what the browser remembers of the field. */}
        <form method="get" action={base} autoComplete="off" id={ACTIVITIES_FORM} className={styles.search}>
          <TextInput
            name="search"
            type="search"
            label={words.search}
            placeholder={words.search}
            defaultValue={query.search}
            maxLength={100}
          />
          <Button tone="tonal" type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
    </div>
  );
}
