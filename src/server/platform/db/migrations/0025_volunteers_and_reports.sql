CREATE TABLE "annual_report_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"part" text NOT NULL,
	"position" smallint NOT NULL,
	"label" jsonb NOT NULL,
	"amount_minor" bigint,
	"count" integer,
	CONSTRAINT "annual_report_lines_place" UNIQUE("report_id","part","position"),
	CONSTRAINT "annual_report_lines_label" CHECK (jsonb_typeof("annual_report_lines"."label") = 'object' and "annual_report_lines"."label" <> '{}'::jsonb),
	CONSTRAINT "annual_report_lines_part" CHECK ("annual_report_lines"."part" in ('spending', 'program', 'trouble')),
	CONSTRAINT "annual_report_lines_figure" CHECK (num_nonnulls("annual_report_lines"."amount_minor", "annual_report_lines"."count") = 1 and ("annual_report_lines"."part" = 'trouble' or "annual_report_lines"."count" is null) and coalesce("annual_report_lines"."amount_minor", "annual_report_lines"."count") >= 0)
);
--> statement-breakpoint
CREATE TABLE "annual_report_months" (
	"report_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"zakat_minor" bigint NOT NULL,
	"other_minor" bigint NOT NULL,
	CONSTRAINT "annual_report_months_report_id_month_pk" PRIMARY KEY("report_id","month"),
	CONSTRAINT "annual_report_months_month" CHECK ("annual_report_months"."month" between 1 and 12),
	CONSTRAINT "annual_report_months_sums" CHECK ("annual_report_months"."zakat_minor" >= 0 and "annual_report_months"."other_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "annual_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"headline" jsonb NOT NULL,
	"note" jsonb,
	"auditor" jsonb NOT NULL,
	"audited_on" date NOT NULL,
	"source" jsonb NOT NULL,
	"currency" char(3) NOT NULL,
	"palette" text NOT NULL,
	"file_url" text,
	"is_published" boolean DEFAULT false NOT NULL,
	CONSTRAINT "annual_reports_year_unique" UNIQUE("year"),
	CONSTRAINT "annual_reports_year" CHECK ("annual_reports"."year" between 1900 and 2200),
	CONSTRAINT "annual_reports_texts" CHECK (jsonb_typeof("annual_reports"."headline") = 'object' and "annual_reports"."headline" <> '{}'::jsonb and jsonb_typeof("annual_reports"."auditor") = 'object' and "annual_reports"."auditor" <> '{}'::jsonb and jsonb_typeof("annual_reports"."source") = 'object' and "annual_reports"."source" <> '{}'::jsonb),
	CONSTRAINT "annual_reports_audited" CHECK (extract(year from "annual_reports"."audited_on") > "annual_reports"."year"),
	CONSTRAINT "annual_reports_file" CHECK ("annual_reports"."file_url" ~ '^(https://|/files/)')
);
--> statement-breakpoint
CREATE TABLE "volunteers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_country" text NOT NULL,
	"phone_number" text NOT NULL,
	"gender" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"nationality" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"days" text[] DEFAULT '{}' NOT NULL,
	"time_from" text NOT NULL,
	"time_to" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"education" text NOT NULL,
	"occupation" text NOT NULL,
	"preferred_types" text[] DEFAULT '{}' NOT NULL,
	"preferred_categories" text[] DEFAULT '{}' NOT NULL,
	"preferred_genders" text[] DEFAULT '{}' NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"notes" text,
	"locale" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "volunteers_number_unique" UNIQUE("number"),
	CONSTRAINT "volunteers_gender" CHECK ("volunteers"."gender" in ('male', 'female')),
	CONSTRAINT "volunteers_locale" CHECK ("volunteers"."locale" in ('en', 'ar', 'tr')),
	CONSTRAINT "volunteers_days" CHECK ("volunteers"."days" <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
	CONSTRAINT "volunteers_genders" CHECK ("volunteers"."preferred_genders" <@ array['female', 'male', 'both']),
	CONSTRAINT "volunteers_end" CHECK ("volunteers"."end_date" >= "volunteers"."start_date"),
	CONSTRAINT "volunteers_birth" CHECK ("volunteers"."date_of_birth" < "volunteers"."start_date"),
	CONSTRAINT "volunteers_time" CHECK ("volunteers"."time_from" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "volunteers"."time_to" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "volunteers"."time_to" > "volunteers"."time_from"),
	CONSTRAINT "volunteers_notes" CHECK (char_length("volunteers"."notes") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "annual_report_lines" ADD CONSTRAINT "annual_report_lines_report_id_annual_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."annual_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annual_report_months" ADD CONSTRAINT "annual_report_months_report_id_annual_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."annual_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "volunteers_fingerprint" ON "volunteers" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "volunteers_created" ON "volunteers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "volunteers_email" ON "volunteers" USING btree (lower("email"),"created_at");
--> statement-breakpoint
-- Pages and cached answers that show these are made again after a change, whoever makes it.
CREATE TRIGGER annual_reports_announced AFTER INSERT OR UPDATE OR DELETE ON annual_reports FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER annual_report_months_announced AFTER INSERT OR UPDATE OR DELETE ON annual_report_months FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER annual_report_lines_announced AFTER INSERT OR UPDATE OR DELETE ON annual_report_lines FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
