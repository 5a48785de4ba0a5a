import type { NgoSeed } from '#src/server/demo/ngo-seed.ts';
import { say } from '#src/server/demo/text.ts';

/** Institutions that keep endowments, and the one that checks the others. */
export const endowmentsAndDebts = [
  {
    slug: 'al-nakheel',
    name: say('Al-Nakheel Endowments', 'أوقاف النخيل', 'Al-Nakheel Vakıfları'),
    partnerKind: 'executive',
    country: 'SA',
    city: say('Medina', 'المدينة المنورة', 'Medine'),
    description: say(
      'Keeps palm groves, shops and a clinic as endowments in Medina. What they earn is given away each year; the capital is never spent, and every year’s figures are published.',
      'ترعى في المدينة المنورة أوقافًا من بساتين نخيل ومتاجر وعيادة. يُصرف ريعها كل سنة ويبقى أصلها، وتُنشر أرقام كل عام.',
      'Medine’de hurmalıkları, dükkânları ve bir kliniği vakıf olarak yaşatır. Gelirleri her yıl dağıtılır, anaparaya dokunulmaz, her yılın rakamları yayımlanır.',
    ),
    address: say('31 Quba Road', 'طريق قباء 31', 'Kuba Yolu 31'),
    establishedOn: '1987-01-08',
    approvedOn: '2019-10-07',
    publicEmail: 'waqf@al-nakheel.example',
    publicPhoneCountry: 'SA',
    publicPhoneNumber: '14 555 0199',
    socialMediaLinks: { x: 'https://x.com/alnakheel_example' },
    permit: {
      number: 'GAA-70-1412',
      authority: say('General Authority for Awqaf', 'الهيئة العامة للأوقاف', 'Genel Vakıflar İdaresi'),
      daysLeft: 620,
      confirmedDaysAgo: 28,
    },
    documents: [
      {
        title: say('Deed of the palm endowment', 'صك وقف النخيل', 'Hurmalık vakfının senedi'),
        file: 'deed.pdf',
        bytes: 29_215,
        daysAgo: 900,
      },
      {
        title: say('Income and spending last year', 'ريع العام الماضي وأين صُرف', 'Geçen yılın gelir ve harcamaları'),
        file: 'yield.pdf',
        bytes: 29_245,
        daysAgo: 60,
      },
    ],
    deliveries: [
      {
        title: say('Scholarships from the palm endowment', 'منح دراسية من وقف النخيل', 'Hurmalık vakfından burslar'),
        finding: say(
          'The university confirmed every student’s name to us.',
          'أكّدت لنا الجامعة اسم كل طالب.',
          'Üniversite her öğrencinin adını bize doğruladı.',
        ),
        isBySupervisor: true,
        counts: [18, 18, say('students', 'طالبًا', 'öğrenci')],
        checkedDaysAgo: 55,
        deliveredBefore: 20,
      },
    ],
  },
  {
    slug: 'tayseer-committee',
    name: say('Tayseer Committee', 'لجنة تيسير', 'Teysir Komisyonu'),
    partnerKind: 'supervising',
    country: 'SA',
    city: say('Jeddah', 'جدة', 'Cidde'),
    description: say(
      'Seven retired judges and accountants who check the cases of people in debt with the court that issued the order, and visit the institutions that carry out projects.',
      'سبعة من القضاة والمحاسبين المتقاعدين يتحقّقون من حالات الغارمين لدى المحكمة التي أصدرت الأمر القضائي، ويزورون الجمعيات المنفّذة للمشاريع.',
      'Borçluların dosyalarını, kararı veren mahkemede doğrulayan ve projeleri yürüten kuruluşları yerinde ziyaret eden yedi emekli hâkim ve muhasebeci.',
    ),
    address: say('Palestine Street, office 9', 'شارع فلسطين، مكتب 9', 'Filistin Caddesi, ofis 9'),
    establishedOn: '2018-09-01',
    approvedOn: '2022-01-31',
    publicEmail: 'committee@tayseer.example',
    publicPhoneCountry: 'SA',
    publicPhoneNumber: '12 555 0166',
    socialMediaLinks: {},
    permit: {
      number: 'NCNP-0931',
      authority: say(
        'National Center for Non-Profit Sector',
        'المركز الوطني لتنمية القطاع غير الربحي',
        'Kâr Amacı Gütmeyen Sektör Ulusal Merkezi',
      ),
      daysLeft: 290,
      confirmedDaysAgo: 33,
    },
    documents: [
      {
        title: say('How a case is checked', 'كيف تُفحص الحالة؟', 'Bir borçlu dosyası nasıl incelenir?'),
        file: 'method.pdf',
        bytes: 28_637,
        daysAgo: 260,
      },
    ],
    deliveries: [],
  },
] as const satisfies readonly NgoSeed[];

/** How the committee checks each institution, by its slug. */
export const supervisedByCommittee = {
  'dar-al-noor': say(
    'Visits the home twice a year and reads every report.',
    'تزور الدار مرتين في السنة وتقرأ كل تقرير.',
    'Yuvayı yılda iki kez ziyaret eder, her raporu okur.',
  ),
  'nabaa-relief': say(
    'Compares the truck logs with the fuel invoices each quarter.',
    'تقارن سجلات الصهاريج بفواتير الوقود كل ثلاثة أشهر.',
    'Tankerlerin sefer kayıtlarını üç ayda bir yakıt faturalarıyla karşılaştırır.',
  ),
  'al-nakheel': say(
    'Reads the accounts of each endowment before they are published.',
    'تراجع حسابات كل وقف قبل نشرها.',
    'Her vakfın hesaplarını yayımlanmadan önce inceler.',
  ),
};
