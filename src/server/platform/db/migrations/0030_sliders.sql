ALTER TABLE "sliders" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What stands is made to keep the rules: a link was only ever drawn with its words, and an unknown palette as sand.
UPDATE "sliders" SET
	"slug" = 'slide-' || numbered.number,
	"text" = CASE WHEN jsonb_typeof("text") = 'object' AND "text" <> '{}'::jsonb THEN "text" END,
	"link_label" = CASE WHEN "can_lead" THEN "link_label" END,
	"href" = CASE WHEN "can_lead" THEN "href" END,
	"palette" = CASE WHEN "palette" in ('orphans', 'zakat', 'stock', 'sacrifice', 'endowment', 'relief', 'housing', 'mosque', 'tafreej', 'tayseer', 'sand') THEN "palette" ELSE 'sand' END,
	"cover_seed" = abs("cover_seed")
FROM (
	SELECT "id" AS "numbered_id", row_number() OVER (ORDER BY "position", "id") AS "number",
		coalesce("href" ~ '^/([^/\\[:space:]][^\\[:space:]]*)?$' AND jsonb_typeof("link_label") = 'object' AND "link_label" <> '{}'::jsonb, false) AS "can_lead"
	FROM "sliders"
) AS numbered WHERE numbered."numbered_id" = "sliders"."id";--> statement-breakpoint
ALTER TABLE "sliders" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_slug" CHECK ("sliders"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_text" CHECK ("sliders"."text" is null or jsonb_typeof("sliders"."text") = 'object' and "sliders"."text" <> '{}'::jsonb);--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_link_label" CHECK ("sliders"."link_label" is null or jsonb_typeof("sliders"."link_label") = 'object' and "sliders"."link_label" <> '{}'::jsonb);--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_link" CHECK (("sliders"."href" is null) = ("sliders"."link_label" is null));--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_href" CHECK ("sliders"."href" ~ '^/([^/\\[:space:]][^\\[:space:]]*)?$');--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_palette" CHECK ("sliders"."palette" in ('orphans', 'zakat', 'stock', 'sacrifice', 'endowment', 'relief', 'housing', 'mosque', 'tafreej', 'tayseer', 'sand'));--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_cover_seed" CHECK ("sliders"."cover_seed" >= 0);--> statement-breakpoint
-- The home page and cached answers are made again after a change, whoever makes it.
CREATE TRIGGER sliders_announced AFTER INSERT OR UPDATE OR DELETE ON sliders FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
