CREATE TABLE "article_authors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"role" jsonb NOT NULL,
	CONSTRAINT "article_authors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "article_authors_name" CHECK (jsonb_typeof("article_authors"."name") = 'object' and "article_authors"."name" <> '{}'::jsonb and jsonb_typeof("article_authors"."role") = 'object' and "article_authors"."role" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"palette" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "article_categories_title" CHECK (jsonb_typeof("article_categories"."title") = 'object' and "article_categories"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"article_id" uuid NOT NULL,
	CONSTRAINT "article_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"minutes" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"original_language" text NOT NULL,
	"translator" jsonb,
	"corrected_at" timestamp with time zone,
	"correction" jsonb,
	"cover_seed" integer NOT NULL,
	"related_project_id" uuid,
	"is_lead" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"search_text" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_slug" UNIQUE("kind","slug"),
	CONSTRAINT "articles_texts" CHECK (jsonb_typeof("articles"."title") = 'object' and "articles"."title" <> '{}'::jsonb and jsonb_typeof("articles"."lead") = 'object' and "articles"."lead" <> '{}'::jsonb and jsonb_typeof("articles"."body") = 'object' and "articles"."body" <> '{}'::jsonb and jsonb_typeof("articles"."minutes") = 'object' and "articles"."minutes" <> '{}'::jsonb),
	CONSTRAINT "articles_kind" CHECK ("articles"."kind" in ('blog', 'news')),
	CONSTRAINT "articles_status" CHECK ("articles"."status" in ('draft', 'published')),
	CONSTRAINT "articles_published" CHECK ("articles"."status" = 'draft' or "articles"."published_at" is not null),
	CONSTRAINT "articles_original" CHECK (jsonb_exists("articles"."title", "articles"."original_language")),
	CONSTRAINT "articles_correction" CHECK (("articles"."corrected_at" is null) = ("articles"."correction" is null))
);
--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_article_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."article_authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_related_project_id_projects_id_fk" FOREIGN KEY ("related_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_lead" ON "articles" USING btree ("kind") WHERE "articles"."is_lead";--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_category_newest" ON "articles" USING btree ("kind","category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_tags" ON "articles" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "articles_project" ON "articles" USING btree ("related_project_id");
--> statement-breakpoint
DO $$ BEGIN
  CREATE INDEX articles_search ON articles USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'no trigram index: %', SQLERRM;
END $$;
--> statement-breakpoint
-- Pages that show an article are rendered again, whoever changes it. One that leaves the site is not served again.
CREATE FUNCTION announce_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touched', CASE WHEN TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND NEW.status <> OLD.status) THEN 'gone:article:' ELSE 'article:' END || COALESCE(NEW.id, OLD.id));
  PERFORM pg_notify('touched', CASE WHEN TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND NEW.status <> OLD.status) THEN 'gone:articles' ELSE 'articles' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_announced AFTER INSERT OR UPDATE OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION announce_articles();
--> statement-breakpoint
-- Names of categories and authors stand on every list and article.
CREATE FUNCTION announce_article_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touched', 'article-names');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER article_categories_announced AFTER INSERT OR UPDATE OR DELETE ON article_categories FOR EACH STATEMENT EXECUTE FUNCTION announce_article_names();
--> statement-breakpoint
CREATE TRIGGER article_authors_announced AFTER INSERT OR UPDATE OR DELETE ON article_authors FOR EACH STATEMENT EXECUTE FUNCTION announce_article_names();
