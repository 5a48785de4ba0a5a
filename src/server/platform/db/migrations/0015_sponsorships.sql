CREATE TABLE "sponsorship_parts" (
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "sponsorship_parts_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "sponsorship_parts_amount" CHECK ("sponsorship_parts"."amount_minor" > 0),
	CONSTRAINT "sponsorship_parts_title" CHECK (jsonb_typeof("sponsorship_parts"."title") = 'object' and "sponsorship_parts"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_published";--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_status";--> statement-breakpoint
ALTER TABLE "project_updates" ADD COLUMN "is_for_sponsor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "monthly_minor" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sponsored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "sponsored_project_id" uuid;--> statement-breakpoint
ALTER TABLE "sponsorship_parts" ADD CONSTRAINT "sponsorship_parts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_sponsored_project_id_projects_id_fk" FOREIGN KEY ("sponsored_project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_sponsor" ON "subscriptions" USING btree ("sponsored_project_id") WHERE "subscriptions"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_monthly" CHECK ("projects"."monthly_minor" is null or ("projects"."monthly_minor" > 0 and "projects"."is_about_person" and not "projects"."is_endowment" and "projects"."donation_method" = 'money'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_sponsored" CHECK (("projects"."status" = 'sponsored') = ("projects"."sponsored_at" is not null) and ("projects"."sponsored_at" is null or "projects"."monthly_minor" is not null));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_published" CHECK ("projects"."status" not in ('published', 'sponsored', 'completed') or "projects"."published_at" is not null);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_status" CHECK ("projects"."status" in ('draft', 'needApproval', 'published', 'sponsored', 'rejected', 'completed'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_sponsorship" CHECK ("subscriptions"."sponsored_project_id" is null or "subscriptions"."interval" = 'month');