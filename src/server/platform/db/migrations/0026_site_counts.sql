CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"locale" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "page_counts_day_route_locale_pk" PRIMARY KEY("day","route","locale"),
	CONSTRAINT "page_counts_locale" CHECK ("page_counts"."locale" in ('en', 'ar', 'tr')),
	CONSTRAINT "page_counts_count" CHECK ("page_counts"."count" > 0)
);
