import * as v from 'valibot';
import { localText } from '#src/contracts/fields.ts';
import { ARTICLE_KINDS, ARTICLE_STATUSES, languagesOf, plainText, readingMinutes } from '#src/domain/article.ts';
import { foldForSearch } from '#src/domain/search-folding.ts';
import { freeSlug, type LocalText, slugOf } from '#src/domain/slug.ts';
import {
  findArticleNames,
  findTakenSlugs,
  insertArticle,
  keepFormerSlug,
  findStored,
  updateArticle,
} from '#src/server/articles/save-article.repository.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { validate } from '#src/server/http/validate.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sanitizeLocalText } from '#src/server/platform/rich-text.ts';

/** A moment, in a file as `2026-03-01T09:00:00Z`. */
const moment = v.union(
  [
    v.date(),
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
  ],
  'invalidFormat',
);
const name = v.pipe(v.string('invalidType'), v.minLength(1, 'required'), v.maxLength(140, 'tooLong'));

/** What an editor writes. Category, author and tags by slug or code. */
export const articleInput = v.strictObject({
  kind: v.picklist(ARTICLE_KINDS, 'invalidSelection'),
  title: localText,
  lead: localText,
  /** HTML by language, as an editor or a paste gives it. */
  body: localText,
  category: name,
  author: name,
  tags: v.optional(v.array(name), []),
  originalLanguage: v.picklist(['en', 'ar', 'tr'], 'invalidSelection'),
  translator: v.optional(localText),
  correctedAt: v.optional(moment),
  correction: v.optional(localText),
  coverSeed: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'tooLow')),
  relatedProjectId: v.optional(v.nullable(v.pipe(v.string(), v.uuid('invalidFormat')))),
  isLead: v.optional(v.boolean(), false),
  status: v.picklist(ARTICLE_STATUSES, 'invalidSelection'),
  publishedAt: v.optional(moment),
});
export type ArticleInput = v.InferInput<typeof articleInput>;

/**
 * Stores an article: its text sanitized once, here; its slug from its title, the former one kept as a redirect; its reading
 * time and search text. Without `id` it is a new one. @returns its id and slug. @throws AppError `validation`, `notFound`
 */
export async function saveArticle(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  input: ArticleInput,
  id?: string,
): Promise<{ id: string; slug: string }> {
  const { author, category, ...given } = validate(articleInput, input);
  const body = sanitizeLocalText(given.body);
  checkTexts({ ...given, body });
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const names = await findArticleNames(tx, { author, category, tags: given.tags });
    if (names.authorId === undefined) throw invalid({ path: 'author', code: 'invalidSelection' });
    if (names.categoryId === undefined) throw invalid({ path: 'category', code: 'invalidSelection' });
    const unknown = given.tags.findIndex((tag) => !names.tags.includes(tag));
    if (unknown !== -1) throw invalid({ path: `tags.${unknown}`, code: 'invalidSelection' });
    const stored = id === undefined ? undefined : await findStored(tx, id);
    if (id !== undefined && !stored) throw new AppError('notFound');
    const taken = await findTakenSlugs(tx, { kind: given.kind, name: slugOf(given.title, given.kind), own: id });
    const slug = freeSlug(given.title, { isTaken: (one) => taken.has(one), fallback: given.kind });
    const row = {
      ...given,
      body,
      slug,
      authorId: names.authorId,
      categoryId: names.categoryId,
      correctedAt: given.correctedAt ?? null,
      correction: given.correction ?? null,
      translator: given.translator ?? null,
      minutes: readingMinutes(body),
      searchText: searchTextOf({ ...given, body }),
      publishedAt: given.publishedAt ?? stored?.publishedAt ?? (given.status === 'published' ? now : null),
      updatedAt: now,
    };
    if (!stored) return { id: await insertArticle(tx, { ...row, createdAt: now }), slug };
    await updateArticle(tx, stored.id, row);
    if (stored.slug !== slug) await keepFormerSlug(tx, { kind: given.kind, slug: stored.slug, articleId: stored.id });
    return { id: stored.id, slug };
  });
}

const searchTextOf = ({ body, lead, title }: Record<'title' | 'lead' | 'body', LocalText>): string =>
  foldForSearch(
    [title, lead, body].flatMap((text) => languagesOf(text).map((language) => plainText(text[language]!))).join(' '),
  );

/** Each language that the title has needs lead and text too, and the original is one of them. @throws AppError `validation` */
function checkTexts(
  given: Record<'title' | 'lead' | 'body', LocalText> & {
    originalLanguage: 'en' | 'ar' | 'tr';
    correctedAt?: Date | undefined;
    correction?: LocalText | undefined;
  },
): void {
  const languages = languagesOf(given.title);
  if (languages.length === 0) throw invalid({ path: 'title', code: 'atLeastOneLanguage' });
  const missing = (['lead', 'body'] as const).flatMap((field) =>
    languages
      .filter((language) => !given[field][language])
      .map((language) => ({ path: `${field}.${language}`, code: 'required' as const })),
  );
  const untitled = (['lead', 'body'] as const).flatMap((field) =>
    languagesOf(given[field])
      .filter((language) => !languages.includes(language))
      .map((language) => ({ path: `title.${language}`, code: 'required' as const })),
  );
  const faults = [
    ...missing,
    ...untitled,
    ...(languages.includes(given.originalLanguage)
      ? []
      : [{ path: 'originalLanguage', code: 'invalidSelection' as const }]),
    ...(given.correctedAt && !given.correction ? [{ path: 'correction', code: 'required' as const }] : []),
    ...(given.correction && !given.correctedAt ? [{ path: 'correctedAt', code: 'required' as const }] : []),
  ];
  if (faults.length > 0) throw invalid(...faults);
}
