CREATE TABLE "muted_notices" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"muted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "muted_notices_address_hash_kind_pk" PRIMARY KEY("address_hash","kind"),
	CONSTRAINT "muted_notices_kind" CHECK ("muted_notices"."kind" in ('transfers', 'recurring', 'sponsorship', 'season', 'zakat', 'events'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digits" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "names_to_ngos_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_digits" CHECK ("users"."digits" in ('latn', 'arab'));