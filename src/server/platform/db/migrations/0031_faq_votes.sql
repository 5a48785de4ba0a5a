CREATE TABLE "faq_votes" (
	"faq_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"helped" integer DEFAULT 0 NOT NULL,
	"not_helped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faq_votes_faq_id_locale_pk" PRIMARY KEY("faq_id","locale"),
	CONSTRAINT "faq_votes_locale" CHECK ("faq_votes"."locale" in ('en', 'ar', 'tr')),
	CONSTRAINT "faq_votes_counts" CHECK ("faq_votes"."helped" >= 0 and "faq_votes"."not_helped" >= 0)
);
--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;