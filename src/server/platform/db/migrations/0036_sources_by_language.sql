ALTER TABLE "kafarat_prices" ALTER COLUMN "source" SET DATA TYPE jsonb USING jsonb_build_object('en', "source");
--> statement-breakpoint
ALTER TABLE "ruling_values" ALTER COLUMN "source" SET DATA TYPE jsonb USING jsonb_build_object('en', "source");
--> statement-breakpoint
ALTER TABLE "sacrifice_categories" ALTER COLUMN "source" SET DATA TYPE jsonb USING jsonb_build_object('en', "source");
--> statement-breakpoint
UPDATE "ruling_values" SET "source" = said.source::jsonb FROM (VALUES
	('zakatRate.lunar', '{"en": "Sunan Abi Dawud 1573", "ar": "سنن أبي داود 1573", "tr": "Ebû Dâvûd, Sünen 1573"}'),
	('zakatRate.solar', '{"en": "AAOIFI Shari’ah Standard 35, Zakah", "ar": "أيوفي، المعيار الشرعي رقم 35: الزكاة", "tr": "AAOIFI, 35 numaralı Fıkhî Standart: Zekât"}'),
	('nisab.gold85', '{"en": "Fiqh al-Zakah: 20 mithqal of 4.25 g", "ar": "فقه الزكاة: 20 مثقالًا، وزن المثقال 4.25 غ", "tr": "Fıkhu’z-Zekât: her biri 4,25 g olan 20 miskal"}'),
	('nisab.gold80', '{"en": "Diyanet, High Board of Religious Affairs: 20 mithqal, 80.18 g", "ar": "المجلس الأعلى للشؤون الدينية في تركيا: 20 مثقالًا، 80.18 غ", "tr": "Diyanet, Din İşleri Yüksek Kurulu: 20 miskal, 80,18 g"}'),
	('nisab.gold87', '{"en": "7.5 tola of 11.664 g", "ar": "7.5 تولة، وزن التولة 11.664 غ", "tr": "Her biri 11,664 g olan 7,5 tola"}'),
	('nisab.silver595', '{"en": "Fiqh al-Zakah: 200 dirhams of 2.975 g", "ar": "فقه الزكاة: 200 درهم، وزن الدرهم 2.975 غ", "tr": "Fıkhu’z-Zekât: her biri 2,975 g olan 200 dirhem"}'),
	('nisab.silver612', '{"en": "52.5 tola of 11.664 g", "ar": "52.5 تولة، وزن التولة 11.664 غ", "tr": "Her biri 11,664 g olan 52,5 tola"}'),
	('nisab.silver561', '{"en": "Diyanet, High Board of Religious Affairs: 200 dirhams, 561 g", "ar": "المجلس الأعلى للشؤون الدينية في تركيا: 200 درهم، 561 غ", "tr": "Diyanet, Din İşleri Yüksek Kurulu: 200 dirhem, 561 g"}'),
	('heldShare', '{"en": "An estimate for shares held for their income, where a company’s zakatable assets are not known", "ar": "تقدير للأسهم المقتناة لعائدها حين لا تُعرف موجودات الشركة الزكوية", "tr": "Şirketin zekâta tabi varlıkları bilinmediğinde, geliri için elde tutulan hisseler hakkında bir tahmin"}'),
	('kafarah.oath', '{"en": "Qur’an 5:89", "ar": "سورة المائدة، الآية 89", "tr": "Mâide suresi 5:89"}'),
	('kafarah.fast', '{"en": "Sahih al-Bukhari 1936, Sahih Muslim 1111", "ar": "صحيح البخاري 1936، صحيح مسلم 1111", "tr": "Sahîh-i Buhârî 1936, Sahîh-i Müslim 1111"}'),
	('kafarah.zihar', '{"en": "Qur’an 58:3-4", "ar": "سورة المجادلة، الآيتان 3 و4", "tr": "Mücâdele suresi 58:3-4"}'),
	('kafarah.eating', '{"en": "al-Marghinani, al-Hidaya; Ibn Rushd, Bidayat al-Mujtahid", "ar": "الهداية للمرغيناني، وبداية المجتهد لابن رشد", "tr": "Merğînânî, el-Hidâye; İbn Rüşd, Bidâyetü’l-Müctehid"}'),
	('kafarah.fidya', '{"en": "Qur’an 2:184, Sahih al-Bukhari 4505", "ar": "سورة البقرة، الآية 184، وصحيح البخاري 4505", "tr": "Bakara suresi 2:184, Sahîh-i Buhârî 4505"}')
) said (name, source)
WHERE "ruling_values"."code" = said.name
	AND "ruling_values"."valid_from" = '2026-01-01';
--> statement-breakpoint
UPDATE "sacrifice_categories" SET "source" = said.source::jsonb FROM (VALUES
	('udhiyah', '{"en": "Sahih Muslim 1318; Jami at-Tirmidhi 1505", "ar": "صحيح مسلم 1318، وجامع الترمذي 1505", "tr": "Sahîh-i Müslim 1318; Tirmizî, Sünen 1505"}'),
	('aqiqah', '{"en": "Sunan Abi Dawud 2834; Jami at-Tirmidhi 1513", "ar": "سنن أبي داود 2834، وجامع الترمذي 1513", "tr": "Ebû Dâvûd, Sünen 2834; Tirmizî, Sünen 1513"}'),
	('vow', '{"en": "Sahih al-Bukhari 6696", "ar": "صحيح البخاري 6696", "tr": "Sahîh-i Buhârî 6696"}'),
	('charity', '{"en": "Qur’an 22:36", "ar": "سورة الحج، الآية 36", "tr": "Hac suresi 22:36"}')
) said (name, source)
WHERE "sacrifice_categories"."slug" = said.name;
--> statement-breakpoint
ALTER TABLE "kafarat_prices" ADD CONSTRAINT "kafarat_prices_source" CHECK (jsonb_typeof("kafarat_prices"."source") = 'object' and "kafarat_prices"."source" <> '{}'::jsonb);
--> statement-breakpoint
ALTER TABLE "ruling_values" ADD CONSTRAINT "ruling_values_source" CHECK (jsonb_typeof("ruling_values"."source") = 'object' and "ruling_values"."source" <> '{}'::jsonb);
--> statement-breakpoint
ALTER TABLE "sacrifice_categories" ADD CONSTRAINT "sacrifice_categories_source" CHECK (jsonb_typeof("sacrifice_categories"."source") = 'object' and "sacrifice_categories"."source" <> '{}'::jsonb);
