import { msg } from '@lingui/core/macro';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { conditional, decodedPath, etagOf, orNothing } from '#src/endpoints/answer-parts.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { longDay } from '#src/i18n/local-moment.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { locationName } from '#src/screens/projects/location-name.ts';
import { getActivity } from '#src/server/activities/get-activity.ts';
import { getArticle } from '#src/server/articles/articles.service.ts';
import { getNgo } from '#src/server/ngos/ngos.service.ts';
import { type CardPicture, drawCard } from '#src/server/pictures/draw-card.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getProject } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';

const ADDRESS = /^\/pictures\/(?:(site)|(projects|news|blogs|events|training|ngos)\/([^/]{1,300}))\.(\w{2})\.png$/;

type Drawn = { png: Uint8Array<ArrayBuffer>; etag: string };
type Asked = { list: string | undefined; slug: string; locale: Locale };

/** What stands on the picture of a page. @throws AppError `notFound` */
async function contentOf(ctx: ServiceContext, { list, locale, slug }: Asked): Promise<CardPicture> {
  if (list === undefined) {
    const i18n = await getI18n(locale);
    return {
      locale,
      palette: 'sand',
      seed: 'site',
      heading: i18n._(msg`Be the one they lean on.`),
      text: i18n._(msg`Orphans, relief, debts, zakat and endowments. Every donation gets a receipt.`),
    };
  }
  if (list === 'projects') {
    const project = await getProject(ctx, slug, locale);
    return {
      locale,
      palette: project.cover.palette,
      seed: String(project.cover.seed),
      heading: textIn(project.title, locale),
      text: textIn(project.subTitle ?? {}, locale),
    };
  }
  if (list === 'events' || list === 'training') {
    const activity = await getActivity(ctx, list === 'events' ? 'event' : 'training', slug, locale);
    return {
      locale,
      palette: activity.cover.palette,
      seed: String(activity.cover.seed),
      heading: textIn(activity.title, locale),
      text: longDay(activity.startsAt, activity.timeZone, locale),
    };
  }
  if (list === 'ngos') {
    const ngo = await getNgo(ctx, slug, locale);
    return {
      locale,
      palette: 'sand',
      seed: ngo.slug,
      heading: textIn(ngo.name, locale),
      text: locationName(ngo, locale),
    };
  }
  const article = await getArticle(ctx, list === 'news' ? 'news' : 'blog', slug, locale);
  return {
    locale,
    palette: article.cover.palette,
    seed: String(article.cover.seed),
    heading: textIn(article.title, locale),
    text: textIn(article.category.title, locale),
  };
}

async function draw(content: CardPicture): Promise<Drawn> {
  const png = new Uint8Array(await drawCard(content));
  return { png, etag: etagOf(png) };
}

/** Drawing takes a processor for some tenths of a second, so requests wait for each other. */
function oneAtATime<Result>() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}

/** The pictures that other sites show beside a link to a page: drawn when first asked for, by what they show. */
export function createPictures(open: () => Promise<ServiceContext> = getServices): Endpoint {
  // A picture has about 300 KB.
  const drawn = new LRUCache<string, Promise<Drawn>>({ max: 60 });
  const inTurn = oneAtATime<Drawn>();
  const app = new Hono().use(conditional).get('/pictures/*', async (c) => {
    const [, , list, slug = '', locale] = ADDRESS.exec(decodedPath(c.req.path)) ?? [];
    if (!isLocale(locale)) return c.text('404', 404);
    const content = await orNothing(contentOf(await open(), { list, slug, locale }));
    if (!content) return c.text('404', 404);
    const key = JSON.stringify(content);
    let picture = drawn.get(key);
    if (!picture) {
      picture = inTurn(() => draw(content));
      drawn.set(key, picture);
      picture.catch(() => drawn.delete(key));
    }
    const { etag, png } = await picture;
    return c.body(png, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      // Other sites show it: its address is in the oEmbed response.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
  });
  return { matches: (path) => path.startsWith('/pictures/'), app };
}
