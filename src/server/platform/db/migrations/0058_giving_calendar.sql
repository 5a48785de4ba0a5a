CREATE TABLE "hijri_months" (
	"name" text PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"source" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hijri_months_startsOn_unique" UNIQUE("starts_on"),
	CONSTRAINT "hijri_months_name" CHECK ("hijri_months"."name" ~ '^1[45][0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "hijri_months_source" CHECK (length("hijri_months"."source") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_calendar" CHECK ("subscriptions"."calendar" ~ '^(fridays|ramadan|lastTenNights(:odd|:night27)?|firstTenDays|whiteDays|zakatDay:([1-9]|1[0-2])-([1-9]|[12][0-9]|30))$');--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_calendar_of_none" CHECK ("subscriptions"."calendar" is null or "subscriptions"."sponsored_project_id" is null);