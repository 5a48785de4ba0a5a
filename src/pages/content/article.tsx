import { useLingui } from '@lingui/react/macro';
import type { Article, BlogPosting, BreadcrumbList, NewsArticle } from 'schema-dts';
import type { ArticleDetail } from '#src/contracts/articles.ts';
import { languagesOf } from '#src/domain/article.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { decodeParam, redirect, requestPath } from '#src/framework/request.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { FeedLinks } from '#src/pages/content/feed-links.tsx';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { hrefTo, pathTo, routeAt } from '#src/routes/routes.ts';
import { articleHref, listHref } from '#src/screens/article-parts/article-address.ts';
import { ArticleScreen } from '#src/screens/article/article-screen.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { getArticle } from '#src/server/articles/articles.service.ts';
import { getPreview } from '#src/server/articles/preview.ts';
import { getProject } from '#src/server/projects/projects.service.ts';
import { listTags } from '#src/server/reference/reference.service.ts';
import { getServices } from '#src/server/services.ts';

/** A news item or a blog post: one page at two addresses, and at that of a preview. */
export default async function ArticlePage({ locale, slug }: { locale: Locale; slug: string }) {
  const route = routeAt(splitLocale(requestPath()).path);
  const asked = decodeParam(slug);
  if (route === 'articlePreview') return <Preview token={asked} locale={locale} />;
  const kind = route === 'newsItem' ? 'news' : 'blog';
  const article = await orNotFound(getServices().then((ctx) => getArticle(ctx, kind, asked, locale)));
  const { project, tags } = await besides(article, locale);
  tagPage('article-names', ...[article, ...article.related].map(({ id }) => `article:${id}` as const));
  if (project) tagPage(`project:${project.id}`);
  const href = articleHref(locale, article);
  // A former name of the article, or its id, leads to the name of today, for ever.
  if (article.slug !== asked) redirect(href, 301);
  const origin = pageOrigin();
  return (
    <>
      <PageMeta
        isIndexed
        kind="article"
        written={languagesOf(article.title)}
        pictured={{ of: kind === 'news' ? 'news' : 'blogs', slug: article.slug }}
        title={textIn(article.title, locale)}
        description={textIn(article.lead, locale).slice(0, 200)}
      >
        <FeedLinks kind={kind} locale={locale} />
      </PageMeta>
      <ArticleData article={article} locale={locale} origin={origin} url={origin + href} />
      <ArticleScreen view={{ article, project, tags, url: origin + href }} locale={locale} />
    </>
  );
}

/** What an article names: its project and the titles of its tags. */
async function besides(article: ArticleDetail, locale: Locale) {
  const ctx = await getServices();
  const [project, tags] = await Promise.all([
    article.project ? getProject(ctx, article.project.id, locale) : undefined,
    article.tags.length > 0 ? listTags(ctx) : [],
  ]);
  return { project, tags: tags.filter(({ code }) => article.tags.includes(code)) };
}

/** As it will be, for editors: no search engine, no feed and no other site learns of it. */
async function Preview({ locale, token }: { token: string; locale: Locale }) {
  const { article, endsAt } = await orNotFound(getServices().then((ctx) => getPreview(ctx, token, locale)));
  return (
    <>
      <PageMeta title={textIn(article.title, locale)}>
        <meta name="referrer" content="same-origin" />
      </PageMeta>
      <ArticleScreen
        view={{
          article,
          ...(await besides(article, locale)),
          url: '',
          preview: { path: pathTo('articlePreview', { slug: token }), until: endsAt.toISOString() },
        }}
        locale={locale}
      />
    </>
  );
}

type DataProps = { article: ArticleDetail; locale: Locale; origin: string; url: string };

/** The article and its trail, as search engines read them. */
function ArticleData({ article, locale, origin, url }: DataProps) {
  const { t } = useLingui();
  const { lang, text } = shownText(article.title, locale);
  const common = {
    '@context': 'https://schema.org',
    headline: text,
    description: textIn(article.lead, locale),
    inLanguage: lang,
    datePublished: article.publishedAt,
    dateModified: article.correctedAt ?? article.publishedAt,
    author: { '@type': 'Person', name: textIn(article.author.name, locale) },
    publisher: { '@type': 'Organization', name: t`Sanad`, url: origin },
    image: origin + coverAddress(article.cover.palette, String(article.cover.seed), 'feature'),
    articleSection: textIn(article.category.title, locale),
    mainEntityOfPage: url,
  } as const satisfies Omit<Exclude<Article, string>, '@type'> & { '@context': string };
  const trail = [
    { name: t`Home`, item: origin + hrefTo(locale, 'home') },
    { name: article.kind === 'news' ? t`News` : t`Blog`, item: origin + listHref(locale, article.kind) },
    { name: text, item: url },
  ];
  return (
    <>
      {article.kind === 'news' ? (
        <JsonLd<NewsArticle> data={{ ...common, '@type': 'NewsArticle' }} />
      ) : (
        <JsonLd<BlogPosting> data={{ ...common, '@type': 'BlogPosting' }} />
      )}
      <JsonLd<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one })),
        }}
      />
    </>
  );
}
