CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"status" text NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint,
	"item_id" uuid,
	"source" text DEFAULT 'donation' NOT NULL,
	"refusal" text,
	"provider_ref" text,
	"bank_reference" text,
	"failure_code" text,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"run_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('requested', 'approved', 'processing', 'succeeded', 'failed', 'refused')),
	CONSTRAINT "refunds_requested_by" CHECK ("refunds"."requested_by" in ('donor', 'staff', 'provider')),
	CONSTRAINT "refunds_source" CHECK ("refunds"."source" in ('donation', 'held')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_decided" CHECK ("refunds"."status" in ('requested', 'refused') or ("refunds"."payment_id" is not null and "refunds"."amount_minor" is not null and "refunds"."decided_at" is not null)),
	CONSTRAINT "refunds_refused" CHECK (("refunds"."status" = 'refused') = ("refunds"."refusal" is not null)),
	CONSTRAINT "refunds_ended" CHECK (("refunds"."status" in ('succeeded', 'refused')) = ("refunds"."ended_at" is not null)),
	CONSTRAINT "refunds_proof" CHECK ("refunds"."status" <> 'succeeded' or "refunds"."provider_ref" is not null or "refunds"."bank_reference" is not null)
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open" ON "refunds" USING btree ("order_id") WHERE "refunds"."status" in ('requested', 'approved', 'processing', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_ref" ON "refunds" USING btree ("provider_ref") WHERE "refunds"."provider_ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_bank_reference" ON "refunds" USING btree ("bank_reference") WHERE "refunds"."bank_reference" is not null;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("run_at") WHERE "refunds"."run_at" is not null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_minor" between 0 and "order_items"."amount_minor");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK (case "orders"."status" when 'refunded' then "orders"."refunded_minor" > 0 and "orders"."refunded_minor" = "orders"."received_minor"
        when 'partiallyRefunded' then "orders"."refunded_minor" > 0 and "orders"."refunded_minor" < "orders"."received_minor" else "orders"."refunded_minor" = 0 end);