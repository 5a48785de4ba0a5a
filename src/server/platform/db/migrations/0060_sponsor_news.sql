ALTER TABLE "project_updates" ADD COLUMN "told_to" uuid;--> statement-breakpoint
ALTER TABLE "project_updates" ADD CONSTRAINT "project_updates_told_to_subscriptions_id_fk" FOREIGN KEY ("told_to") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "project_updates" ADD CONSTRAINT "project_updates_told" CHECK ("project_updates"."told_to" is null or "project_updates"."is_for_sponsor");--> statement-breakpoint
UPDATE "project_updates" SET "told_to" = s."id" FROM "outbox" o JOIN "subscriptions" s ON s."order_id"::text = o."payload"->>'orderId' WHERE o."payload"->>'template' = 'sponsorNews' AND o."payload"->>'news' = "project_updates"."id"::text;
