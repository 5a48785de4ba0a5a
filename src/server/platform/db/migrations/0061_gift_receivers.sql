CREATE TABLE "gift_receivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_receivers_name" CHECK (length("gift_receivers"."name") between 1 and 120),
	CONSTRAINT "gift_receivers_reached" CHECK ("gift_receivers"."email" is not null or "gift_receivers"."phone" is not null),
	CONSTRAINT "gift_receivers_phone" CHECK ("gift_receivers"."phone" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
ALTER TABLE "gift_receivers" ADD CONSTRAINT "gift_receivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_receivers_user" ON "gift_receivers" USING btree ("user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_receivers_same_key" ON "gift_receivers" USING btree ("user_id",lower("name"),lower(coalesce("email", '')),coalesce("phone", ''));