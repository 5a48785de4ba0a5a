-- 561 g follows from the weights behind Diyanet's 80.18 g of gold; no page of Diyanet itself was read that states it.
UPDATE "ruling_values" SET
	"authority" = '{"en": "By the weights of the Presidency of Religious Affairs, Türkiye", "ar": "بأوزان رئاسة الشؤون الدينية في تركيا", "tr": "Diyanet İşleri Başkanlığı’nın ölçüleriyle"}'::jsonb,
	"source" = '{"en": "200 dirhams are 140 mithqal of 4.009 g, as in its 80.18 g of gold", "ar": "200 درهم هي 140 مثقالًا، وزن المثقال 4.009 غ كما في نصاب الذهب 80.18 غ", "tr": "200 dirhem, 80,18 g altın nisabındaki gibi her biri 4,009 g olan 140 miskaldir"}'::jsonb
WHERE "code" = 'nisab.silver561';
