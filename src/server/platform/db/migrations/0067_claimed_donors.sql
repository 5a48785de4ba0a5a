ALTER TABLE "order_donors" ADD COLUMN "is_claimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_donors_unclaimed" ON "order_donors" USING btree ("donor_hash") WHERE not "order_donors"."is_claimed";--> statement-breakpoint
UPDATE order_donors d SET is_claimed = true FROM orders o WHERE o.id = d.order_id AND o.account_id IS NOT NULL;
