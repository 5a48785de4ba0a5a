CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"subject" text,
	"full_name" text,
	"email" text,
	"phone_country" text,
	"phone_number" text,
	"order_number" text,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_messages_number_unique" UNIQUE("number"),
	CONSTRAINT "contact_messages_subject" CHECK ("contact_messages"."subject" in ('donation', 'zakat', 'project', 'wrong')),
	CONSTRAINT "contact_messages_locale" CHECK ("contact_messages"."locale" in ('en', 'ar', 'tr')),
	CONSTRAINT "contact_messages_length" CHECK (char_length("contact_messages"."message") between 1 and 4000),
	CONSTRAINT "contact_messages_sender" CHECK ("contact_messages"."subject" is not distinct from 'wrong' or ("contact_messages"."email" is not null and "contact_messages"."full_name" is not null)),
	CONSTRAINT "contact_messages_phone" CHECK (("contact_messages"."phone_country" is null) = ("contact_messages"."phone_number" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_fingerprint" ON "contact_messages" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"),"created_at");