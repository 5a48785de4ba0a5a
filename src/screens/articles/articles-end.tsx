import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { listHref } from '#src/screens/article-parts/article-address.ts';
import { bothMonths } from '#src/screens/article-parts/two-calendars.ts';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import { useKindWords } from '#src/screens/articles/kind-words.ts';
import { queryHref } from '#src/screens/list-parts/list-query.ts';
import { MoreProjects } from '#src/screens/projects/more-projects.tsx';
import { sizes } from '#ds/components/spinner/spinner.css';
import * as styles from '#src/screens/articles/articles.css';

/** The way to more, or that there is no more; and every month that has articles. */
export function ArticlesEnd({ locale, view }: { view: ArticlesView; locale: Locale }) {
  const { t } = useLingui();
  const words = useKindWords(view.kind);
  const base = listHref(locale, view.kind);
  const { found, lead, months, page, query } = view;
  const shown = (found?.data.length ?? 0) + (lead ? 1 : 0);
  const total = found?.total ?? 0;
  return (
    <footer className={styles.end}>
      {found?.hasMore ? (
        <MoreProjects
          href={queryHref(base, query, page + 1)}
          mark={<span className={sizes.base} aria-hidden />}
          status={
            <Trans>
              Showing {shown} of {total}
            </Trans>
          }
          busy={words.busy}
        >
          <Trans>Load more</Trans>
        </MoreProjects>
      ) : (
        shown > 0 && (
          <Text tone="subtle" size="small">
            {words.end}
          </Text>
        )
      )}
      {months.length > 1 && (
        <nav aria-label={t`By month`}>
          <h2 className={styles.archiveTitle}>
            <Trans>By month</Trans>
          </h2>
          <ul className={styles.archive}>
            {months.map(({ month, total: count }) => (
              <li key={month}>
                <a
                  className={styles.category}
                  href={queryHref(base, { month })}
                  aria-current={query.month === month ? 'page' : undefined}
                >
                  {bothMonths(month, locale).month}{' '}
                  <span className={styles.count}>
                    <FormattedNumber value={count} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
