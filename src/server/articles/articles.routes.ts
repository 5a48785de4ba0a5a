import * as v from 'valibot';
import { articleCard, articleCategory, articleDetail, articlesQuery } from '#src/contracts/articles.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { getArticle, listArticles, listCategories } from '#src/server/articles/articles.service.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';

const tag = 'Content';
const paths = [
  { kind: 'blog', path: '/blogs', many: 'Blog posts', one: 'One blog post' },
  { kind: 'news', path: '/news', many: 'News', one: 'One news item' },
] as const;

export const articlesRoutes = [
  ...paths.flatMap(({ kind, many, one, path }) => [
    operation({
      method: 'get',
      path,
      tag,
      summary: many,
      query: articlesQuery,
      answer: page(articleCard),
      cache: 'articles',
      handle: ({ services, locale, c }) => listArticles(services, kind, c.req.query(), locale),
    }),
    operation({
      method: 'get',
      path: `${path}/{slug}`,
      tag,
      summary: one,
      params: v.object({ slug: v.string() }),
      answer: articleDetail,
      cache: 'articles',
      handle: ({ services, locale, params }) => getArticle(services, kind, params.slug, locale),
    }),
  ]),
  operation({
    method: 'get',
    path: '/categories',
    tag,
    summary: 'Categories of blog posts and news',
    query: v.strictObject(paging()),
    answer: page(articleCategory),
    cache: 'articles',
    handle: async ({ services, locale, query }) =>
      pageOf(await listCategories(services, locale), { ...query, offset: offsetOf(query) }),
  }),
];
