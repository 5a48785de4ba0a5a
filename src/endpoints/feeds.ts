import { msg } from '@lingui/core/macro';
import { Feed } from 'feed';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ArticleKind } from '#src/domain/article.ts';
import { conditional, etagOf } from '#src/endpoints/answer-parts.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { siteOrigin } from '#src/framework/origin.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { feedPath } from '#src/routes/feed-path.ts';
import { articleHref, listHref } from '#src/screens/article-parts/article-address.ts';
import { listForFeed } from '#src/server/articles/articles.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

const ADDRESS = /^\/feeds\/(news|blogs)\.(\w{2})\.(rss|atom)\.xml$/;
const TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;
const TITLES = { news: msg`Sanad: news`, blog: msg`Sanad: blog` };
const ABOUT = {
  news: msg`News of our projects: what was bought, built, delivered or closed.`,
  blog: msg`How we check, count and decide, told by the people who do the work.`,
};

/** Readers take titles and summaries for HTML; ours are text. */
const asHtml = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Made = { body: string; etag: string; changedAt: Date };
type Asked = { kind: ArticleKind; locale: Locale; format: keyof typeof TYPES; origin: string };

/** The newest articles that are written in one language, with their text, whose addresses are made whole. */
async function makeFeed(ctx: ServiceContext, { format, kind, locale, origin }: Asked): Promise<Made> {
  const [i18n, articles] = await Promise.all([getI18n(locale), listForFeed(ctx, kind, locale)]);
  const link = origin + listHref(locale, kind);
  const feed = new Feed({
    id: link,
    link,
    title: i18n._(TITLES[kind]),
    description: i18n._(ABOUT[kind]),
    language: locale,
    copyright: i18n._(msg`Sanad`),
    updated: articles[0]?.publishedAt ?? new Date(0),
    generator: 'Sanad',
    feedLinks: { rss: origin + feedPath(kind, locale, 'rss'), atom: origin + feedPath(kind, locale, 'atom') },
  });
  for (const article of articles) {
    const href = origin + articleHref(locale, { kind, slug: article.slug });
    feed.addItem({
      id: `urn:uuid:${article.id}`,
      link: href,
      title: asHtml(article.title[locale]!),
      description: asHtml(article.lead[locale]!),
      content: article.body[locale]!.replaceAll(/ href="\//g, ` href="${origin}/`).replaceAll(
        / href="#/g,
        ` href="${href}#`,
      ),
      date: article.publishedAt!,
      published: article.publishedAt!,
      author: [{ name: article.author[locale] ?? article.author.en ?? '' }],
      category: [{ name: article.category[locale] ?? article.category.en ?? '' }],
    });
  }
  const body = format === 'rss' ? feed.rss2() : feed.atom1();
  const changedAt = new Date(
    Math.max(0, ...articles.flatMap(({ publishedAt, updatedAt }) => [+publishedAt!, +updatedAt])),
  );
  return { body, etag: etagOf(body), changedAt };
}

/** The feeds of news and blog posts in each language: made once, and again after a change. */
export function createFeeds(open: () => Promise<ServiceContext> = getServices): Endpoint {
  const made = new LRUCache<string, Promise<Made>>({ max: 100, ttl: 600_000 });
  let isListening = false;
  const app = new Hono().use(conditional).get('/feeds/*', async (c) => {
    const [, list, locale, format] = ADDRESS.exec(c.req.path) ?? [];
    if (!isLocale(locale) || (format !== 'rss' && format !== 'atom')) return c.text('404', 404);
    const ctx = await open();
    if (!isListening) {
      isListening = true;
      ctx.onInvalidate?.((tag) => {
        if (/article|site/.test(tag)) made.clear();
      });
    }
    const origin = siteOrigin(c.req.raw);
    const key = origin + c.req.path;
    let feed = made.get(key);
    if (!feed) {
      feed = makeFeed(ctx, { kind: list === 'news' ? 'news' : 'blog', locale, format, origin });
      made.set(key, feed);
      feed.catch(() => made.delete(key));
    }
    const { body, changedAt, etag } = await feed;
    return c.body(body, 200, {
      'content-type': `${TYPES[format]}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      'last-modified': changedAt.toUTCString(),
      etag,
    });
  });
  return { matches: (path) => ADDRESS.test(path), app };
}
