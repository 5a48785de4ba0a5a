CREATE TABLE "ngo_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"ngo_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ngo_slugs" ADD CONSTRAINT "ngo_slugs_ngo_id_ngos_id_fk" FOREIGN KEY ("ngo_id") REFERENCES "public"."ngos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ngo_slugs_ngo" ON "ngo_slugs" USING btree ("ngo_id");--> statement-breakpoint
-- Whoever changes the slug of an institution that has had a page: its former address leads to it for ever, so no other institution takes it.
CREATE FUNCTION keep_ngo_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ngo_slugs WHERE slug = NEW.slug AND ngo_id <> NEW.id) THEN
    RAISE EXCEPTION 'the slug % leads to another institution', NEW.slug USING ERRCODE = 'unique_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.slug <> NEW.slug AND OLD.approved_at IS NOT NULL THEN
    INSERT INTO ngo_slugs (slug, ngo_id) VALUES (OLD.slug, OLD.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ngos_slug_kept BEFORE INSERT OR UPDATE OF slug ON ngos FOR EACH ROW EXECUTE FUNCTION keep_ngo_slug();
