import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ARTICLE_KINDS, ARTICLE_STATUSES } from '#src/domain/article.ts';
import { hasText, id, instant, localText, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

const LANGUAGES = ['en', 'ar', 'tr'] as const;

/** What blog posts and news are about; each is in one of them. */
export const articleCategories = pgTable(
  'article_categories',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localText().notNull(),
    /** The palette of its covers. */
    palette: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [check('article_categories_title', hasText(table.title))],
);

export const articleAuthors = pgTable(
  'article_authors',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: localText().notNull(),
    /** What the person does, and where. */
    role: localText().notNull(),
  },
  (table) => [check('article_authors_name', sql`${hasText(table.name)} and ${hasText(table.role)}`)],
);

/** Blog posts and news. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    kind: text({ enum: ARTICLE_KINDS }).notNull(),
    slug: text().notNull(),
    title: localText().notNull(),
    lead: localText().notNull(),
    /** HTML by language. Only `saveArticle` writes it, sanitized and with an id in each heading. */
    body: localText().notNull(),
    /** Minutes of reading by language. */
    minutes: jsonb().$type<Partial<Record<(typeof LANGUAGES)[number], number>>>().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => articleAuthors.id),
    categoryId: uuid()
      .notNull()
      .references(() => articleCategories.id),
    /** Codes of `tags`. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    originalLanguage: text({ enum: LANGUAGES }).notNull(),
    /** Who wrote the other languages; the editors where nobody is named. */
    translator: localText(),
    correctedAt: instant(),
    /** What was changed. */
    correction: localText(),
    coverSeed: integer().notNull(),
    relatedProjectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
    /** Chosen by editors to lead its list, else the newest does. */
    isLead: boolean().notNull().default(false),
    status: text({ enum: ARTICLE_STATUSES }).notNull().default('draft'),
    /** The texts of all languages, folded for search. */
    searchText: text().notNull(),
    publishedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('articles_slug').on(table.kind, table.slug),
    check(
      'articles_texts',
      sql`${hasText(table.title)} and ${hasText(table.lead)} and ${hasText(table.body)} and ${hasText(table.minutes)}`,
    ),
    check('articles_kind', oneOf(table.kind, ARTICLE_KINDS)),
    check('articles_status', oneOf(table.status, ARTICLE_STATUSES)),
    check('articles_published', sql`${table.status} = 'draft' or ${table.publishedAt} is not null`),
    check('articles_original', sql`jsonb_exists(${table.title}, ${table.originalLanguage})`),
    check('articles_correction', sql`(${table.correctedAt} is null) = (${table.correction} is null)`),
    uniqueIndex('articles_lead')
      .on(table.kind)
      .where(sql`${table.isLead}`),
    // `desc()` sorts NULLS FIRST, so the index must too, or it is never used.
    index('articles_newest')
      .on(table.kind, ...newest(table))
      .where(isPublished(table)),
    index('articles_category_newest')
      .on(table.kind, table.categoryId, ...newest(table))
      .where(isPublished(table)),
    index('articles_tags').using('gin', table.tags),
    index('articles_near_slug').using('gin', table.slug.op('gin_trgm_ops')).where(isPublished(table)),
    index('articles_project').on(table.relatedProjectId),
  ],
);

function newest({ publishedAt, id: last }: Record<'publishedAt' | 'id', ExtraConfigColumn>) {
  return [publishedAt.desc().nullsFirst(), last.desc().nullsFirst()] as const;
}

/** With a literal, so that generic query plans use the partial indexes too. */
export const isPublished = ({ status }: { status: AnyPgColumn }): SQL => sql`${status} = 'published'`;

/** Former slugs, which redirect to the present one. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    kind: text({ enum: ARTICLE_KINDS }).notNull(),
    slug: text().notNull(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
