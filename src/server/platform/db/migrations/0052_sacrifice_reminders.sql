CREATE TABLE "sacrifice_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"remind_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "sacrifice_reminders_confirmed" CHECK ("sacrifice_reminders"."reminded_at" is null or "sacrifice_reminders"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sacrifice_reminders_email_key" ON "sacrifice_reminders" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "sacrifice_reminders_token_key" ON "sacrifice_reminders" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sacrifice_reminders_due" ON "sacrifice_reminders" USING btree ("remind_from") WHERE "sacrifice_reminders"."confirmed_at" is not null and "sacrifice_reminders"."reminded_at" is null;