CREATE TABLE "amount_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "amount_changes_amount" CHECK ("amount_changes"."amount_minor" > 0 and "amount_changes"."total_minor" >= "amount_changes"."amount_minor")
);
--> statement-breakpoint
ALTER TABLE "amount_changes" ADD CONSTRAINT "amount_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "amount_changes_one_pending" ON "amount_changes" USING btree ("subscription_id") WHERE "amount_changes"."confirmed_at" is null and "amount_changes"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "amount_changes_subscription" ON "amount_changes" USING btree ("subscription_id","created_at" DESC NULLS LAST);