import type { PartnerKind } from '#src/domain/ngo.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { DemoNgo } from '#src/server/demo/ngos.ts';
import { say } from '#src/server/demo/text.ts';

type PartnerSeed = {
  slug: string;
  kind: PartnerKind;
  ngo?: DemoNgo;
  name: LocalText;
  description: LocalText;
  country: string;
  city: LocalText;
  website?: string;
  sinceYear: number;
};

/** With whom the demo charity works. Their names are invented, and their sites do not exist. */
export const demoPartners: readonly PartnerSeed[] = [
  {
    slug: 'dar-al-noor',
    kind: 'executive',
    ngo: 'dar-al-noor',
    name: say('Dar Al-Noor Institution', 'مؤسسة دار النور', 'Dar Al-Noor Kurumu'),
    description: say(
      'Cares for 240 orphans in Amman: school fees, meals, and a medical checkup twice a year.',
      'ترعى 240 يتيمًا في عمّان: الرسوم المدرسية، والوجبات، وفحص طبي مرتين في السنة.',
      'Amman’da 240 yetime bakar: okul ücreti, yemek ve yılda iki kez doktor muayenesi.',
    ),
    country: 'JO',
    city: say('Amman', 'عمّان', 'Amman'),
    website: 'https://dar-al-noor.example',
    sinceYear: 2019,
  },
  {
    slug: 'nabaa-relief',
    kind: 'executive',
    ngo: 'nabaa-relief',
    name: say('Nabaa Relief', 'نبع للإغاثة', 'Nabaa Yardım'),
    description: say(
      'Drills wells and runs water trucks in Marib and Aden.',
      'تحفر الآبار وتسيّر صهاريج الماء في مأرب وعدن.',
      'Marib ve Aden’de kuyu açar, su tankerleri işletir.',
    ),
    country: 'YE',
    city: say('Aden', 'عدن', 'Aden'),
    website: 'https://nabaa.example',
    sinceYear: 2020,
  },
  {
    slug: 'yuva-foundation',
    kind: 'executive',
    ngo: 'yuva-foundation',
    name: say('Yuva Foundation', 'وقف يوفا', 'Yuva Vakfı'),
    description: say(
      'Builds and repairs homes after the earthquake, with local masons.',
      'يبني البيوت ويرمّمها بعد الزلزال مع بنّائين من أهل المنطقة.',
      'Depremden beri yerel ustalarla ev yapıyor ve onarıyor.',
    ),
    country: 'TR',
    city: say('Gaziantep', 'غازي عنتاب', 'Gaziantep'),
    website: 'https://yuva.example',
    sinceYear: 2023,
  },
  {
    slug: 'dom-nade',
    kind: 'executive',
    ngo: 'dom-nade',
    name: say('House of Hope', 'دار الأمل', 'Umut Evi'),
    description: say(
      'Supports orphans and their mothers in Sarajevo with rent and training.',
      'تعين الأيتام وأمهاتهم في سراييفو بدفع الإيجار وبالتدريب المهني.',
      'Saraybosna’daki yetimlere ve annelerine kira yardımı ve meslek eğitimiyle destek olur.',
    ),
    country: 'BA',
    city: say('Sarajevo', 'سراييفو', 'Saraybosna'),
    sinceYear: 2021,
  },
  {
    slug: 'al-nakheel',
    kind: 'executive',
    ngo: 'al-nakheel',
    name: say('Al-Nakheel Endowments', 'أوقاف النخيل', 'Al-Nakheel Vakıfları'),
    description: say(
      'Manages the endowments and publishes each year what they earned and gave.',
      'تدير الأوقاف وتنشر كل سنة ما حقّقته من ريع وما صرفته.',
      'Vakıfları yönetir; her yıl ne kadar kazanıp ne kadar dağıttıklarını yayımlar.',
    ),
    country: 'SA',
    city: say('Medina', 'المدينة المنورة', 'Medine'),
    sinceYear: 2019,
  },
  {
    slug: 'tayseer-committee',
    kind: 'supervising',
    ngo: 'tayseer-committee',
    name: say('Tayseer Committee', 'لجنة تيسير', 'Teysir Komisyonu'),
    description: say(
      'Checks the cases of people in debt with the court that issued the order.',
      'تتحقّق من حالات الغارمين لدى المحكمة التي أصدرت الأمر القضائي.',
      'Borçluların dosyalarını, kararı veren mahkemede doğrular.',
    ),
    country: 'SA',
    city: say('Jeddah', 'جدة', 'Cidde'),
    sinceYear: 2022,
  },
  {
    slug: 'mizan-field-audit',
    kind: 'supervising',
    name: say('Mizan Field Audit', 'ميزان للتدقيق الميداني', 'Mizan Saha Denetimi'),
    description: say(
      'Visits finished projects without notice and compares what was promised with what was built or delivered.',
      'يزور المشاريع المنجزة زيارات مفاجئة، ويقارن ما وُعد به بما بُني أو سُلِّم.',
      'Biten projeleri haber vermeden ziyaret eder, söz verilenle yerinde gördüğünü karşılaştırır.',
    ),
    country: 'TR',
    city: say('Istanbul', 'إسطنبول', 'İstanbul'),
    website: 'https://mizan.example',
    sinceYear: 2021,
  },
];
