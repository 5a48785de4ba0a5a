ALTER TABLE "subscriptions" ADD COLUMN "plan_ref" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan_state" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "mirror_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "subscriptions_mirror" ON "subscriptions" USING btree ("mirror_at") WHERE "subscriptions"."mirror_at" is not null;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_planRef_unique" UNIQUE("plan_ref");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan" CHECK ("subscriptions"."plan_ref" is null or ("subscriptions"."payment_method_ref" is null and not "subscriptions"."is_pledge" and "subscriptions"."calendar" is null and "subscriptions"."sponsored_project_id" is null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_state" CHECK (("subscriptions"."plan_ref" is null) = ("subscriptions"."plan_state" is null) and "subscriptions"."plan_state" in ('pending', 'active', 'paused', 'ended'));