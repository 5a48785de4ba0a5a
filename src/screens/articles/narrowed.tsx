import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { listHref } from '#src/screens/article-parts/article-address.ts';
import { bothMonths } from '#src/screens/article-parts/two-calendars.ts';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import * as styles from '#src/screens/articles/articles.css';

/** What the list is narrowed to, how many there are, and the way back to all. */
export function Narrowed({ locale, view }: { view: ArticlesView; locale: Locale }) {
  const { t } = useLingui();
  const { categories, found, kind, query, tagTitle } = view;
  const category = categories.find(({ slug }) => slug === query.category);
  const names = [
    query.search && t`“${query.search}”`,
    category && textIn(category.title, locale),
    query.tag && (tagTitle ? textIn(tagTitle, locale) : query.tag),
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
        <Text tone="muted" as="span">
          <output>
            {found.totalIsAtLeast ? (
              <Trans>More than 10,000 articles</Trans>
            ) : (
              <Plural value={found.total} one="# article" other="# articles" />
            )}
          </output>
        </Text>
      )}
      <Link tone="quiet" href={listHref(locale, kind)}>
        <Trans>Show all</Trans>
      </Link>
    </div>
  );
}
