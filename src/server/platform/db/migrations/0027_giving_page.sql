CREATE TABLE "giving_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "giving_codes_tries" CHECK ("giving_codes"."tries" between 0 and 5),
	CONSTRAINT "giving_codes_times" CHECK ("giving_codes"."expires_at" > "giving_codes"."created_at")
);
--> statement-breakpoint
DROP INDEX "subscriptions_due";--> statement-breakpoint
ALTER TABLE "giving_codes" ADD CONSTRAINT "giving_codes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "giving_codes_subscription" ON "giving_codes" USING btree ("subscription_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "giving_codes_expired" ON "giving_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_at") WHERE "subscriptions"."status" in ('active', 'paused', 'pastDue') and "subscriptions"."next_at" is not null;