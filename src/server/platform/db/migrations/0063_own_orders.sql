DROP INDEX "orders_account";--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);