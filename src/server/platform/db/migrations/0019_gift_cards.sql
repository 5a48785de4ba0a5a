CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"to_number" text NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "text_messages_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "text_messages_number" CHECK ("text_messages"."to_number" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
ALTER TABLE "order_item_people" ADD COLUMN "gift_kind" text;--> statement-breakpoint
ALTER TABLE "order_item_people" ADD COLUMN "gift_language" text;--> statement-breakpoint
ALTER TABLE "order_item_people" ADD COLUMN "gift_send_on" date;--> statement-breakpoint
ALTER TABLE "order_item_people" ADD COLUMN "gift_shows_amount" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item_people" ADD COLUMN "gift_shows_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "text_messages_created" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_order" ON "text_messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "text_messages_sent" ON "text_messages" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "order_item_people" ADD CONSTRAINT "order_item_people_kind" CHECK ("order_item_people"."gift_kind" in ('onBehalf', 'inHonour'));--> statement-breakpoint
ALTER TABLE "order_item_people" ADD CONSTRAINT "order_item_people_language" CHECK ("order_item_people"."gift_language" in ('en', 'ar', 'tr'));--> statement-breakpoint
ALTER TABLE "order_item_people" ADD CONSTRAINT "order_item_people_card" CHECK (("order_item_people"."gift_kind" is null) = ("order_item_people"."gift_language" is null) and ("order_item_people"."gift_kind" is not null or ("order_item_people"."gift_send_on" is null and not "order_item_people"."gift_shows_amount" and not "order_item_people"."gift_shows_name")));--> statement-breakpoint
ALTER TABLE "order_item_people" ADD CONSTRAINT "order_item_people_receiver" CHECK ("order_item_people"."gift_kind" is null or ("order_item_people"."gift_receiver_name" is not null and ("order_item_people"."gift_receiver_email" is not null or "order_item_people"."gift_receiver_phone_number" is not null)));