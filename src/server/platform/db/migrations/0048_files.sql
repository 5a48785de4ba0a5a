CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"width" integer,
	"height" integer,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"size_bytes" integer NOT NULL,
	"is_private" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remove_at" timestamp with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('avatar', 'cover', 'gallery', 'logo', 'legalDocument')),
	CONSTRAINT "files_key" CHECK ("files"."key" ~ '^[0-9a-f]{32}\.(webp|pdf)$'),
	CONSTRAINT "files_size" CHECK ("files"."size_bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "image_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_removal" ON "files" USING btree ("remove_at") WHERE "files"."remove_at" is not null;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");