import type { ArticleCard } from '#src/contracts/articles.ts';
import { byMonth } from '#src/domain/article.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { articleHref } from '#src/screens/article-parts/article-address.ts';
import { AuthorInitial } from '#src/screens/article-parts/author-initial.tsx';
import { ReadingTime } from '#src/screens/article-parts/reading-time.tsx';
import { bothMonths, dayAndMonth, dayNumber } from '#src/screens/article-parts/two-calendars.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/articles/articles.css';

/** Articles by month, the day large; posts have their author in its place, and the date small. */
export function MonthRows({ articles, locale }: { articles: readonly ArticleCard[]; locale: Locale }) {
  return byMonth(articles).map(({ items, month }) => {
    const names = bothMonths(month, locale);
    return (
      <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
        <h2 className={styles.monthTitle} id={`month-${month}`}>
          {names.month}
          <span className={styles.hijri}>
            <bdi>{names.hijri}</bdi>
          </span>
        </h2>
        <ol className={styles.rows}>
          {items.map((article) => (
            <li key={article.id} className={styles.row} id={`a-${article.slug}`}>
              {article.kind === 'news' ? (
                <time className={styles.dayNumber} dateTime={article.publishedAt}>
                  {dayNumber(article.publishedAt, locale)}
                </time>
              ) : (
                <span className={styles.initial}>
                  <AuthorInitial name={article.author.name} locale={locale} size={44} />
                </span>
              )}
              <h3 className={styles.rowTitle}>
                <a className={styles.rowLink} href={articleHref(locale, article)}>
                  <Localized field={article.title} locale={locale} />
                </a>
              </h3>
              <span className={styles.rowNote}>
                <Localized field={article.category.title} locale={locale} />
              </span>
              <span className={styles.rowTime}>
                {article.kind === 'blog' && (
                  <>
                    <time dateTime={article.publishedAt}>
                      <bdi>{dayAndMonth(article.publishedAt, locale)}</bdi>
                    </time>
                    {' · '}
                  </>
                )}
                <ReadingTime article={article} locale={locale} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}
