ALTER TABLE "payments" DROP CONSTRAINT "payments_reference_unique";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "repeats_reference" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_pledge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_unique" ON "payments" USING btree ("reference") WHERE not "payments"."repeats_reference";--> statement-breakpoint
CREATE INDEX "payments_repeated_reference" ON "payments" USING btree ("reference") WHERE "payments"."repeats_reference";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_repeats" CHECK ("payments"."method" = 'bank' or not "payments"."repeats_reference");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_pledge" CHECK (not "subscriptions"."is_pledge" or ("subscriptions"."payment_method_ref" is null and "subscriptions"."sponsored_project_id" is null and "subscriptions"."interval" <> 'day' and "subscriptions"."status" <> 'pastDue'));