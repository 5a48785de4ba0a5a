import { Trans } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { ArticleCard } from '#src/contracts/articles.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { articleHref, listHref } from '#src/screens/article-parts/article-address.ts';
import { AuthorInitial } from '#src/screens/article-parts/author-initial.tsx';
import { ReadingTime } from '#src/screens/article-parts/reading-time.tsx';
import { dayAndMonth } from '#src/screens/article-parts/two-calendars.ts';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import { useKindWords } from '#src/screens/articles/kind-words.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/articles/articles.css';

type FrontPageProps = { view: ArticlesView; beside: readonly ArticleCard[]; locale: Locale };

/** The lead, and below it two articles and the column of the other kind. */
export function FrontPage({ beside, locale, view }: FrontPageProps) {
  const words = useKindWords(view.kind);
  const other = view.kind === 'news' ? 'blog' : 'news';
  return (
    <>
      {view.lead && <Lead article={view.lead} locale={locale} />}
      <div className={styles.columns}>
        {beside.map((article) => (
          <article key={article.id} className={styles.column}>
            <Kicker article={article} locale={locale} />
            <h2 className={styles.columnTitle}>
              <a className={styles.titleLink} href={articleHref(locale, article)}>
                <Localized field={article.title} locale={locale} />
              </a>
            </h2>
            <Text tone="muted">
              <Localized field={article.lead} locale={locale} />
            </Text>
            {view.kind === 'blog' && <Byline article={article} locale={locale} />}
          </article>
        ))}
        {view.others.length > 0 && (
          <aside className={styles.others} aria-labelledby="others-title">
            <h2 className={styles.othersTitle} id="others-title">
              {words.others}
            </h2>
            <ul className={styles.otherList}>
              {view.others.map((article) => (
                <li key={article.id} className={styles.other}>
                  <span className={styles.initial}>
                    <AuthorInitial name={article.author.name} locale={locale} size={44} />
                  </span>
                  <span>
                    <a className={styles.otherLink} href={articleHref(locale, article)}>
                      <Localized field={article.title} locale={locale} />
                    </a>
                    <span className={styles.otherNote}>
                      <Localized field={article.author.name} locale={locale} />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <Link tone="go" href={listHref(locale, other)}>
              {words.allOthers}
            </Link>
          </aside>
        )}
      </div>
    </>
  );
}

/** News begin with their pattern, a post with who wrote it. */
function Lead({ article, locale }: { article: ArticleCard; locale: Locale }) {
  return (
    <article className={article.kind === 'news' ? styles.lead : styles.leadOfAuthor}>
      {article.kind === 'news' ? (
        <img
          className={styles.cover}
          src={coverAddress(article.cover.palette, String(article.cover.seed), 'feature')}
          alt=""
          width={1200}
          height={760}
          fetchPriority="high"
        />
      ) : (
        <span className={styles.initial}>
          <AuthorInitial name={article.author.name} locale={locale} size={144} />
        </span>
      )}
      <div className={styles.leadText}>
        <Kicker article={article} locale={locale} hasTime />
        <h2 className={styles.leadTitle}>
          <a className={styles.titleLink} href={articleHref(locale, article)}>
            <Localized field={article.title} locale={locale} />
          </a>
        </h2>
        <Text size="lead" tone="muted">
          <Localized field={article.lead} locale={locale} />
        </Text>
        <Byline article={article} locale={locale} />
      </div>
    </article>
  );
}

function Kicker({ article, hasTime = false, locale }: { article: ArticleCard; locale: Locale; hasTime?: boolean }) {
  return (
    <p className={styles.kicker}>
      <Localized field={article.category.title} locale={locale} />
      {' · '}
      <time dateTime={article.publishedAt}>
        <bdi>{dayAndMonth(article.publishedAt, locale)}</bdi>
      </time>
      {hasTime && (
        <>
          {' · '}
          <ReadingTime article={article} locale={locale} />
        </>
      )}
    </p>
  );
}

function Byline({ article: { author }, locale }: { article: ArticleCard; locale: Locale }) {
  return (
    <Text size="small" tone="muted">
      <Trans comment="By Salma Barakat; after it: field reporting, Marib">
        By <Localized field={author.name} locale={locale} />
      </Trans>
      {' · '}
      <Localized field={author.role} locale={locale} />
    </Text>
  );
}
