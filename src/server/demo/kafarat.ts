import { say } from '#src/server/demo/text.ts';

const authority = say('Sanad’s Sharia committee', 'اللجنة الشرعية في سند', 'Sanad fıkıh kurulu');
const source = say(
  'Measure of half a sa‘, about 1.5 kg of staple food (IslamQA, fatwa 9943)',
  'مقدار نصف صاع، أي نحو 1.5 كغ من قوت البلد (موقع «الإسلام سؤال وجواب»، الفتوى 9943)',
  'Yarım sâ ölçüsü, yaklaşık 1,5 kg temel gıda (IslamQA, 9943 numaralı fetva)',
);
const price = (country: string, priceMinor: number, meal: ReturnType<typeof say>) => ({
  country,
  currency: 'USD' as const,
  validFrom: '2026-01-12',
  priceMinor,
  meal,
  authority,
  source,
});

/** What it costs to feed one person for a day, in cents. */
export const demoKafaratPrices = [
  price(
    'YE',
    400,
    say(
      '1.5 kg of rice with lentils, oil and dates',
      '1.5 كغ من الأرز مع العدس والزيت والتمر',
      '1,5 kg pirinç; yanında mercimek, yağ ve hurma',
    ),
  ),
  price(
    'SD',
    350,
    say(
      '1.5 kg of sorghum flour with lentils and oil',
      '1.5 كغ من دقيق الذرة الرفيعة مع العدس والزيت',
      '1,5 kg sorgum unu; yanında mercimek ve yağ',
    ),
  ),
  price(
    'BD',
    280,
    say(
      '1.5 kg of rice with lentils and salt',
      '1.5 كغ من الأرز مع العدس والملح',
      '1,5 kg pirinç; yanında mercimek ve tuz',
    ),
  ),
  price(
    'JO',
    650,
    say(
      '1.5 kg of rice with chicken, bread and yogurt',
      '1.5 كغ من الأرز مع الدجاج والخبز والزبادي',
      '1,5 kg pirinç; yanında tavuk, ekmek ve yoğurt',
    ),
  ),
  {
    ...price(
      'LB',
      720,
      say('1.5 kg of bulgur with chickpeas', '1.5 كغ من البرغل مع الحمص', '1,5 kg bulgur; yanında nohut'),
    ),
    isAvailable: false,
  },
].map((row, position) => ({ ...row, position }));
