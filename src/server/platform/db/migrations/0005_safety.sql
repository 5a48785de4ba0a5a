CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "inbox_due";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "kept_forms" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recurring_donations" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "written_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "enquiry_failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "enquiry_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sealed_client_secret" text;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "kept_forms_source" ON "kept_forms" USING btree ("source","expires_at");--> statement-breakpoint
CREATE INDEX "orders_to_erase" ON "orders" USING btree ("expires_at") WHERE "orders"."status" in ('expired', 'failed', 'cancelled') and "orders"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_subject" ON "inbox" USING btree ("provider","provider_ref") WHERE "inbox"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_to_clear" ON "inbox" USING btree ("applied_at") WHERE "inbox"."raw" <> '';--> statement-breakpoint
CREATE INDEX "inbox_to_delete" ON "inbox" USING btree ("applied_at") WHERE "inbox"."raw" = '';--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mails_sent" ON "mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_to_clear" ON "mails" USING btree ("sent_at") WHERE "mails"."html" <> '';--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "inbox_due" ON "inbox" USING btree ("run_at") WHERE "inbox"."applied_at" is null and "inbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("run_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
-- Receipts are numbered without gaps: a sequence keeps the number of a transaction that came to nothing.
INSERT INTO "counters" ("name", "value") SELECT 'receipts', coalesce(max("receipt_number"), 1000) FROM "orders";
--> statement-breakpoint
DROP SEQUENCE "receipt_numbers";
