CREATE TABLE "recurring_charges" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"recurring_id" uuid NOT NULL,
	"period" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recurring_charges_period" UNIQUE("recurring_id","period"),
	CONSTRAINT "recurring_charges_period_after_first" CHECK ("recurring_charges"."period" > 0)
);
--> statement-breakpoint
ALTER TABLE "recurring_charges" ADD CONSTRAINT "recurring_charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_charges" ADD CONSTRAINT "recurring_charges_recurring_id_recurring_donations_id_fk" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_donations_due" ON "recurring_donations" USING btree ("next_at") WHERE "recurring_donations"."status" in ('active', 'pastDue') and "recurring_donations"."next_at" is not null;