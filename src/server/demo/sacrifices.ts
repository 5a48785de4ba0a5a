import type { Animal, SacrificeCategory } from '#src/domain/sacrifice.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { DemoNgo } from '#src/server/demo/ngos.ts';
import { dollars, say } from '#src/server/demo/text.ts';

/** A place where the demo charity sacrifices, with its partner and what becomes of the meat. */
type Place = { country: string; timeZone: string; city: LocalText; ngo: DemoNgo; meat: LocalText };

const places = {
  sudan: {
    country: 'SD',
    timeZone: 'Africa/Khartoum',
    city: say('Port Sudan', 'بورتسودان', 'Port Sudan'),
    ngo: 'nabaa-relief',
    meat: say(
      'The meat goes to displaced families in the shelters around Port Sudan.',
      'يُوزَّع اللحم على الأسر النازحة في مراكز الإيواء حول بورتسودان.',
      'Et, Port Sudan çevresindeki barınma merkezlerinde kalan yerinden edilmiş ailelere dağıtılır.',
    ),
  },
  yemen: {
    country: 'YE',
    timeZone: 'Asia/Aden',
    city: say('Marib', 'مأرب', 'Marib'),
    ngo: 'nabaa-relief',
    meat: say(
      'Each family in the camps of Marib gets a three-kilogram bag of meat.',
      'تتسلّم كل أسرة في مخيمات مأرب كيسًا فيه ثلاثة كيلوغرامات من اللحم.',
      'Marib kamplarındaki her aileye üç kiloluk bir poşet et verilir.',
    ),
  },
  bangladesh: {
    country: 'BD',
    timeZone: 'Asia/Dhaka',
    city: say('Cox’s Bazar', 'كوكس بازار', 'Cox’s Bazar'),
    ngo: 'yuva-foundation',
    meat: say(
      'The meat is given out in the Rohingya camps on the day of slaughter.',
      'يُوزَّع اللحم في مخيمات الروهينغا يوم الذبح نفسه.',
      'Et, kesim günü Rohingya kamplarında dağıtılır.',
    ),
  },
  somalia: {
    country: 'SO',
    timeZone: 'Africa/Mogadishu',
    city: say('Baidoa', 'بيدوا', 'Baydoa'),
    ngo: 'nabaa-relief',
    meat: say(
      'Herders who lost their animals in the drought come first.',
      'الأولوية للرعاة الذين فقدوا مواشيهم في الجفاف.',
      'Kuraklıkta hayvanlarını kaybeden çobanlar önceliklidir.',
    ),
  },
  jordan: {
    country: 'JO',
    timeZone: 'Asia/Amman',
    city: say('Amman', 'عمّان', 'Amman'),
    ngo: 'dar-al-noor',
    meat: say(
      'The meat reaches orphans and their mothers in East Amman.',
      'يصل اللحم إلى الأيتام وأمهاتهم في شرق عمّان.',
      'Et, Doğu Amman’daki yetimlere ve annelerine ulaşır.',
    ),
  },
  bosnia: {
    country: 'BA',
    timeZone: 'Europe/Sarajevo',
    city: say('Sarajevo', 'سراييفو', 'Saraybosna'),
    ngo: 'dom-nade',
    meat: say(
      'Half of the meat goes to Sarajevo’s public kitchen, and half to families in the villages.',
      'نصف اللحم للمطبخ الخيري في سراييفو ونصفه لأسر القرى.',
      'Etin yarısı Saraybosna’daki aşevine, yarısı köylerdeki ailelere verilir.',
    ),
  },
  turkiye: {
    country: 'TR',
    timeZone: 'Europe/Istanbul',
    city: say('Gaziantep', 'غازي عنتاب', 'Gaziantep'),
    ngo: 'yuva-foundation',
    meat: say(
      'The meat is roasted and canned, so that it keeps for two years, and goes to families in need in food baskets.',
      'يُطهى اللحم ويُعلَّب، فيبقى صالحًا سنتين، ويصل إلى الأسر المحتاجة في السلال الغذائية.',
      'Etten kavurma yapılıp konservelenir; iki yıl dayanır ve ihtiyaç sahibi ailelere gıda kolileriyle ulaştırılır.',
    ),
  },
  kenya: {
    country: 'KE',
    timeZone: 'Africa/Nairobi',
    city: say('Garissa', 'غاريسا', 'Garissa'),
    ngo: 'nabaa-relief',
    meat: say(
      'Families around Garissa and in the camps of Dadaab share the meat.',
      'يُقسم اللحم على الأسر حول غاريسا وفي مخيمات داداب.',
      'Eti, Garissa çevresindeki ve Dadaab kamplarındaki aileler paylaşır.',
    ),
  },
  pakistan: {
    country: 'PK',
    timeZone: 'Asia/Karachi',
    city: say('Thatta', 'ثتّا', 'Thatta'),
    ngo: 'yuva-foundation',
    meat: say(
      'The meat goes to villages cut off by the floods.',
      'يصل اللحم إلى القرى التي عزلتها السيول.',
      'Et, sellerin ulaşımı kestiği köylere götürülür.',
    ),
  },
  lebanon: {
    country: 'LB',
    timeZone: 'Asia/Beirut',
    city: say('Tripoli', 'طرابلس', 'Trablusşam'),
    ngo: 'dar-al-noor',
    meat: say(
      'Widows and the elderly in Tripoli receive the meat at their door.',
      'يصل اللحم إلى الأرامل وكبار السنّ في طرابلس حتى أبواب بيوتهم.',
      'Et, Trablusşam’da dul kadınlara ve yaşlılara kapılarında teslim edilir.',
    ),
  },
} as const satisfies Record<string, Place>;

const ages: Record<Animal, LocalText> = {
  sheep: say(
    'At least one year old, and examined by a veterinarian.',
    'العمر سنة على الأقل، مع فحص بيطري.',
    'En az bir yaşında ve veteriner kontrolünden geçmiş.',
  ),
  goat: say(
    'At least one year old, and examined by a veterinarian.',
    'العمر سنة على الأقل، مع فحص بيطري.',
    'En az bir yaşında ve veteriner kontrolünden geçmiş.',
  ),
  cow: say(
    'At least two years old, and examined by a veterinarian.',
    'العمر سنتان على الأقل، مع فحص بيطري.',
    'En az iki yaşında ve veteriner kontrolünden geçmiş.',
  ),
  camel: say(
    'At least five years old, and examined by a veterinarian.',
    'العمر خمس سنين على الأقل، مع فحص بيطري.',
    'En az beş yaşında ve veteriner kontrolünden geçmiş.',
  ),
};

export type SacrificeSeed = Place & {
  category: SacrificeCategory;
  animal: Animal;
  /** Of one share, in minor units. */
  price: number;
  stock: number;
  /** Shares of each order that was paid. */
  orders: readonly number[];
  /** Days from now to the cut-off; udhiyah closes on the eve of the Eid. */
  closesIn: number | 'eid';
  /** Days from now to the opening, negative for the past. */
  opensIn: number;
  facts: readonly LocalText[];
  /** Of its first animal. */
  slaughter?: DemoSlaughter | undefined;
};
/** `daysAgo` and `at`: by the clocks of its country. */
type DemoSlaughter = { daysAgo: number; at: string; place: string; proof: string };

/** `orders`: how many shares each paid order has. */
const row = (
  category: SacrificeCategory,
  place: keyof typeof places,
  animal: Animal,
  price: number,
  stock: number,
  orders: readonly number[] = [],
  {
    closesIn = category === 'udhiyah' ? 'eid' : 120,
    opensIn = -40,
    slaughter,
  }: Partial<Pick<SacrificeSeed, 'closesIn' | 'opensIn' | 'slaughter'>> = {},
): SacrificeSeed => ({
  ...places[place],
  category,
  animal,
  price: dollars(price),
  stock,
  orders,
  closesIn,
  opensIn,
  facts: [ages[animal], places[place].meat],
  slaughter,
});

/** Partly filled, empty, sold out (Bosnia), closed and slaughtered (charity in Sudan) and not open yet (udhiyah in Pakistan). */
export const demoSacrifices: readonly SacrificeSeed[] = [
  row('udhiyah', 'bangladesh', 'cow', 54, 40, [7, 5, 1]),
  row('udhiyah', 'somalia', 'camel', 61, 12),
  row('udhiyah', 'sudan', 'cow', 68, 30, [7, 4]),
  row('udhiyah', 'kenya', 'goat', 74, 60, [3]),
  row('udhiyah', 'pakistan', 'cow', 79, 25, [], { opensIn: 30 }),
  row('udhiyah', 'yemen', 'cow', 82, 24, [2]),
  row('udhiyah', 'somalia', 'goat', 85, 80, [2, 1]),
  row('udhiyah', 'yemen', 'goat', 148, 50, [1]),
  row('udhiyah', 'turkiye', 'cow', 210, 20, [3, 3]),
  row('udhiyah', 'bosnia', 'cow', 215, 2, [7, 7]),
  row('udhiyah', 'lebanon', 'sheep', 245, 30, [1]),
  row('udhiyah', 'jordan', 'sheep', 265, 40, [2]),
  row('aqiqah', 'kenya', 'goat', 72, 60, [2]),
  row('aqiqah', 'somalia', 'goat', 80, 60, [1]),
  row('aqiqah', 'sudan', 'sheep', 118, 40, [2]),
  row('aqiqah', 'pakistan', 'goat', 124, 40),
  row('aqiqah', 'bangladesh', 'goat', 130, 40, [1]),
  row('aqiqah', 'yemen', 'goat', 145, 40, [2]),
  row('aqiqah', 'turkiye', 'sheep', 238, 30, [1]),
  row('aqiqah', 'lebanon', 'sheep', 240, 20),
  row('aqiqah', 'bosnia', 'sheep', 250, 20, [1]),
  row('aqiqah', 'jordan', 'sheep', 260, 30, [2]),
  row('vow', 'bangladesh', 'cow', 52, 10, [3]),
  row('vow', 'sudan', 'cow', 65, 10, [6]),
  row('vow', 'kenya', 'goat', 70, 50, [1]),
  row('vow', 'somalia', 'goat', 78, 50, [3]),
  row('vow', 'yemen', 'cow', 80, 8),
  row('vow', 'sudan', 'sheep', 116, 40, [1]),
  row('vow', 'yemen', 'goat', 142, 30),
  row('vow', 'turkiye', 'sheep', 235, 30, [1]),
  row('vow', 'jordan', 'sheep', 255, 20),
  row('charity', 'bangladesh', 'cow', 50, 12, [5]),
  row('charity', 'somalia', 'camel', 58, 6, [2]),
  row('charity', 'pakistan', 'cow', 62, 10),
  row('charity', 'sudan', 'cow', 64, 6, [4, 3], {
    closesIn: -3,
    slaughter: { daysAgo: 2, at: '07:30', place: 'Port Sudan, municipal slaughterhouse', proof: 'Ear tag SD-4471' },
  }),
  row('charity', 'kenya', 'goat', 68, 60, [4]),
  row('charity', 'somalia', 'goat', 76, 60, [2], { closesIn: 2 }),
  row('charity', 'yemen', 'goat', 140, 30, [1], { closesIn: 9 }),
  row('charity', 'lebanon', 'sheep', 232, 20),
  row('charity', 'jordan', 'sheep', 250, 20, [1]),
];
