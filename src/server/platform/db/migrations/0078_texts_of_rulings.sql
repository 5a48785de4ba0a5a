-- One spelling of Quran, nouns in place of pronouns, and a camel in Arabic that is not only a she-camel. No value changes.
UPDATE "ruling_values" SET "authority" = "authority" || said.words::jsonb FROM (VALUES
	('zakatRate.lunar', '{"en": "The Sunnah and the consensus of scholars"}'),
	('kafarah.oath', '{"en": "The Quran and the consensus of scholars"}'),
	('kafarah.zihar', '{"en": "The Quran and the consensus of scholars"}'),
	('kafarah.fidya', '{"en": "The Quran, as Ibn Abbas explained it"}')
) said (code, words) WHERE "ruling_values"."code" = said.code AND "ruling_values"."valid_from" = '2026-01-01';
--> statement-breakpoint
UPDATE "ruling_values" SET "source" = "source" || said.words::jsonb FROM (VALUES
	('kafarah.oath', '{"en": "Quran 5:89"}'),
	('kafarah.zihar', '{"en": "Quran 58:3-4"}'),
	('kafarah.fidya', '{"en": "Quran 2:184, Sahih al-Bukhari 4505"}'),
	('nisab.silver561', '{"en": "200 dirhams are 140 mithqal of 4.009 g, as in the gold nisab of 80.18 g"}')
) said (code, words) WHERE "ruling_values"."code" = said.code AND "ruling_values"."valid_from" = '2026-01-01';
--> statement-breakpoint
UPDATE "sacrifice_categories" SET
	"title" = "title" || '{"en": "Qurbani"}'::jsonb,
	"ruling" = "ruling" || '{"en": "A sheep or goat is for one person and their household; a cow or camel is for seven. The animal is slaughtered after the Eid prayer, until sunset on 13 Dhu al-Hijjah.", "ar": "الشاة عن الشخص وأهل بيته، والبقرة أو الجمل عن سبعة، وتُذبح بعد صلاة العيد إلى غروب شمس الثالث عشر من ذي الحجة.", "tr": "Koyun veya keçi bir kişi ve ev halkı içindir; sığır veya deve yedi kişi içindir. Kurban, bayram namazından sonra, 13 Zilhicce günü güneş batana kadar kesilir."}'::jsonb
WHERE "slug" = 'udhiyah';
--> statement-breakpoint
UPDATE "sacrifice_categories" SET "ruling" = "ruling" || '{"en": "A vow to obey God must be kept. Whoever made the vow eats none of the meat: all of it goes to the poor."}'::jsonb WHERE "slug" = 'vow';
--> statement-breakpoint
UPDATE "sacrifice_categories" SET "authority" = "authority" || '{"en": "Quran"}'::jsonb, "source" = "source" || '{"en": "Quran 22:36"}'::jsonb WHERE "slug" = 'charity';
--> statement-breakpoint
UPDATE "partner_types" SET
	"title" = "title" || '{"ar": "الشركاء المنفّذون"}'::jsonb,
	"description" = "description" || '{"ar": "ينفّذون المشاريع في الميدان: يشترون ويبنون ويوزّعون، ثم يرفعون تقريرًا بما سُلِّم."}'::jsonb
WHERE "code" = 'executive';
--> statement-breakpoint
UPDATE "partner_types" SET "description" = "description" || '{"en": "They check how projects are carried out, and recommend projects. They approve no project and spend no donations.", "tr": "Projelerin nasıl yürütüldüğünü denetler, projeleri önerir. Hiçbir projeyi onaylamaz, hiçbir bağışı harcamaz."}'::jsonb WHERE "code" = 'supervising';
