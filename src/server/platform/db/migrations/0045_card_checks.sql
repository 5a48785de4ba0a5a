CREATE TABLE "card_declines" (
	"ref" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"card_hash" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"source_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"codes_sent" smallint DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "card_orders_codes" CHECK ("card_orders"."codes_sent" between 0 and 3 and "card_orders"."code_tries" between 0 and 5 and ("card_orders"."codes_sent" = 0) = ("card_orders"."code_sent_at" is null))
);
--> statement-breakpoint
ALTER TABLE "card_declines" ADD CONSTRAINT "card_declines_order_id_card_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."card_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_declines_order" ON "card_declines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_declines_card" ON "card_declines" USING btree ("card_hash","at");--> statement-breakpoint
CREATE INDEX "card_declines_at" ON "card_declines" USING btree ("at");--> statement-breakpoint
CREATE INDEX "card_orders_source" ON "card_orders" USING btree ("source_hash","created_at");--> statement-breakpoint
CREATE INDEX "card_orders_created" ON "card_orders" USING btree ("created_at");