CREATE TABLE "card_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"code_id" uuid,
	"status" text NOT NULL,
	"setup_ref" text,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_poll_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	CONSTRAINT "card_changes_codeId_unique" UNIQUE("code_id"),
	CONSTRAINT "card_changes_setupRef_unique" UNIQUE("setup_ref"),
	CONSTRAINT "card_changes_status" CHECK ("card_changes"."status" in ('open', 'saved', 'cancelled')),
	CONSTRAINT "card_changes_saved" CHECK (("card_changes"."status" = 'saved') = ("card_changes"."saved_at" is not null)),
	CONSTRAINT "card_changes_polled" CHECK (("card_changes"."status" = 'open') = ("card_changes"."next_poll_at" is not null)),
	CONSTRAINT "card_changes_retry" CHECK ("card_changes"."retry_at" is null or "card_changes"."saved_at" is not null),
	CONSTRAINT "card_changes_times" CHECK ("card_changes"."expires_at" > "card_changes"."created_at")
);
--> statement-breakpoint
ALTER TABLE "card_changes" ADD CONSTRAINT "card_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_changes" ADD CONSTRAINT "card_changes_code_id_giving_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."giving_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_changes_one_open" ON "card_changes" USING btree ("subscription_id") WHERE "card_changes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "card_changes_subscription" ON "card_changes" USING btree ("subscription_id","saved_at");--> statement-breakpoint
CREATE INDEX "card_changes_due" ON "card_changes" USING btree ("next_poll_at") WHERE "card_changes"."status" = 'open';