import type { NgoSeed } from '#src/server/demo/ngo-seed.ts';
import { say } from '#src/server/demo/text.ts';

/** Institutions that bring water and food, and build homes. */
export const reliefAndHomes = [
  {
    slug: 'nabaa-relief',
    name: say('Nabaa Relief', 'نبع للإغاثة', 'Nabaa Yardım'),
    partnerKind: 'executive',
    country: 'YE',
    city: say('Aden', 'عدن', 'Aden'),
    description: say(
      'Drills wells and runs water trucks in Marib and Aden. Every well has a keeper from the camp, who is paid for two years and measures the water level each Friday.',
      'تحفر الآبار وتسيّر صهاريج الماء في مأرب وعدن. لكل بئر قيّم من أهل المخيم، يتقاضى أجرًا لمدة سنتين، ويقيس منسوب الماء كل جمعة.',
      'Marib ve Aden’de kuyu açar, su tankerleri işletir. Her kuyunun kamptan bir görevlisi vardır; bu görevli iki yıl ücret alır ve her cuma su seviyesini ölçer.',
    ),
    address: say('Main Road, Al-Mualla', 'المعلا، الشارع الرئيسي', 'Ana Cadde, Mualla'),
    establishedOn: '2014-02-20',
    approvedOn: '2020-02-17',
    publicEmail: 'water@nabaa.example',
    publicPhoneCountry: 'YE',
    publicPhoneNumber: '2 555 073',
    socialMediaLinks: { x: 'https://x.com/nabaa_example', facebook: 'https://facebook.com/nabaa.example' },
    permit: {
      number: 'YE-SAL 2093/2025',
      authority: say(
        'Ministry of Social Affairs and Labor, Aden',
        'وزارة الشؤون الاجتماعية والعمل، عدن',
        'Sosyal İşler ve Çalışma Bakanlığı, Aden',
      ),
      daysLeft: 24,
      confirmedDaysAgo: 15,
    },
    documents: [
      {
        title: say('Accounts for last year', 'حسابات العام الماضي', 'Geçen yılın mali tabloları'),
        file: 'accounts.pdf',
        bytes: 31_694,
        daysAgo: 75,
      },
      {
        title: say('Water tests of all wells', 'فحوص مياه الآبار كلها', 'Bütün kuyuların su tahlilleri'),
        file: 'water-tests.pdf',
        bytes: 31_138,
        daysAgo: 30,
      },
    ],
    deliveries: [
      {
        title: say('Water trucks for Al-Jufainah camp', 'صهاريج الماء لمخيم الجفينة', 'Cufeyne kampına su tankerleri'),
        finding: say(
          'The camp’s log records 118 trucks. Two more did not pass the checkpoint, and the fuel money for both was returned.',
          'سُجّل في دفتر المخيم 118 صهريجًا. ولم يعبر صهريجان آخران نقطة التفتيش، فأُعيد ثمن وقودهما.',
          'Kampın defterinde 118 tanker kayıtlı. Kalan iki tanker kontrol noktasını geçemedi; ikisinin de yakıt parası geri verildi.',
        ),
        verdict: 'partial',
        isBySupervisor: true,
        counts: [118, 120, say('trucks', 'صهريجًا', 'tanker')],
        checkedDaysAgo: 26,
        deliveredBefore: 8,
      },
      {
        title: say(
          'Solar pump for the second well',
          'المضخة الشمسية للبئر الثانية',
          'İkinci kuyunun güneş enerjili pompası',
        ),
        finding: say(
          'The pump runs nine hours a day. We came without notice and saw it working.',
          'تعمل المضخة تسع ساعات في اليوم. وقد زرناها دون إشعار مسبق فوجدناها تعمل.',
          'Pompa günde dokuz saat çalışıyor. Habersiz gittik, çalışırken gördük.',
        ),
        checkedDaysAgo: 82,
        deliveredBefore: 10,
        daysLate: 11,
      },
      {
        title: say('Food baskets before Ramadan', 'السلال الغذائية قبل رمضان', 'Ramazan öncesi gıda kolileri'),
        finding: say(
          'Every family signed for its basket. We called thirty of the families, and all had received theirs.',
          'وقّعت الأسر كلها عند الاستلام، واتصلنا بثلاثين أسرة منها، فأكّدت كل واحدة وصول سلّتها.',
          'Her aile, aldığı koli için imza attı. Ailelerden otuzunu aradık; hepsi kolisini almıştı.',
        ),
        counts: [400, 400, say('families', 'أسرة', 'aile')],
        checkedDaysAgo: 190,
        deliveredBefore: 14,
      },
    ],
  },
  {
    slug: 'yuva-foundation',
    name: say('Yuva Foundation', 'وقف يوفا', 'Yuva Vakfı'),
    partnerKind: 'executive',
    country: 'TR',
    city: say('Gaziantep', 'غازي عنتاب', 'Gaziantep'),
    description: say(
      'Has built and repaired homes in villages around Gaziantep and Hatay since the earthquake, with masons from the same villages. A family moves in only after an engineer has signed off.',
      'يبني البيوت ويرمّمها منذ الزلزال في قرى غازي عنتاب وهاتاي، مع بنّائين من أهل القرى نفسها. ولا تدخل أسرة بيتها إلا بعد أن يوقّع مهندس على سلامته.',
      'Depremden beri Gaziantep ve Hatay köylerinde, aynı köylerin ustalarıyla ev yapıyor ve onarıyor. Mühendis onay vermeden hiçbir aile evine taşınmıyor.',
    ),
    address: say('22 Gaziler Street, Şahinbey', 'شارع غازيلر 22، شاهين بيه', 'Gaziler Caddesi 22, Şahinbey'),
    establishedOn: '2009-06-15',
    approvedOn: '2023-04-10',
    publicEmail: 'bilgi@yuva.example',
    publicPhoneCountry: 'TR',
    publicPhoneNumber: '342 555 01 27',
    socialMediaLinks: {
      instagram: 'https://instagram.com/yuva.example',
      x: 'https://x.com/yuva_example',
      linkedin: 'https://linkedin.com/company/yuva-example',
    },
    permit: {
      number: 'TR-27 E.3318',
      authority: say('Governorship of Gaziantep', 'ولاية غازي عنتاب', 'Gaziantep Valiliği'),
      daysLeft: 160,
      confirmedDaysAgo: 52,
    },
    documents: [
      {
        title: say('Audited accounts', 'الحسابات المدقّقة', 'Denetlenmiş mali tablolar'),
        file: 'denetim-raporu.pdf',
        bytes: 22_194,
        daysAgo: 140,
      },
      {
        title: say(
          'Engineers’ reports on finished houses',
          'تقارير المهندسين عن البيوت المنجزة',
          'Biten evlerin mühendis raporları',
        ),
        file: 'muhendis-raporlari.pdf',
        bytes: 21_111,
        daysAgo: 22,
      },
    ],
    deliveries: [
      {
        title: say('Roofs before the first snow', 'أسقف البيوت قبل أول ثلج', 'İlk kardan önce çatılar'),
        finding: say(
          'Twelve roofs are done, each with the engineer’s signature.',
          'اكتمل اثنا عشر سقفًا، ووقّع المهندس على كل منها.',
          'On iki çatı tamamlandı; her biri mühendis imzasıyla onaylandı.',
        ),
        counts: [12, 12, say('roofs', 'سقفًا', 'çatı')],
        checkedDaysAgo: 18,
        deliveredBefore: 3,
      },
      {
        title: say('Two houses in Nurdağı', 'بيتان في نورداغي', 'Nurdağı’nda iki ev'),
        finding: say(
          'A family lives in the first house. The second house had to wait for cement and was handed over a month late.',
          'البيت الأول تسكنه أسرة، أما الثاني فتأخّر بانتظار الإسمنت وسُلّم بعد شهر من موعده.',
          'İlk evde bir aile oturuyor. İkinci ev, çimento beklendiği için bir ay geç teslim edildi.',
        ),
        checkedDaysAgo: 97,
        deliveredBefore: 7,
        daysLate: 31,
      },
    ],
  },
] as const satisfies readonly NgoSeed[];
