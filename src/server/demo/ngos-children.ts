import type { NgoSeed } from '#src/server/demo/ngo-seed.ts';
import { say } from '#src/server/demo/text.ts';

/** Institutions that care for children without parents. */
export const carersForChildren = [
  {
    slug: 'dar-al-noor',
    name: say('Dar Al-Noor Institution', 'مؤسسة دار النور', 'Dar Al-Noor Kurumu'),
    partnerKind: 'executive',
    country: 'JO',
    city: say('Amman', 'عمّان', 'Amman'),
    description: say(
      'In East Amman since 1998: a home and schooling for children who have lost their parents. Sixty children live in the home; 180 live with relatives and come for lessons and meals.',
      'بيت ومدرسة في شرق عمّان منذ عام 1998 لأطفال فقدوا والديهم. يعيش في الدار ستون طفلًا، ويأتيها للدروس والطعام 180 طفلًا يسكنون عند أقاربهم.',
      '1998’den beri Doğu Amman’da anne babasını kaybetmiş çocuklara yuva ve okul oluyor. Yuvada altmış çocuk yaşıyor; akrabalarının yanında kalan 180 çocuk da ders ve yemek için geliyor.',
    ),
    address: say('14 Al-Quds Street, Al-Wehdat', 'شارع القدس 14، الوحدات', 'El-Kuds Caddesi 14, Vahdat'),
    establishedOn: '1998-04-12',
    approvedOn: '2019-03-11',
    publicEmail: 'office@dar-al-noor.example',
    publicPhoneCountry: 'JO',
    publicPhoneNumber: '6 555 0142',
    socialMediaLinks: {
      facebook: 'https://facebook.com/dar-al-noor.example',
      instagram: 'https://instagram.com/dar-al-noor.example',
    },
    permit: {
      number: 'JO-MSD 4471/2024',
      authority: say(
        'Ministry of Social Development, Jordan',
        'وزارة التنمية الاجتماعية، الأردن',
        'Ürdün Sosyal Kalkınma Bakanlığı',
      ),
      daysLeft: 400,
      confirmedDaysAgo: 40,
    },
    documents: [
      {
        title: say(
          'Audited accounts for last year',
          'الحسابات المدقّقة للعام الماضي',
          'Geçen yılın denetlenmiş mali tabloları',
        ),
        file: 'audited-accounts.pdf',
        bytes: 33_764,
        daysAgo: 120,
      },
      {
        title: say(
          'Board members and their interests',
          'مجلس الإدارة والإفصاح عن المصالح',
          'Yönetim kurulu ve çıkar beyanları',
        ),
        file: 'board.pdf',
        bytes: 30_469,
        daysAgo: 200,
      },
      {
        title: say('Child protection policy', 'سياسة حماية الطفل', 'Çocuk koruma politikası'),
        file: 'child-protection.pdf',
        bytes: 28_113,
        daysAgo: 300,
      },
    ],
    deliveries: [
      {
        title: say('Winter uniforms', 'الزي المدرسي الشتوي', 'Kışlık okul kıyafetleri'),
        finding: say(
          'The invoices match the delivery. Two sets were exchanged at the shop for other sizes.',
          'الفواتير مطابقة لما سُلّم، وبُدّل في المتجر مقاس طقمين.',
          'Faturalar teslimatla uyuşuyor. İki takım, bedeni uymadığı için mağazada değiştirildi.',
        ),
        counts: [60, 60, say('sets', 'طقمًا', 'takım')],
        checkedDaysAgo: 32,
        deliveredBefore: 6,
      },
      {
        title: say('Repair of the school bus', 'إصلاح حافلة المدرسة', 'Okul servisinin onarımı'),
        finding: say(
          'A spare part arrived late from the port. The children went in a hired van, and the institution paid for it.',
          'تأخّرت قطعة غيار في الميناء، فتنقّل الأطفال بسيارة مستأجرة دفعت الجمعية أجرتها.',
          'Bir yedek parça limandan geç geldi. Çocuklar kiralık minibüsle gidip geldi; minibüsün ücretini kuruluş ödedi.',
        ),
        checkedDaysAgo: 105,
        deliveredBefore: 4,
        daysLate: 19,
      },
      {
        title: say('School fees for the first term', 'رسوم الفصل الدراسي الأول', 'Birinci dönem okul ücretleri'),
        finding: say(
          'The fees were paid to four schools, whose receipts we have.',
          'دُفعت الرسوم إلى أربع مدارس، وإيصالاتها لدينا.',
          'Ücretler dört okula ödendi, okulların makbuzları elimizde.',
        ),
        isBySupervisor: true,
        counts: [44, 44, say('students', 'تلميذًا', 'öğrenci')],
        checkedDaysAgo: 158,
        deliveredBefore: 9,
      },
    ],
  },
  {
    slug: 'dom-nade',
    name: say('House of Hope', 'دار الأمل', 'Umut Evi'),
    partnerKind: 'executive',
    country: 'BA',
    city: say('Sarajevo', 'سراييفو', 'Saraybosna'),
    description: say(
      'Stands by orphans and their mothers in Sarajevo: rent for the first years, then a trade that pays the rent. Founded by eleven widows in 1996.',
      'تقف إلى جانب الأيتام وأمهاتهم في سراييفو: إيجار السكن في السنوات الأولى، ثم حرفة يُدفع منها الإيجار. أسّستها إحدى عشرة أرملة عام 1996.',
      'Saraybosna’daki yetimlerin ve annelerinin yanındadır: ilk yıllarda kira, sonra bu kirayı karşılayacak bir meslek. 1996’da on bir dul kadın tarafından kuruldu.',
    ),
    address: say('7 Logavina, Old Town', 'شارع لوغافينا 7، البلدة القديمة', 'Logavina 7, Eski Şehir'),
    establishedOn: '1996-10-03',
    approvedOn: '2021-05-24',
    publicEmail: 'info@dom-nade.example',
    publicPhoneCountry: 'BA',
    publicPhoneNumber: '33 555 018',
    socialMediaLinks: { facebook: 'https://facebook.com/dom-nade.example' },
    permit: {
      number: 'BA-KS 118/2023',
      authority: say(
        'Ministry of Justice, Sarajevo Canton',
        'وزارة العدل، كانتون سراييفو',
        'Saraybosna Kantonu Adalet Bakanlığı',
      ),
      daysLeft: 210,
      confirmedDaysAgo: 64,
    },
    documents: [
      {
        title: say('Accounts for the last two years', 'حسابات السنتين الأخيرتين', 'Son iki yılın mali tabloları'),
        file: 'accounts.pdf',
        bytes: 22_590,
        daysAgo: 90,
      },
      { title: say('Bylaws', 'النظام الأساسي', 'Tüzük'), file: 'statute.pdf', bytes: 17_204, daysAgo: 800 },
    ],
    deliveries: [
      {
        title: say('Sewing course, second group', 'دورة الخياطة، المجموعة الثانية', 'Dikiş kursu, ikinci grup'),
        finding: say(
          'Nine of the ten women finished the course. The other moved to Mostar and is continuing it there.',
          'أتمّت الدورة تسع نساء من عشر، وانتقلت العاشرة إلى موستار وهي تواصل التدريب هناك.',
          'On kadından dokuzu kursu bitirdi. Onuncusu Mostar’a taşındı, kursa orada devam ediyor.',
        ),
        verdict: 'partial',
        counts: [9, 10, say('women', 'نساء', 'kadın')],
        checkedDaysAgo: 48,
        deliveredBefore: 12,
      },
      {
        title: say('Firewood for the winter', 'حطب الشتاء', 'Kışlık odun'),
        finding: say(
          'The firewood was weighed at the door of one family in ten.',
          'وُزن الحطب عند باب أسرة من كل عشر أسر.',
          'Odun, her on aileden birinin kapısında tartıldı.',
        ),
        counts: [70, 70, say('families', 'أسرة', 'aile')],
        checkedDaysAgo: 20,
        deliveredBefore: 5,
      },
    ],
  },
] as const satisfies readonly NgoSeed[];
