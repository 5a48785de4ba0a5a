ALTER TABLE "projects" ADD COLUMN "born_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ends_on" date;