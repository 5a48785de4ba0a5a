/* oxlint-disable max-lines -- the texts of nine short documents */
/** Sets the public documents of the demo institutions, each in the language of its institution: `node scripts/demo-documents.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../src/i18n/locales.ts';
import type { PdfDocument } from '../src/server/pdf/pdf-document.ts';
import { renderPdf } from '../src/server/pdf/render-pdf.ts';

const FOLDER = 'public/files/demo';

type Text = {
  file: string;
  title: string;
  institution: string;
  locale: Locale;
  lead: string;
  parts: readonly { heading: string; text?: string; rows?: readonly (readonly [label: string, value: string])[] }[];
};

const DEMO: Record<Locale, string> = {
  en: 'A document of the demo charity: the institution, its figures and its names are invented.',
  ar: 'وثيقة من الجمعية التجريبية: الجمعية وأرقامها وأسماؤها كلها متخيَّلة.',
  tr: 'Deneme kuruluşuna ait bir belge: kuruluş, rakamlar ve adlar kurgudur.',
};

const nour = { institution: 'مؤسسة دار النور', locale: 'ar' } as const;
const hope = { institution: 'House of Hope', locale: 'en' } as const;
const nakheel = { institution: 'أوقاف النخيل', locale: 'ar' } as const;
const nabaa = { institution: 'نبع للإغاثة', locale: 'ar' } as const;
const yuva = { institution: 'Yuva Vakfı', locale: 'tr' } as const;

const texts: readonly Text[] = [
  {
    ...nour,
    file: 'dar-al-noor-audited-accounts',
    title: 'الحسابات المدققة',
    lead: 'راجع مدقق مستقل حسابات العام الماضي، ورأى أنها تعطي صورة صادقة عن الإيرادات والمصروفات.',
    parts: [
      {
        heading: 'الإيرادات والمصروفات بالدينار الأردني',
        rows: [
          ['تبرّعات وكفالات', '412,600'],
          ['منح من شركاء', '88,000'],
          ['مصروفات رعاية الأطفال', '371,450'],
          ['التعليم والدورات', '76,900'],
          ['الإدارة', '31,200'],
          ['الفائض المرحَّل', '21,050'],
        ],
      },
      {
        heading: 'ملاحظة المدقق',
        text: 'وُجدت أربع فواتير بلا توقيع ثانٍ، وقيمتها 310 دنانير، وقد صُحّحت قبل إقفال السنة. لم تُقيَّد أي كفالة لطفل غادر الدار بعد شهر مغادرته.',
      },
    ],
  },
  {
    ...nour,
    file: 'dar-al-noor-board',
    title: 'مجلس الإدارة والإفصاح عن المصالح',
    lead: 'يتكوّن المجلس من خمسة أعضاء متطوعين، ولا يتقاضى أحد منهم أجرًا ولا بدل جلسات.',
    parts: [
      {
        heading: 'المصالح المعلنة',
        rows: [
          ['الرئيسة', 'لا مصلحة'],
          ['أمين الصندوق', 'شريك في مكتب محاسبة لا يتعامل مع الدار'],
          ['ثلاثة أعضاء', 'لا مصلحة'],
        ],
      },
      { heading: 'القاعدة', text: 'يغادر العضو الجلسة عند بحث أمر له فيه مصلحة، ويُذكر ذلك في المحضر.' },
    ],
  },
  {
    ...nour,
    file: 'dar-al-noor-child-protection',
    title: 'سياسة حماية الطفل',
    lead: 'لا يبقى راشد وحده مع طفل خلف باب مغلق، ولا تُنشر صورة طفل ولا اسمه الكامل.',
    parts: [
      {
        heading: 'ما نلتزم به',
        text: 'يُفحص سجل كل عامل ومتطوع قبل أول يوم له. يعرف كل طفل من يشكو إليه، ومنهم شخص من خارج الدار. تُسجَّل كل شكوى في يومها، ويُبتّ فيها خلال سبعة أيام.',
      },
      { heading: 'من يراجعها', text: 'تراجعها لجنة تيسير مرتين في السنة، وتُنشر كل مراجعة.' },
    ],
  },
  {
    ...hope,
    file: 'dom-nade-accounts',
    title: 'Accounts for the last two years',
    lead: 'In two years the house took in 214,300 convertible marks and spent 209,870 of them.',
    parts: [
      {
        heading: 'Taken in and spent, in convertible marks',
        rows: [
          ['Donations', '168,200'],
          ['Municipality of Sarajevo', '46,100'],
          ['Courses for mothers', '92,450'],
          ['Rent and heating', '61,320'],
          ['School of the children', '41,900'],
          ['Office', '14,200'],
        ],
      },
      {
        heading: 'What was late',
        text: 'The second sewing course began five weeks late, because the machines were held at customs. Its cost did not change.',
      },
    ],
  },
  {
    ...hope,
    file: 'dom-nade-statute',
    title: 'Statute',
    lead: 'The association helps widows and their children in the canton of Sarajevo, whatever their origin.',
    parts: [
      {
        heading: 'Who decides',
        text: 'The assembly of members meets once a year and elects a board of five for three years. Nobody is a member of the board for more than two terms.',
      },
      {
        heading: 'Money',
        text: 'Two signatures are needed for every payment. If the association is dissolved, what it owns goes to another association with the same purpose.',
      },
    ],
  },
  {
    ...nakheel,
    file: 'al-nakheel-deed',
    title: 'صك وقف النخيل',
    lead: 'وقفٌ مؤبّد على طلبة العلم من ذوي الحاجة: يُحبس الأصل وتُسبَّل الثمرة.',
    parts: [
      {
        heading: 'الموقوف وشرطه',
        text: 'أرض مساحتها أربعون دونمًا وفيها ستمئة نخلة. لا تُباع ولا توهب ولا تورث. يُصرف ثلثا الريع منحًا للطلبة، ويُحفظ الثلث لصيانة الأصل.',
      },
      { heading: 'النظارة', text: 'ثلاثة نظّار، يُعيَّن أحدهم بقرار من الجهة المشرفة، وتُعرض حساباتهم كل سنة.' },
    ],
  },
  {
    ...nakheel,
    file: 'al-nakheel-yield',
    title: 'ريع العام الماضي وأين صُرف',
    lead: 'بلغ الريع 186,000 ريال بعد نفقة الأرض، وصُرف منه ما شرطه الواقف.',
    parts: [
      {
        heading: 'بالريال السعودي',
        rows: [
          ['ثمن التمر', '241,500'],
          ['السقي والعمالة', '55,500'],
          ['صافي الريع', '186,000'],
          ['منح ثمانية عشر طالبًا', '124,000'],
          ['المحفوظ للصيانة', '62,000'],
        ],
      },
    ],
  },
  {
    institution: 'لجنة تيسير',
    locale: 'ar',
    file: 'tayseer-committee-method',
    title: 'كيف تُفحص الحالة؟',
    lead: 'لا تُنشر حالة قبل أن يراها اثنان من اللجنة، كلٌّ على حدة.',
    parts: [
      {
        heading: 'الخطوات',
        text: 'يُطابق رقم الفاتورة مع أمر التنفيذ لدى المحكمة. ثم يُتحقق من أن المطالبة لا تزيد على مئة ألف ريال، وأن الأمر واحد، وأنه مضى عليه عام كامل. ثم يُنظر في حال الأسرة ودخلها.',
      },
      { heading: 'بعد السداد', text: 'يُدفع المال إلى المحكمة لا إلى أحد الطرفين، وتُغلق الحالة بإيصالها في يومها.' },
    ],
  },
  {
    ...nabaa,
    file: 'nabaa-relief-accounts',
    title: 'حسابات العام الماضي',
    lead: 'صُرف من كل مئة دولار 91 دولارًا على الماء والغذاء، وتسعة على النقل والإدارة.',
    parts: [
      {
        heading: 'بالدولار الأمريكي',
        rows: [
          ['تبرّعات', '638,400'],
          ['آبار وخزانات', '342,700'],
          ['ماء بالصهاريج', '168,900'],
          ['سلال غذائية', '69,300'],
          ['نقل وإدارة', '57,500'],
        ],
      },
      {
        heading: 'ما لم يسر كما أردنا',
        text: 'ارتفع ثمن الوقود في أربعة أشهر، فوصل الماء إلى قريتين يومين في الأسبوع بدل ثلاثة.',
      },
    ],
  },
  {
    ...nabaa,
    file: 'nabaa-relief-water-tests',
    title: 'فحوص مياه الآبار',
    lead: 'فُحصت مياه ستة آبار في مختبر مستقل، وصلحت خمسة منها للشرب.',
    parts: [
      {
        heading: 'النتائج',
        rows: [
          ['بئر الوادي', 'صالحة للشرب'],
          ['بئر المدرسة', 'صالحة للشرب'],
          ['بئر السوق', 'صالحة للشرب'],
          ['بئر الجبل', 'صالحة للشرب'],
          ['بئر المرج', 'صالحة للشرب'],
          ['بئر الجسر', 'للزراعة فقط: ملوحة زائدة'],
        ],
      },
      { heading: 'ما بعد الفحص', text: 'أُغلق صنبور الشرب في بئر الجسر يوم وصول النتيجة، ويُعاد الفحص كل ستة أشهر.' },
    ],
  },
  {
    ...yuva,
    file: 'yuva-foundation-denetim-raporu',
    title: 'Denetlenmiş mali tablolar',
    lead: 'Bağımsız denetçi geçen yılın hesaplarını inceledi ve gelirler ile giderlerin gerçeği yansıttığını bildirdi.',
    parts: [
      {
        heading: 'Türk lirası olarak',
        rows: [
          ['Bağışlar', '18.460.000'],
          ['Konut yapımı', '14.120.000'],
          ['Kira desteği', '2.310.000'],
          ['Yönetim', '1.090.000'],
          ['Devreden', '940.000'],
        ],
      },
      {
        heading: 'Denetçinin notu',
        text: 'İki evin kesin kabulü yıl sonundan üç hafta sonra yapıldı; giderleri yapıldıkları yıla yazıldı.',
      },
    ],
  },
  {
    ...yuva,
    file: 'yuva-foundation-muhendis-raporlari',
    title: 'Biten evlerin mühendis raporları',
    lead: 'Teslim edilen yirmi dört evin her biri, vakıfla ilgisi olmayan bir inşaat mühendisi tarafından görüldü.',
    parts: [
      {
        heading: 'Bulgular',
        rows: [
          ['Taşıyıcı sistem', '24 evde uygun'],
          ['Çatı ve su yalıtımı', '22 evde uygun, 2 evde onarıldı'],
          ['Elektrik tesisatı', '24 evde uygun'],
          ['Engelli erişimi', '19 evde uygun, 5 evde rampa eklendi'],
        ],
      },
      { heading: 'Onarımlar', text: 'İki evin çatısı teslimden önce yenilendi; mühendis ikinci kez gidip kabul etti.' },
    ],
  },
];

const documentOf = ({ institution, lead, locale, parts, title }: Text): PdfDocument => ({
  title,
  locale,
  day: '2026-11-01',
  footer: `${institution} · ${title}`,
  blocks: [
    { kind: 'text', isQuiet: true, text: institution },
    { kind: 'lead', text: lead },
    ...parts.flatMap(({ heading, rows, text }) => [
      { kind: 'heading', text: heading } as const,
      ...(text === undefined ? [] : [{ kind: 'text', text } as const]),
      ...(rows === undefined
        ? []
        : [{ kind: 'facts', rows: rows.map(([label, value]) => ({ label, value })) } as const]),
    ]),
    { kind: 'text', isQuiet: true, text: DEMO[locale] },
  ],
});

mkdirSync(FOLDER, { recursive: true });
for (const text of texts) {
  const bytes = await renderPdf(documentOf(text));
  writeFileSync(path.join(FOLDER, `${text.file}.pdf`), bytes);
  console.log(`${text.file}.pdf ${bytes.byteLength}`);
}
