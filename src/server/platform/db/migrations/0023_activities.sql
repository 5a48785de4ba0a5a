CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"topic" jsonb NOT NULL,
	"note" jsonb,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"seats" integer,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"place" jsonb,
	"address" jsonb,
	"access" jsonb,
	"online_url" text,
	"program" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minimum_days" integer,
	"terms" jsonb,
	"palette" text NOT NULL,
	"cover_seed" integer NOT NULL,
	"reminds_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activities_slug" UNIQUE("kind","slug"),
	CONSTRAINT "activities_texts" CHECK (jsonb_typeof("activities"."title") = 'object' and "activities"."title" <> '{}'::jsonb and jsonb_typeof("activities"."lead") = 'object' and "activities"."lead" <> '{}'::jsonb and jsonb_typeof("activities"."body") = 'object' and "activities"."body" <> '{}'::jsonb and jsonb_typeof("activities"."topic") = 'object' and "activities"."topic" <> '{}'::jsonb),
	CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('event', 'training')),
	CONSTRAINT "activities_status" CHECK ("activities"."status" in ('draft', 'open', 'closed', 'cancelled')),
	CONSTRAINT "activities_times" CHECK ("activities"."starts_at" < "activities"."ends_at" and "activities"."closes_at" <= "activities"."ends_at"),
	CONSTRAINT "activities_of_kind" CHECK (case "activities"."kind" when 'event' then "activities"."seats" is not null and "activities"."minimum_days" is null and "activities"."reminds_at" is not null else "activities"."seats" is null and "activities"."minimum_days" > 0 and jsonb_typeof("activities"."terms") = 'object' and "activities"."terms" <> '{}'::jsonb end),
	CONSTRAINT "activities_seats" CHECK ("activities"."seats_taken" >= 0 and ("activities"."seats" is null or ("activities"."seats" > 0 and "activities"."seats_taken" <= "activities"."seats"))),
	CONSTRAINT "activities_where" CHECK ("activities"."place" is not null or "activities"."online_url" is not null)
);
--> statement-breakpoint
CREATE TABLE "activity_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"activity_id" uuid NOT NULL,
	CONSTRAINT "activity_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"number" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_country" text,
	"phone_number" text,
	"status" text NOT NULL,
	"seats" integer,
	"days" text[],
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "applications_number_unique" UNIQUE("number"),
	CONSTRAINT "applications_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('submitted', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "applications_locale" CHECK ("applications"."locale" in ('en', 'ar', 'tr')),
	CONSTRAINT "applications_of_kind" CHECK (("applications"."seats" is null) <> ("applications"."days" is null)),
	CONSTRAINT "applications_seats" CHECK ("applications"."seats" between 1 and 4),
	CONSTRAINT "applications_days" CHECK (cardinality("applications"."days") > 0),
	CONSTRAINT "applications_phone" CHECK (("applications"."phone_country" is null) = ("applications"."phone_number" is null)),
	CONSTRAINT "applications_decided" CHECK (("applications"."status" = 'submitted') = ("applications"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "training_days" (
	"activity_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "training_days_activity_id_day_pk" PRIMARY KEY("activity_id","day"),
	CONSTRAINT "training_days_title" CHECK (jsonb_typeof("training_days"."title") = 'object' and "training_days"."title" <> '{}'::jsonb),
	CONSTRAINT "training_days_times" CHECK ("training_days"."starts_at" < "training_days"."ends_at"),
	CONSTRAINT "training_days_seats" CHECK ("training_days"."seats" > 0 and "training_days"."seats_taken" between 0 and "training_days"."seats")
);
--> statement-breakpoint
CREATE TABLE "training_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"name" jsonb,
	"words" jsonb,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_reviews_rating" CHECK ("training_reviews"."rating" between 1 and 5),
	CONSTRAINT "training_reviews_name" CHECK ("training_reviews"."words" is null or "training_reviews"."name" is not null)
);
--> statement-breakpoint
ALTER TABLE "activity_slugs" ADD CONSTRAINT "activity_slugs_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_reviews" ADD CONSTRAINT "training_reviews_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_latest" ON "activities" USING btree ("kind","starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "activities"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "activities_ending" ON "activities" USING btree ("kind","ends_at") WHERE "activities"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "activities_reminders" ON "activities" USING btree ("reminds_at") WHERE "activities"."reminded_at" is null and "activities"."kind" = 'event';--> statement-breakpoint
CREATE INDEX "activities_tags" ON "activities" USING gin ("tags");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_person" ON "applications" USING btree ("activity_id",lower("email")) WHERE "applications"."status" in ('submitted', 'accepted');--> statement-breakpoint
CREATE INDEX "applications_line" ON "applications" USING btree ("activity_id","created_at","id") WHERE "applications"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "applications_accepted" ON "applications" USING btree ("activity_id") WHERE "applications"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "applications_created" ON "applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "applications_email" ON "applications" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "training_reviews_activity" ON "training_reviews" USING btree ("activity_id","written_at" DESC NULLS FIRST);
--> statement-breakpoint
DO $$ BEGIN
  CREATE INDEX activities_search ON activities USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'no trigram index: %', SQLERRM;
END $$;
--> statement-breakpoint
-- Pages that show an event or training are rendered again, whoever changes it or takes a seat. One that leaves the site is not served again.
CREATE FUNCTION announce_activities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touched', CASE WHEN TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND NEW.status <> OLD.status) THEN 'gone:activity:' ELSE 'activity:' END || COALESCE(NEW.id, OLD.id));
  PERFORM pg_notify('touched', CASE WHEN TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND NEW.status <> OLD.status) THEN 'gone:activities' ELSE 'activities' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activities_announced AFTER INSERT OR UPDATE OR DELETE ON activities FOR EACH ROW EXECUTE FUNCTION announce_activities();
--> statement-breakpoint
CREATE FUNCTION announce_activity_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touched', 'activity:' || COALESCE(NEW.activity_id, OLD.activity_id));
  PERFORM pg_notify('touched', 'activities');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER training_days_announced AFTER INSERT OR UPDATE OR DELETE ON training_days FOR EACH ROW EXECUTE FUNCTION announce_activity_parts();
--> statement-breakpoint
CREATE TRIGGER training_reviews_announced AFTER INSERT OR UPDATE OR DELETE ON training_reviews FOR EACH ROW EXECUTE FUNCTION announce_activity_parts();
