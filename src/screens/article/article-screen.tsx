import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Page } from '#ds/layout/page.tsx';
import { contentsOf, isLong } from '#src/domain/article.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { articleHref, listHref } from '#src/screens/article-parts/article-address.ts';
import { ReadingTime } from '#src/screens/article-parts/reading-time.tsx';
import { ArticleBody } from '#src/screens/article/article-body.tsx';
import { ArticleByline } from '#src/screens/article/article-byline.tsx';
import { ArticleProject } from '#src/screens/article/article-project.tsx';
import type { ArticleView } from '#src/screens/article/article-view.ts';
import { CorrectionNote } from '#src/screens/article/correction-note.tsx';
import { LanguageNote } from '#src/screens/article/language-note.tsx';
import { Share } from '#src/screens/share/share.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/article/article.css';

/** Contents, text and project in three columns; on phones one after the other. */
export function ArticleScreen({ locale, view }: { view: ArticleView; locale: Locale }) {
  const { t } = useLingui();
  const { article, preview, project, tags, url } = view;
  const title = shownText(article.title, locale);
  const own = title.lang === locale ? {} : { lang: title.lang, dir: title.dir };
  const contents = contentsOf(article.body[title.lang] ?? '');
  const list = listHref(locale, article.kind);
  const kind = article.kind === 'news' ? t`News` : t`Blog`;
  return (
    <Page>
      {preview && (
        <Banner tone="warning" title={<Trans>A preview, not published</Trans>}>
          <Trans>
            Anyone with this link can read the preview until <FormattedDate value={preview.until} hasHijri={false} />.
          </Trans>
        </Banner>
      )}
      <article className={styles.page}>
        <Breadcrumb
          items={[
            { label: t`Home`, href: hrefTo(locale, 'home') },
            { label: kind, href: list },
            {
              label: textIn(article.category.title, locale),
              href: `${list}?category=${encodeURIComponent(article.category.slug)}`,
            },
          ]}
        />
        <header className={styles.head}>
          <p className={styles.kicker}>
            <Localized field={article.category.title} locale={locale} />
            {' · '}
            <ReadingTime article={article} locale={locale} />
          </p>
          <h1 className={styles.title} {...own}>
            {title.text}
          </h1>
          <p className={styles.lead}>
            <Localized field={article.lead} locale={locale} />
          </p>
          <ArticleByline article={article} locale={locale} />
        </header>
        <div className={project ? styles.layout : styles.layoutAlone}>
          {isLong(contents) ? (
            <nav className={styles.contents} aria-labelledby="contents-title">
              <h2 className={styles.contentsTitle} id="contents-title">
                <Trans>On this page</Trans>
              </h2>
              <ol className={styles.contentsList}>
                {contents
                  .filter(({ level }) => level === 2)
                  .map(({ id, text }) => (
                    <li key={id}>
                      <a className={styles.contentsLink} href={`#${id}`} {...own}>
                        {text}
                      </a>
                    </li>
                  ))}
              </ol>
            </nav>
          ) : (
            <div className={styles.noContents} />
          )}
          <div className={styles.story}>
            <LanguageNote article={article} locale={locale} preview={preview?.path} />
            <ArticleBody html={article.body[title.lang] ?? ''} lang={title.lang} locale={locale} />
            <CorrectionNote article={article} locale={locale} />
            {tags.length > 0 && (
              <nav aria-label={t`Tags`}>
                <ul className={styles.tags}>
                  {tags.map((tag) => (
                    <li key={tag.code}>
                      <a className={styles.tag} href={`${list}?tag=${encodeURIComponent(tag.code)}`}>
                        <Localized field={tag.title} locale={locale} />
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {!preview && (
              <div className={styles.share}>
                <Share title={title.text} url={url} />
              </div>
            )}
          </div>
          {project && <ArticleProject project={project} kind={article.kind} locale={locale} />}
        </div>
        {article.related.length > 0 && (
          <section className={styles.next} aria-labelledby="next-title">
            <h2 className={styles.nextTitle} id="next-title">
              <Trans>Read next</Trans>
            </h2>
            <ul className={styles.nextList}>
              {article.related.map((one) => (
                <li key={one.id} className={styles.nextItem}>
                  <span className={styles.kicker}>
                    <Localized field={one.category.title} locale={locale} />
                  </span>
                  <a className={styles.nextLink} href={articleHref(locale, one)}>
                    <Localized field={one.title} locale={locale} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </Page>
  );
}
