import * as v from 'valibot';
import { calendarDay, count, id, instant, localText, searchText } from '#src/contracts/fields.ts';
import { paging } from '#src/contracts/lists.ts';
import { PALETTES } from '#src/contracts/programs.ts';
import { ARTICLE_KINDS } from '#src/domain/article.ts';

/** A day as `2026-03-11`. */
const day = calendarDay;
const name = v.pipe(v.string('invalidType'), v.minLength(1, 'required'), v.maxLength(140, 'tooLong'));

/** The filters, order and paging of blog posts and of news. */
export const articlesQuery = v.strictObject({
  ...paging(),
  sort: v.optional(v.picklist(['newest', 'oldest'], 'invalidSelection'), 'newest'),
  search: v.optional(searchText),
  /** A category by its id or slug. */
  category: v.optional(name),
  /** A code of `GET /tags`. */
  tag: v.optional(v.pipe(v.string(), v.maxLength(60, 'tooLong'))),
  /** The first and the last day of publishing, by UTC. */
  from: v.optional(day),
  to: v.optional(day),
});
export type ArticlesQuery = v.InferOutput<typeof articlesQuery>;
export type ArticlesQueryInput = v.InferInput<typeof articlesQuery>;

/** What blog posts and news are about. */
export const articleCategory = v.strictObject({ id, slug: v.string(), title: localText, titleText: v.string() });
export type ArticleCategory = v.InferOutput<typeof articleCategory>;

const minutes = v.strictObject({ en: v.optional(count), ar: v.optional(count), tr: v.optional(count) });

const card = {
  id,
  kind: v.picklist(ARTICLE_KINDS),
  slug: v.string(),
  title: localText,
  titleText: v.string(),
  lead: localText,
  leadText: v.string(),
  category: articleCategory,
  /** Codes of `GET /tags`. */
  tags: v.array(v.string()),
  author: v.strictObject({ name: localText, role: localText }),
  /** Minutes of reading by language. */
  minutes,
  cover: v.strictObject({ url: v.nullable(v.string()), seed: count, palette: v.picklist(PALETTES) }),
  /** Chosen by editors to lead its list. */
  isLead: v.boolean(),
  publishedAt: instant,
};
/** A blog post or news item in a list. */
export const articleCard = v.strictObject(card);
export type ArticleCard = v.InferOutput<typeof articleCard>;

/** A blog post or news item with its text. */
export const articleDetail = v.strictObject({
  ...card,
  /** Sanitized HTML by language; each heading has an id. */
  body: localText,
  bodyText: v.string(),
  originalLanguage: v.picklist(['en', 'ar', 'tr']),
  /** Who wrote the other languages; null: the editors. */
  translator: v.nullable(localText),
  correctedAt: v.nullable(instant),
  correction: v.nullable(localText),
  updatedAt: instant,
  /** The project that it is about. */
  project: v.nullable(v.strictObject({ id, slug: v.string(), title: localText })),
  related: v.array(articleCard),
});
export type ArticleDetail = v.InferOutput<typeof articleDetail>;
