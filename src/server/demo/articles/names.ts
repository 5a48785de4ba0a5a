import type { PALETTES } from '#src/contracts/programs.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { say } from '#src/server/demo/text.ts';

type CategorySeed = { slug: string; title: LocalText; palette: (typeof PALETTES)[number] };

export const demoArticleCategories = [
  { slug: 'relief', title: say('Relief', 'الإغاثة', 'Acil yardım'), palette: 'relief' },
  { slug: 'orphans', title: say('Orphans', 'الأيتام', 'Yetimler'), palette: 'orphans' },
  { slug: 'homes', title: say('Homes and mosques', 'المساكن والمساجد', 'Evler ve camiler'), palette: 'housing' },
  { slug: 'reports', title: say('Reports', 'التقارير', 'Raporlar'), palette: 'sand' },
  { slug: 'zakat', title: say('Zakat', 'الزكاة', 'Zekât'), palette: 'zakat' },
  { slug: 'debts', title: say('Debts', 'سداد الديون', 'Borçlar'), palette: 'tafreej' },
  { slug: 'sacrifices', title: say('Sacrifices', 'الأضاحي', 'Kurban'), palette: 'sacrifice' },
  { slug: 'endowments', title: say('Endowments', 'الأوقاف', 'Vakıflar'), palette: 'endowment' },
] as const satisfies readonly CategorySeed[];
export type DemoArticleCategory = (typeof demoArticleCategories)[number]['slug'];

type AuthorSeed = { slug: string; name: LocalText; role: LocalText };

/** Who writes for the demo charity. None of them lives. */
export const demoAuthors = [
  {
    slug: 'salma-barakat',
    name: say('Salma Barakat', 'سلمى بركات', 'Selma Barakat'),
    role: say('Field reporting, Marib', 'التغطية الميدانية، مأرب', 'Saha haberleri, Marib'),
  },
  {
    slug: 'hala-mansour',
    name: say('Hala Mansour', 'هالة منصور', 'Hale Mansur'),
    role: say('Project reviews', 'مراجعة المشاريع', 'Proje denetimi'),
  },
  {
    slug: 'yusuf-demir',
    name: say('Yusuf Demir', 'يوسف دمير', 'Yusuf Demir'),
    role: say('Zakat desk', 'مكتب الزكاة', 'Zekât birimi'),
  },
  {
    slug: 'omar-al-rashid',
    name: say('Omar Al-Rashid', 'عمر الراشد', 'Ömer er-Raşid'),
    role: say('Debt cases, Jeddah', 'حالات الديون، جدة', 'Borç dosyaları, Cidde'),
  },
  {
    slug: 'elif-kaya',
    name: say('Elif Kaya', 'إليف كايا', 'Elif Kaya'),
    role: say('Field reporting, Gaziantep', 'التغطية الميدانية، غازي عنتاب', 'Saha haberleri, Gaziantep'),
  },
  {
    slug: 'amina-hadzic',
    name: say('Amina Hadžić', 'أمينة حاجيتش', 'Amina Hadžić'),
    role: say('Field reporting, Sarajevo', 'التغطية الميدانية، سراييفو', 'Saha haberleri, Saraybosna'),
  },
] as const satisfies readonly AuthorSeed[];
export type DemoAuthor = (typeof demoAuthors)[number]['slug'];
