import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { listHref } from '#src/screens/article-parts/article-address.ts';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import { useKindWords } from '#src/screens/articles/kind-words.ts';
import { queryHref, isNarrowed } from '#src/screens/list-parts/list-query.ts';
import * as styles from '#src/screens/articles/articles.css';

export const ARTICLES_FORM = 'articles-search';

/** Categories as words with their counts, which add up to all; and a search that works without script. */
export function SearchAndCategories({
  locale,
  view: { categories, kind, query },
}: {
  view: ArticlesView;
  locale: Locale;
}) {
  const { t } = useLingui();
  const words = useKindWords(kind);
  const base = listHref(locale, kind);
  const all = categories.reduce((sum, { total }) => sum + total, 0);
  return (
    <div className={styles.find}>
      <nav aria-label={t`Categories`}>
        <ul className={styles.categories}>
          <li>
            <a className={styles.category} href={base} aria-current={isNarrowed(query) ? undefined : 'page'}>
              <Trans>All</Trans>{' '}
              <span className={styles.count}>
                <FormattedNumber value={all} />
              </span>
            </a>
          </li>
          {categories.map(({ slug, title, total }) => (
            <li key={slug}>
              <a
                className={styles.category}
                href={queryHref(base, { category: slug })}
                aria-current={query.category === slug ? 'page' : undefined}
              >
                {textIn(title, locale)}{' '}
                <span className={styles.count}>
                  <FormattedNumber value={total} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search aria-label={words.search}>
        {/* Going back shows the search of the address, not what the browser remembers of the field. */}
        <form method="get" action={base} autoComplete="off" id={ARTICLES_FORM} className={styles.search}>
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
