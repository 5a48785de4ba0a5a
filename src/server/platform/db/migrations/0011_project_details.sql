CREATE TABLE "ngos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"partner_kind" text DEFAULT 'executive' NOT NULL,
	"country" text NOT NULL,
	"city" jsonb,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ngos_slug_unique" UNIQUE("slug"),
	CONSTRAINT "ngos_name" CHECK (jsonb_typeof("ngos"."name") = 'object' and "ngos"."name" <> '{}'::jsonb),
	CONSTRAINT "ngos_status" CHECK ("ngos"."status" in ('draft', 'needApproval', 'approved', 'rejected', 'suspended')),
	CONSTRAINT "ngos_partner_kind" CHECK ("ngos"."partner_kind" in ('executive', 'supervising')),
	CONSTRAINT "ngos_approved" CHECK ("ngos"."status" not in ('approved', 'suspended') or "ngos"."approved_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "project_impacts" (
	"project_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "project_impacts_project_id_amount_minor_pk" PRIMARY KEY("project_id","amount_minor"),
	CONSTRAINT "project_impacts_amount" CHECK ("project_impacts"."amount_minor" > 0),
	CONSTRAINT "project_impacts_text" CHECK (jsonb_typeof("project_impacts"."text") = 'object' and "project_impacts"."text" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "project_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"happened_on" date NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb,
	CONSTRAINT "project_updates_title" CHECK (jsonb_typeof("project_updates"."title") = 'object' and "project_updates"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "ngo_id" uuid;--> statement-breakpoint
ALTER TABLE "project_impacts" ADD CONSTRAINT "project_impacts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_updates" ADD CONSTRAINT "project_updates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_updates_newest" ON "project_updates" USING btree ("project_id","happened_on" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_ngo_id_ngos_id_fk" FOREIGN KEY ("ngo_id") REFERENCES "public"."ngos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_ngo_newest" ON "projects" USING btree ("ngo_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "projects"."status" in ('published', 'completed');