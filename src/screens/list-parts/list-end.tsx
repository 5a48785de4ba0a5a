import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { bothMonths } from '#src/screens/article-parts/two-calendars.ts';
import { type ListQuery, queryHref } from '#src/screens/list-parts/list-query.ts';
import { MoreProjects } from '#src/screens/projects/more-projects.tsx';
import { sizes } from '#ds/components/spinner/spinner.css';

export type ListEndProps = {
  locale: Locale;
  /** The address of the list. */
  base: string;
  query: ListQuery;
  page: number;
  shown: number;
  total: number;
  hasMore: boolean;
  months: readonly { month: string; total: number }[];
  /** What is said while more comes, and where there is no more. */
  words: { busy: string; end: string };
  /** The classes of its page: each list has a stylesheet of its own. */
  classes: { end: string; title: string; months: string; month: string; count: string };
};

/** The way to more, or that there is no more; and every month that has any. */
export function ListEnd({ base, classes, hasMore, locale, months, page, query, shown, total, words }: ListEndProps) {
  const { t } = useLingui();
  return (
    <footer className={classes.end}>
      {hasMore ? (
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
          <h2 className={classes.title}>
            <Trans>By month</Trans>
          </h2>
          <ul className={classes.months}>
            {months.map(({ month, total: count }) => (
              <li key={month}>
                <a
                  className={classes.month}
                  href={queryHref(base, { month })}
                  aria-current={query.month === month ? 'page' : undefined}
                >
                  {bothMonths(month, locale).month}{' '}
                  <span className={classes.count}>
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
