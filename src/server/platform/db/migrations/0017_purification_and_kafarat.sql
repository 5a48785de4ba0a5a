CREATE TABLE "kafarat_prices" (
	"country" char(2) NOT NULL,
	"currency" char(3) NOT NULL,
	"valid_from" date NOT NULL,
	"price_minor" bigint NOT NULL,
	"meal" jsonb NOT NULL,
	"authority" jsonb NOT NULL,
	"source" text NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "kafarat_prices_country_currency_valid_from_pk" PRIMARY KEY("country","currency","valid_from"),
	CONSTRAINT "kafarat_prices_country" CHECK ("kafarat_prices"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "kafarat_prices_price" CHECK ("kafarat_prices"."price_minor" > 0),
	CONSTRAINT "kafarat_prices_meal" CHECK (jsonb_typeof("kafarat_prices"."meal") = 'object' and "kafarat_prices"."meal" <> '{}'::jsonb),
	CONSTRAINT "kafarat_prices_authority" CHECK (jsonb_typeof("kafarat_prices"."authority") = 'object' and "kafarat_prices"."authority" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "stock_rates" (
	"symbol" text NOT NULL,
	"period" text NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"authority" jsonb NOT NULL,
	"source" text NOT NULL,
	"published_on" date NOT NULL,
	"valid_until" date,
	CONSTRAINT "stock_rates_symbol_period_pk" PRIMARY KEY("symbol","period"),
	CONSTRAINT "stock_rates_period" CHECK ("stock_rates"."period" ~ '^[12][0-9]{3}(-(H[12]|Q[1-4]))?$'),
	CONSTRAINT "stock_rates_authority" CHECK (jsonb_typeof("stock_rates"."authority") = 'object' and "stock_rates"."authority" <> '{}'::jsonb),
	CONSTRAINT "stock_rates_source" CHECK (length("stock_rates"."source") > 0),
	CONSTRAINT "stock_rates_dates" CHECK ("stock_rates"."valid_until" is null or "stock_rates"."valid_until" >= "stock_rates"."published_on")
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"symbol" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"exchange" text NOT NULL,
	"currency" char(3) NOT NULL,
	"held_share" smallint,
	"search_text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stocks_symbol" CHECK ("stocks"."symbol" ~ '^[A-Z0-9][A-Z0-9.-]{0,11}$'),
	CONSTRAINT "stocks_name" CHECK (jsonb_typeof("stocks"."name") = 'object' and "stocks"."name" <> '{}'::jsonb),
	CONSTRAINT "stocks_held_share" CHECK ("stocks"."held_share" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "stock_rates" ADD CONSTRAINT "stock_rates_symbol_stocks_symbol_fk" FOREIGN KEY ("symbol") REFERENCES "public"."stocks"("symbol") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Pages and cached answers that show companies, rates, prices or rulings are made again after a change, whoever makes it.
CREATE FUNCTION announce_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touched', 'site');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stocks_announced AFTER INSERT OR UPDATE OR DELETE ON stocks FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER stock_rates_announced AFTER INSERT OR UPDATE OR DELETE ON stock_rates FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER kafarat_prices_announced AFTER INSERT OR UPDATE OR DELETE ON kafarat_prices FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER ruling_values_announced AFTER INSERT OR UPDATE OR DELETE ON ruling_values FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
INSERT INTO "ruling_values" ("code", "value", "valid_from", "authority", "source") VALUES
	('kafarah.oath', 10, '2026-01-01', '{"en": "The Qur’an, agreed upon", "ar": "القرآن الكريم وإجماع الفقهاء", "tr": "Kur’an-ı Kerim ve âlimlerin görüş birliği"}', 'Qur’an 5:89'),
	('kafarah.fast', 60, '2026-01-01', '{"en": "The Sunnah; the four schools", "ar": "السنة النبوية والمذاهب الأربعة", "tr": "Sünnet ve dört mezhep"}', 'Sahih al-Bukhari 1936, Sahih Muslim 1111'),
	('kafarah.zihar', 60, '2026-01-01', '{"en": "The Qur’an, agreed upon", "ar": "القرآن الكريم وإجماع الفقهاء", "tr": "Kur’an-ı Kerim ve âlimlerin görüş birliği"}', 'Qur’an 58:3-4'),
	('kafarah.eating', 60, '2026-01-01', '{"en": "The Hanafi and Maliki schools", "ar": "المذهبان الحنفي والمالكي", "tr": "Hanefî ve Mâlikî mezhepleri"}', 'al-Marghinani, al-Hidaya; Ibn Rushd, Bidayat al-Mujtahid'),
	('kafarah.fidya', 1, '2026-01-01', '{"en": "The Qur’an, as Ibn Abbas explained it", "ar": "القرآن الكريم بتفسير ابن عباس", "tr": "Kur’an-ı Kerim, İbn Abbas’ın tefsiriyle"}', 'Qur’an 2:184, Sahih al-Bukhari 4505');
