ALTER TABLE "card_declines" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_declines" ADD COLUMN "card_change_id" uuid;--> statement-breakpoint
ALTER TABLE "card_declines" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "card_changes" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "card_declines" ADD CONSTRAINT "card_declines_card_change_id_card_changes_id_fk" FOREIGN KEY ("card_change_id") REFERENCES "public"."card_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_declines_change" ON "card_declines" USING btree ("card_change_id");--> statement-breakpoint
CREATE INDEX "card_declines_source" ON "card_declines" USING btree ("source_hash","at");--> statement-breakpoint
ALTER TABLE "card_declines" ADD CONSTRAINT "card_declines_of" CHECK (num_nonnulls("card_declines"."order_id", "card_declines"."card_change_id") = 1 and ("card_declines"."source_hash" is null or "card_declines"."card_change_id" is not null));