import type { LocalText } from '#src/domain/slug.ts';

/** What a demo project has passed on and spent. */
export type OutlaySeed = {
  slug: string;
  kind: 'payout' | 'delivery';
  /** When, in per cent of the time since the project was published. */
  after: number;
  /** Per cent of what is there at that time, of each intention. */
  percent: number;
  words: LocalText;
};

const of = (slug: string, ...outlays: readonly Omit<OutlaySeed, 'slug'>[]): OutlaySeed[] =>
  outlays.map((outlay) => ({ slug, ...outlay }));
const payout = (after: number, percent: number, en: string, ar: string, tr: string) =>
  ({ kind: 'payout', after, percent, words: { en, ar, tr } }) as const;
const delivery = (after: number, percent: number, en: string, ar: string, tr: string) =>
  ({ kind: 'delivery', after, percent, words: { en, ar, tr } }) as const;

/** From the earliest to the latest of each project. Nobody is named: everybody reads them. */
export const demoOutlays: readonly OutlaySeed[] = [
  ...of(
    'a-year-of-school-meals-and-care-for-60-children-in-amman',
    payout(40, 70, 'First installment, fall term', 'الدفعة الأولى للفصل الخريفي', 'Güz dönemi, ilk taksit'),
    delivery(
      55,
      45,
      'Tuition and books, 44 children',
      'رسوم الدراسة والكتب لـ44 طفلًا',
      '44 çocuğun okul ücreti ve kitapları',
    ),
    delivery(
      70,
      50,
      'School meals, September and October',
      'وجبات مدرسية لشهري سبتمبر وأكتوبر',
      'Okul yemekleri, eylül ve ekim',
    ),
    payout(80, 60, 'Second installment, fall term', 'الدفعة الثانية للفصل الخريفي', 'Güz dönemi, ikinci taksit'),
    delivery(
      93,
      35,
      'Doctor and counselor, and the school bus',
      'الطبيب والمرشد النفسي وحافلة المدرسة',
      'Doktor, psikolojik danışman ve okul servisi',
    ),
  ),
  ...of(
    'a-solar-well-for-340-families-in-marib',
    payout(50, 55, 'Drilling and casing of the well', 'حفر البئر وتبطينها', 'Kuyunun açılması ve borulanması'),
    delivery(
      80,
      80,
      'Drilled to 120 meters, no water yet',
      'بلغ الحفر 120 مترًا ولم يظهر ماء بعد',
      '120 metreye inildi, henüz su yok',
    ),
  ),
  ...of(
    'twelve-family-homes-after-the-earthquake',
    payout(
      40,
      60,
      'Foundations and walls of eight homes',
      'أساسات ثمانية بيوت وجدرانها',
      'Sekiz evin temeli ve duvarları',
    ),
    delivery(
      65,
      70,
      'Walls of the first four homes, checked on site',
      'جدران البيوت الأربعة الأولى بعد معاينتها في الموقع',
      'İlk dört evin duvarları, yerinde denetlendi',
    ),
    payout(85, 50, 'Roofs, doors and windows', 'الأسقف والأبواب والنوافذ', 'Çatılar, kapılar ve pencereler'),
  ),
  ...of(
    'a-mobile-clinic-for-camps-in-idlib',
    payout(
      45,
      65,
      'Fuel, medicine and salaries, first half',
      'الوقود والأدوية والرواتب، النصف الأول',
      'Yakıt, ilaç ve maaşlar, ilk yarı',
    ),
    delivery(
      75,
      60,
      'Fuel, medicine and salaries for two months',
      'وقود وأدوية ورواتب لمدة شهرين',
      'İki aylık yakıt, ilaç ve maaşlar',
    ),
  ),
  ...of(
    'clear-the-debts-of-nine-insolvent-shopkeepers',
    payout(50, 50, 'Settlements with five creditors', 'تسويات مع خمسة دائنين', 'Beş alacaklıyla uzlaşma'),
    delivery(
      85,
      90,
      'Five debts paid, with court receipts',
      'سُدّدت خمسة ديون، والسداد موثّق بإيصالات المحكمة',
      'Beş borç mahkeme makbuzuyla ödendi',
    ),
  ),
  ...of(
    'winter-blankets-for-tents-in-idlib',
    payout(75, 97, 'Blankets, the whole order', 'بطانيات، الطلبية كاملة', 'Battaniyeler, alımın tamamı'),
    delivery(90, 100, 'Handed out in nine camps', 'وُزّعت في تسعة مخيمات', 'Dokuz kampta dağıtıldı'),
  ),
  ...of(
    'school-bags-for-500-orphans-in-aden',
    payout(78, 98, '500 bags with stationery', '500 حقيبة مع القرطاسية', 'Kırtasiyesiyle 500 çanta'),
    delivery(92, 100, 'Handed out in eleven schools', 'وُزّعت في إحدى عشرة مدرسة', 'On bir okulda dağıtıldı'),
  ),
  ...of(
    'daily-bread-for-900-families-in-northern-gaza',
    delivery(50, 40, 'Flour for four weeks', 'دقيق يكفي أربعة أسابيع', 'Dört haftalık un'),
    delivery(80, 40, 'Flour and fuel for four weeks', 'دقيق ووقود لأربعة أسابيع', 'Dört haftalık un ve yakıt'),
  ),
  ...of(
    'food-baskets-for-displaced-families-in-khartoum',
    delivery(70, 55, '430 baskets, bought and handed out', '430 سلّة اشتُريت ووُزّعت', '430 koli alındı ve dağıtıldı'),
  ),
];
