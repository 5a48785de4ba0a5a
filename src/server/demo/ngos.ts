import type { PartnerKind } from '#src/domain/ngo.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { say } from '#src/server/demo/text.ts';

type NgoSeed = { slug: string; name: LocalText; partnerKind: PartnerKind; country: string; city: LocalText };

/** The six institutions of the demo charity. */
export const demoNgos = [
  {
    slug: 'dar-al-noor',
    name: say('Dar Al-Noor Institution', 'مؤسسة دار النور', 'Dar Al-Noor Kurumu'),
    partnerKind: 'executive',
    country: 'JO',
    city: say('Amman', 'عمّان', 'Amman'),
  },
  {
    slug: 'nabaa-relief',
    name: say('Nabaa Relief', 'نبع للإغاثة', 'Nabaa Yardım'),
    partnerKind: 'executive',
    country: 'YE',
    city: say('Aden', 'عدن', 'Aden'),
  },
  {
    slug: 'dom-nade',
    name: say('House of Hope', 'دار الأمل', 'Umut Evi'),
    partnerKind: 'executive',
    country: 'BA',
    city: say('Sarajevo', 'سراييفو', 'Saraybosna'),
  },
  {
    slug: 'yuva-foundation',
    name: say('Yuva Foundation', 'وقف يوفا', 'Yuva Vakfı'),
    partnerKind: 'executive',
    country: 'TR',
    city: say('Gaziantep', 'غازي عنتاب', 'Gaziantep'),
  },
  {
    slug: 'al-nakheel',
    name: say('Al-Nakheel Endowments', 'أوقاف النخيل', 'Al-Nakheel Vakıfları'),
    partnerKind: 'executive',
    country: 'SA',
    city: say('Medina', 'المدينة المنورة', 'Medine'),
  },
  {
    slug: 'tayseer-committee',
    name: say('Tayseer Committee', 'لجنة تيسير', 'Teysir Komisyonu'),
    partnerKind: 'supervising',
    country: 'SA',
    city: say('Jeddah', 'جدة', 'Cidde'),
  },
] as const satisfies readonly NgoSeed[];
export type DemoNgo = (typeof demoNgos)[number]['slug'];
