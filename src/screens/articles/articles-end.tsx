import type { Locale } from '#src/i18n/locales.ts';
import { listHref } from '#src/screens/article-parts/article-address.ts';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import { useKindWords } from '#src/screens/articles/kind-words.ts';
import { ListEnd } from '#src/screens/list-parts/list-end.tsx';
import * as styles from '#src/screens/articles/articles.css';

export function ArticlesEnd({ locale, view }: { view: ArticlesView; locale: Locale }) {
  const { found, kind, lead, months, page, query } = view;
  return (
    <ListEnd
      locale={locale}
      base={listHref(locale, kind)}
      query={query}
      page={page}
      shown={(found?.data.length ?? 0) + (lead ? 1 : 0)}
      total={found?.total ?? 0}
      hasMore={found?.hasMore === true}
      months={months}
      words={useKindWords(kind)}
      classes={{
        end: styles.end,
        title: styles.archiveTitle,
        months: styles.archive,
        month: styles.category,
        count: styles.count,
      }}
    />
  );
}
