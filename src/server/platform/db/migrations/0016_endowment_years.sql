CREATE TABLE "endowment_years" (
	"project_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"capital_minor" bigint,
	"earned_minor" bigint NOT NULL,
	"given_minor" bigint NOT NULL,
	"text" jsonb,
	CONSTRAINT "endowment_years_project_id_year_pk" PRIMARY KEY("project_id","year"),
	CONSTRAINT "endowment_years_year" CHECK ("endowment_years"."year" between 1900 and 2200),
	CONSTRAINT "endowment_years_amounts" CHECK (coalesce("endowment_years"."capital_minor", 0) >= 0 and "endowment_years"."earned_minor" >= 0 and "endowment_years"."given_minor" between 0 and "endowment_years"."earned_minor")
);
--> statement-breakpoint
ALTER TABLE "endowment_years" ADD CONSTRAINT "endowment_years_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;