import type { ArticleDetail } from '#src/contracts/articles.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { AuthorInitial } from '#src/screens/article-parts/author-initial.tsx';
import { bothDates } from '#src/screens/article-parts/two-calendars.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/article/article.css';

/** Who wrote it, and when by both calendars. */
export function ArticleByline({
  article: { author, publishedAt },
  locale,
}: {
  article: ArticleDetail;
  locale: Locale;
}) {
  const [first, second] = bothDates(publishedAt, locale);
  return (
    <div className={styles.byline}>
      <span className={styles.initial}>
        <AuthorInitial name={author.name} locale={locale} size={44} />
      </span>
      <p className={styles.author}>
        <strong className={styles.authorName}>
          <Localized field={author.name} locale={locale} />
        </strong>
        <span className={styles.quiet}>
          <Localized field={author.role} locale={locale} />
        </span>
      </p>
      <time className={styles.dates} dateTime={publishedAt}>
        <bdi>{first}</bdi>
        <bdi>{second}</bdi>
      </time>
    </div>
  );
}
