import { sameIn, say } from '#src/server/demo/text.ts';

/** Banks and holders have one legal spelling, whatever the language: a bank compares it with its register. */
export const demoBankAccounts = [
  {
    bankName: sameIn('Al-Amanah Bank'),
    accountHolder: sameIn('Sanad Charity Association'),
    accountNumber: '608010167519',
    iban: 'SA0380000000608010167519',
    swiftCode: 'AMANSARI',
    currency: 'USD',
    purpose: 'donations',
  },
  {
    bankName: sameIn('Al-Amanah Bank'),
    accountHolder: sameIn('Sanad Charity Association'),
    accountNumber: '608010167501',
    iban: 'SA0480000000608010167501',
    swiftCode: 'AMANSARI',
    currency: 'USD',
    purpose: 'zakat',
  },
  {
    bankName: sameIn('Al-Amanah Bank'),
    accountHolder: sameIn('Sanad Charity Association'),
    accountNumber: '608010167527',
    iban: 'SA7880000000608010167527',
    swiftCode: 'AMANSARI',
    currency: 'USD',
    purpose: 'endowments',
  },
  {
    bankName: sameIn('Vefa Katılım Bankası'),
    accountHolder: sameIn('Sanad Charity Association'),
    accountNumber: '0519786457841326',
    iban: 'TR330006100519786457841326',
    swiftCode: 'VEFATRIS',
    currency: 'USD',
    purpose: 'donations',
  },
  {
    bankName: sameIn('Vefa Katılım Bankası'),
    accountHolder: sameIn('Sanad Charity Association'),
    accountNumber: '0519786457841334',
    iban: 'TR110006100519786457841334',
    swiftCode: 'VEFATRIS',
    currency: 'USD',
    purpose: 'zakat',
  },
  {
    bankName: sameIn('Jordan Trust Bank'),
    accountHolder: sameIn('Sanad Charity Association'),
    accountNumber: '1310000302',
    iban: 'JO94CBJO0010000000000131000302',
    swiftCode: 'JTBAJOAM',
    currency: 'USD',
    purpose: 'donations',
  },
] as const;

export const demoContact = {
  phoneNumber: '+966112345678',
  email: 'hello@sanad.example',
  location: say('12 Olaya Street, Riyadh', 'شارع العليا 12، الرياض', 'Olaya Caddesi 12, Riyad'),
  socialMediaLinks: {
    instagram: 'https://instagram.com/sanad.example',
    x: 'https://x.com/sanad_example',
    whatsapp: 'https://wa.me/966112345678',
    facebook: 'https://facebook.com/sanad.example',
    linkedin: 'https://linkedin.com/company/sanad-example',
    youtube: 'https://youtube.com/@sanad-example',
  },
};

/** Sunday to Thursday. */
export const demoOfficeHours = { firstDay: 0, lastDay: 4, from: '09:00', until: '17:00', timeZone: 'Asia/Riyadh' };

export const demoStatistics = [
  {
    source: 'raised',
    title: say('given through Sanad', 'مجموع التبرّعات عبر سند', 'Sanad üzerinden bağışlanan tutar'),
    icon: 'handCoins',
  },
  { source: 'donations', title: say('donations', 'عدد التبرّعات', 'bağış'), icon: 'heart' },
  {
    source: 'projectsCompleted',
    title: say('projects completed', 'المشاريع المكتملة', 'tamamlanan proje'),
    icon: 'badgeCheck',
  },
  // Its value is counted from the demo projects.
  {
    source: 'editor',
    title: say('countries reached so far', 'دول وصلتها التبرّعات', 'bugüne kadar ulaşılan ülke'),
    icon: 'globe',
  },
] as const;

export const demoSliders = [
  {
    slug: 'school-fees-in-amman',
    title: say(
      'School fees paid for 44 children in Amman',
      'سُدّدت رسوم المدرسة عن 44 طفلًا في عمّان',
      'Amman’da 44 çocuğun okul ücreti ödendi',
    ),
    text: say(
      'The fees went directly to four schools. Sixteen children are still waiting for theirs to be paid.',
      'دُفعت الرسوم مباشرة إلى أربع مدارس، وما زال ستة عشر طفلًا بانتظار سداد رسومهم.',
      'Ücretler doğrudan dört okula ödendi. On altı çocuğun ücreti hâlâ ödenmeyi bekliyor.',
    ),
    linkLabel: say('See the project', 'اطّلع على المشروع', 'Projeyi gör'),
    href: '/projects/a-year-of-school-meals-and-care-for-60-children-in-amman',
    palette: 'orphans',
  },
  {
    slug: 'water-for-the-camp',
    title: say('Water for the camp', 'ماء للمخيم', 'Kamp için su'),
    text: say(
      'The solar well in Marib is almost funded.',
      'أوشك تمويل البئر العاملة بالطاقة الشمسية في مأرب أن يكتمل.',
      'Marib’deki güneş enerjili kuyunun hedefine ulaşmasına az kaldı.',
    ),
    linkLabel: say('See the well', 'اطّلع على مشروع البئر', 'Kuyuyu gör'),
    href: '/projects/a-solar-well-for-340-families-in-marib',
    palette: 'relief',
  },
  {
    slug: 'how-much-zakat',
    title: say(
      'Know exactly how much zakat you owe',
      'اعرف مقدار زكاتك بدقّة',
      'Tam olarak ne kadar zekât vermeniz gerektiğini öğrenin',
    ),
    text: say(
      'Cash, gold, silver, shares and funds on one simple page.',
      'نقد وذهب وفضة وأسهم وصناديق في صفحة واحدة سهلة.',
      'Nakit, altın, gümüş, hisse ve fonlar tek ve sade bir sayfada.',
    ),
    linkLabel: say('Calculate zakat', 'احسب زكاتك', 'Zekât hesapla'),
    href: '/projects/zakat',
    palette: 'zakat',
  },
] as const;
