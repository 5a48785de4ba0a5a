CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_ref" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"due_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "disputes_providerRef_unique" UNIQUE("provider_ref"),
	CONSTRAINT "disputes_status" CHECK ("disputes"."status" in ('inquiry', 'open', 'won', 'lost')),
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount_minor" > 0),
	CONSTRAINT "disputes_fee" CHECK ("disputes"."fee_minor" >= 0),
	CONSTRAINT "disputes_ended" CHECK (("disputes"."status" in ('won', 'lost')) = ("disputes"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_undecided" ON "disputes" USING btree ("due_by") WHERE "disputes"."status" in ('inquiry', 'open');