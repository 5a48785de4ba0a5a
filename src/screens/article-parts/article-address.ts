import type { ArticleKind } from '#src/domain/article.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';

/** The address of a list, with its language. */
export const listHref = (locale: Locale, kind: ArticleKind): string =>
  hrefTo(locale, kind === 'news' ? 'news' : 'blogs');

/** The address of an article, with its language. */
export const articleHref = (locale: Locale, { kind, slug }: { kind: ArticleKind; slug: string }): string =>
  kind === 'news' ? hrefTo(locale, 'newsItem', { slug }) : hrefTo(locale, 'blog', { slug });

/** The path of an article, without its language. */
export const articlePath = ({ kind, slug }: { kind: ArticleKind; slug: string }): string =>
  kind === 'news' ? pathTo('newsItem', { slug }) : pathTo('blog', { slug });
