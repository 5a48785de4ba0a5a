CREATE TABLE "metal_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"metal" text NOT NULL,
	"caliber" smallint,
	"currency" char(3) NOT NULL,
	"price_per_gram" bigint NOT NULL,
	"source" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "metal_prices_metal" CHECK ("metal_prices"."metal" in ('gold', 'silver')),
	CONSTRAINT "metal_prices_caliber" CHECK (("metal_prices"."metal" = 'gold' and "metal_prices"."caliber" is not null and "metal_prices"."caliber" between 1 and 24) or ("metal_prices"."metal" = 'silver' and "metal_prices"."caliber" is null)),
	CONSTRAINT "metal_prices_price" CHECK ("metal_prices"."price_per_gram" > 0)
);
--> statement-breakpoint
CREATE TABLE "ruling_values" (
	"code" text NOT NULL,
	"value" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"authority" jsonb NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "ruling_values_code_valid_from_pk" PRIMARY KEY("code","valid_from"),
	CONSTRAINT "ruling_values_value" CHECK ("ruling_values"."value" > 0),
	CONSTRAINT "ruling_values_authority" CHECK (jsonb_typeof("ruling_values"."authority") = 'object' and "ruling_values"."authority" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE INDEX "metal_prices_newest" ON "metal_prices" USING btree ("currency","metal","caliber","updated_at" DESC NULLS FIRST);
--> statement-breakpoint
INSERT INTO "ruling_values" ("code", "value", "valid_from", "authority", "source") VALUES
	('zakatRate.lunar', 25000, '2026-01-01', '{"en": "The Sunnah, agreed upon", "ar": "السنة النبوية وإجماع الفقهاء", "tr": "Sünnet ve âlimlerin görüş birliği"}', 'Sunan Abi Dawud 1573'),
	('zakatRate.solar', 25770, '2026-01-01', '{"en": "AAOIFI", "ar": "هيئة المحاسبة والمراجعة للمؤسسات المالية الإسلامية (أيوفي)", "tr": "AAOIFI"}', 'AAOIFI Shari’ah Standard 35, Zakah'),
	('nisab.gold85', 85000, '2026-01-01', '{"en": "Yusuf al-Qaradawi; most fiqh councils of today", "ar": "يوسف القرضاوي، وأكثر المجامع الفقهية المعاصرة", "tr": "Yusuf el-Karadavi ve günümüz fıkıh kurullarının çoğu"}', 'Fiqh al-Zakah: 20 mithqal of 4.25 g'),
	('nisab.gold80', 80180, '2026-01-01', '{"en": "Presidency of Religious Affairs, Türkiye", "ar": "رئاسة الشؤون الدينية في تركيا", "tr": "Diyanet İşleri Başkanlığı"}', 'Diyanet, Din İşleri Yüksek Kurulu: 20 miskal, 80,18 g'),
	('nisab.gold87', 87480, '2026-01-01', '{"en": "Hanafi scholars of South Asia", "ar": "علماء الحنفية في جنوب آسيا", "tr": "Güney Asya’daki Hanefî âlimleri"}', '7.5 tola of 11.664 g'),
	('nisab.silver595', 595000, '2026-01-01', '{"en": "Yusuf al-Qaradawi; most fiqh councils of today", "ar": "يوسف القرضاوي، وأكثر المجامع الفقهية المعاصرة", "tr": "Yusuf el-Karadavi ve günümüz fıkıh kurullarının çoğu"}', 'Fiqh al-Zakah: 200 dirhams of 2.975 g'),
	('nisab.silver612', 612360, '2026-01-01', '{"en": "Hanafi scholars of South Asia", "ar": "علماء الحنفية في جنوب آسيا", "tr": "Güney Asya’daki Hanefî âlimleri"}', '52.5 tola of 11.664 g'),
	('nisab.silver561', 561000, '2026-01-01', '{"en": "Presidency of Religious Affairs, Türkiye", "ar": "رئاسة الشؤون الدينية في تركيا", "tr": "Diyanet İşleri Başkanlığı"}', 'Diyanet, Din İşleri Yüksek Kurulu: 200 dirhem, 561 g'),
	('heldShare', 2500, '2026-01-01', '{"en": "National Zakat Foundation, United Kingdom", "ar": "مؤسسة الزكاة الوطنية في المملكة المتحدة", "tr": "National Zakat Foundation, Birleşik Krallık"}', 'An estimate for shares held for their income, where a company’s zakatable assets are not known');
