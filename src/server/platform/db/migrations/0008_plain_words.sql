ALTER TABLE "kept_forms" RENAME TO "form_flashes";--> statement-breakpoint
ALTER TABLE "idempotent_answers" RENAME TO "idempotency_records";--> statement-breakpoint
ALTER TABLE "recurring_charges" RENAME TO "subscription_charges";--> statement-breakpoint
ALTER TABLE "recurring_donations" RENAME TO "subscriptions";--> statement-breakpoint
ALTER TABLE "mails" RENAME TO "emails";--> statement-breakpoint
ALTER TABLE "inbox" RENAME TO "webhook_events";--> statement-breakpoint
ALTER TABLE "form_flashes" RENAME COLUMN "sealed" TO "encrypted";--> statement-breakpoint
ALTER TABLE "cart_private" RENAME COLUMN "sealed" TO "encrypted";--> statement-breakpoint
ALTER TABLE "idempotency_records" RENAME COLUMN "sealed_body" TO "encrypted_body";--> statement-breakpoint
ALTER TABLE "subscription_charges" RENAME COLUMN "recurring_id" TO "subscription_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "gift_minor" TO "subtotal_minor";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "enquiries" TO "poll_count";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "next_enquiry_at" TO "next_poll_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "asked_at" TO "sync_requested_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "answered_at" TO "synced_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "enquiry_failures" TO "poll_failures";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "enquiry_failed_at" TO "poll_failed_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "sealed_client_secret" TO "encrypted_client_secret";--> statement-breakpoint
-- Constraints and indexes keep their definitions and take the names of their tables and columns.
DO $$
DECLARE
  renamed constant text[][] := ARRAY[['kept_forms', 'form_flashes'], ['idempotent_answers', 'idempotency_records'], ['recurring_charges_recurring_id_recurring_donations', 'subscription_charges_subscription_id_subscriptions'], ['recurring_charges', 'subscription_charges'], ['recurring_donations', 'subscriptions'], ['mails', 'emails'], ['inbox', 'webhook_events']];
  pair text[];
  item record;
BEGIN
  FOREACH pair SLICE 1 IN ARRAY renamed LOOP
    FOR item IN SELECT conname AS name, conrelid::regclass AS parent FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conname LIKE pair[1] || '\_%' LOOP
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', item.parent, item.name, pair[2] || substr(item.name, length(pair[1]) + 1));
    END LOOP;
    FOR item IN SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public' AND indexname LIKE pair[1] || '\_%' LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', item.name, pair[2] || substr(item.name, length(pair[1]) + 1));
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
-- Jobs and entries that are stored already take the words that the code reads.
UPDATE "outbox" SET "kind" = 'email', "dedupe_key" = regexp_replace("dedupe_key", '^mail:', 'email:') WHERE "kind" = 'mail';--> statement-breakpoint
UPDATE "outbox" SET "payload" = ("payload" - 'subscriptionId') || jsonb_build_object('subscriberId', "payload" -> 'subscriptionId') WHERE "payload" ? 'subscriptionId' AND "payload" ->> 'template' = 'newsletterConfirmation';--> statement-breakpoint
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_immutable";--> statement-breakpoint
UPDATE "ledger_entries" SET "kind" = 'donation' WHERE "kind" = 'gift';--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_immutable";
