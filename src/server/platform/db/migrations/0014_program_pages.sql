CREATE TABLE "beneficiary_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "beneficiary_types_code_unique" UNIQUE("code"),
	CONSTRAINT "beneficiary_types_title" CHECK (jsonb_typeof("beneficiary_types"."title") = 'object' and "beneficiary_types"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tags_code_unique" UNIQUE("code"),
	CONSTRAINT "tags_title" CHECK (jsonb_typeof("tags"."title") = 'object' and "tags"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
ALTER TABLE "project_types" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "project_types" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "project_types" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;