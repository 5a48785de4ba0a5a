import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { listHref } from '#src/screens/article-parts/article-address.ts';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import { useKindWords } from '#src/screens/articles/kind-words.ts';
import { queryHref, isNarrowed } from '#src/screens/list-parts/list-query.ts';
import { SearchAndLinks } from '#src/screens/list-parts/search-and-links.tsx';
import * as styles from '#src/screens/articles/articles.css';

export const ARTICLES_FORM = 'articles-search';
const look = { ...styles, list: styles.categories, link: styles.category };

/** The categories of articles, whose counts add up to all, and the search for them. */
export function SearchAndCategories({ locale, view }: { view: ArticlesView; locale: Locale }) {
  const { t } = useLingui();
  const { categories, kind, query } = view;
  const base = listHref(locale, kind);
  return (
    <SearchAndLinks
      base={base}
      form={ARTICLES_FORM}
      search={query.search}
      searchLabel={useKindWords(kind).search}
      linksLabel={t`Categories`}
      all={{ total: categories.reduce((sum, { total }) => sum + total, 0), isHere: !isNarrowed(query) }}
      links={categories.map(({ slug, title, total }) => ({
        key: slug,
        href: queryHref(base, { category: slug }),
        name: textIn(title, locale),
        total,
        isHere: query.category === slug,
      }))}
      look={look}
    />
  );
}
