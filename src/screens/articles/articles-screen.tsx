import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { ErrorState } from '#ds/components/error-state/error-state.tsx';
import { Page } from '#ds/layout/page.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { listHref } from '#src/screens/article-parts/article-address.ts';
import { ArticlesEnd } from '#src/screens/articles/articles-end.tsx';
import { ArticlesShape } from '#src/screens/articles/articles-shape.tsx';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import { FrontPage } from '#src/screens/articles/front-page.tsx';
import { useKindWords } from '#src/screens/articles/kind-words.ts';
import { Masthead } from '#src/screens/articles/masthead.tsx';
import { MonthRows } from '#src/screens/articles/month-rows.tsx';
import { Narrowed } from '#src/screens/articles/narrowed.tsx';
import { ARTICLES_FORM, SearchAndCategories } from '#src/screens/articles/search-and-categories.tsx';
import { queryHref, isNarrowed } from '#src/screens/list-parts/list-query.ts';
import { ResultsRegion } from '#src/screens/projects/results-region.tsx';
import * as styles from '#src/screens/articles/articles.css';

/** How many stand beside each other below the lead. */
const BESIDE = 2;

/** A front page: masthead, one lead, two beside the other kind's column, and earlier ones by month. */
export function ArticlesScreen({ locale, view }: { view: ArticlesView; locale: Locale }) {
  const words = useKindWords(view.kind);
  return (
    <Page>
      <div className={styles.page}>
        <Masthead view={view} locale={locale} />
        <SearchAndCategories key={queryHref('', view.query)} view={view} locale={locale} />
        <ResultsRegion label={words.title} busy={words.busy} shape={<ArticlesShape />} form={ARTICLES_FORM}>
          <Results view={view} locale={locale} />
        </ResultsRegion>
      </div>
    </Page>
  );
}

function Results({ locale, view }: { view: ArticlesView; locale: Locale }) {
  const words = useKindWords(view.kind);
  const base = listHref(locale, view.kind);
  const { found, lead, page, query } = view;
  if (!found)
    return (
      <ErrorState
        title={words.failed}
        note={<Trans>This may be a temporary problem.</Trans>}
        actions={
          <ButtonLink tone="tonal" href={queryHref(base, query, page)}>
            <Trans>Try again</Trans>
          </ButtonLink>
        }
      />
    );
  if (isNarrowed(query))
    return (
      <>
        <Narrowed view={view} locale={locale} />
        {found.data.length === 0 ? (
          <EmptyState
            title={words.none}
            note={<Trans>Try another word, or fewer words.</Trans>}
            actions={
              <ButtonLink tone="tonal" href={base}>
                <Trans>Show all</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <MonthRows articles={found.data} locale={locale} />
        )}
        <ArticlesEnd view={view} locale={locale} />
      </>
    );
  if (!lead && found.data.length === 0) return <EmptyState title={words.empty} />;
  return (
    <>
      <FrontPage view={view} beside={found.data.slice(0, BESIDE)} locale={locale} />
      <MonthRows articles={found.data.slice(BESIDE)} locale={locale} />
      <ArticlesEnd view={view} locale={locale} />
    </>
  );
}
