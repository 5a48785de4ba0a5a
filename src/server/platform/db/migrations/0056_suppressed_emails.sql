CREATE TABLE "suppressed_emails" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "suppressed_emails_refused" ON "suppressed_emails" USING btree ("refused_at");