import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ArticleCard } from '#src/contracts/articles.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { articleHref } from '#src/screens/article-parts/article-address.ts';
import { dayAndMonth } from '#src/screens/article-parts/two-calendars.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/home/home.css';

/** The newest of the news, a row each: the day, what happened, and what it is about. */
export function NewsBand({ locale, news }: { news: readonly ArticleCard[]; locale: Locale }) {
  return (
    <Section labelledBy="news-title">
      <Page>
        <Stack gap={6}>
          <Inline justify="between" align="end" gap={6}>
            <Heading level={2} id="news-title">
              <Trans>News</Trans>
            </Heading>
            <Link tone="go" href={hrefTo(locale, 'news')}>
              <Trans>All the news</Trans>
            </Link>
          </Inline>
          <ol className={styles.news}>
            {news.map((article) => (
              <li key={article.id} className={styles.newsRow}>
                <time className={styles.newsDay} dateTime={article.publishedAt}>
                  <bdi>{dayAndMonth(article.publishedAt, locale)}</bdi>
                </time>
                <h3 className={styles.newsTitle}>
                  <a className={styles.newsLink} href={articleHref(locale, article)}>
                    <Localized field={article.title} locale={locale} />
                  </a>
                </h3>
                <span className={styles.newsNote}>
                  <Localized field={article.category.title} locale={locale} />
                </span>
              </li>
            ))}
          </ol>
        </Stack>
      </Page>
    </Section>
  );
}
