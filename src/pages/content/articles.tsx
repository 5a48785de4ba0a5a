import { msg } from '@lingui/core/macro';
import { requestPath, requestQuery } from '#src/framework/request.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { FeedLinks } from '#src/pages/content/feed-links.tsx';
import { readArticles } from '#src/pages/loaders/articles.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { routeAt } from '#src/routes/routes.ts';
import { ArticlesScreen } from '#src/screens/articles/articles-screen.tsx';
import { readListQuery } from '#src/screens/list-parts/list-query.ts';

const ABOUT = {
  news: {
    title: msg`News`,
    description: msg`What was bought, built, delivered or closed: news of our projects, as it happened.`,
  },
  blog: {
    title: msg`Blog`,
    description: msg`How projects are checked, how zakat is calculated and what we got wrong, told by the people who do the work.`,
  },
};

/** The lists of news and of blog posts: one page at two addresses. */
export default async function ArticlesPage({ locale }: { locale: Locale }) {
  const kind = routeAt(splitLocale(requestPath()).path) === 'news' ? 'news' : 'blog';
  const view = await readArticles(kind, readListQuery(requestQuery()), locale);
  const category = view.categories.find(({ slug }) => slug === view.query.category);
  return (
    <>
      <PageMeta
        isIndexed={view.query.search === undefined}
        title={category ? textIn(category.title, locale) : ABOUT[kind].title}
        description={ABOUT[kind].description}
      >
        <FeedLinks kind={kind} locale={locale} />
      </PageMeta>
      <ArticlesScreen view={view} locale={locale} />
    </>
  );
}
