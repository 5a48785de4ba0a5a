import { say } from './text.ts';

export const demoBankAccounts = [
  { bankName: say('Al-Amanah Bank', 'مصرف الأمانة', 'El-Emane Bankası'), accountHolder: say('Sanad Charity', 'جمعية سند الخيرية', 'Sanad Derneği'), accountNumber: '608010167519', iban: 'SA0380000000608010167519', swiftCode: 'AMANSARI', currency: 'USD' },
  { bankName: say('Vefa Katılım', 'مصرف وفا', 'Vefa Katılım'), accountHolder: say('Sanad Charity', 'جمعية سند الخيرية', 'Sanad Derneği'), accountNumber: '0519786457841326', iban: 'TR330006100519786457841326', swiftCode: 'VEFATRIS', currency: 'USD' },
  { bankName: say('Jordan Trust Bank', 'بنك الأردن للأمانات', 'Ürdün Emanet Bankası'), accountHolder: say('Sanad Charity', 'جمعية سند الخيرية', 'Sanad Derneği'), accountNumber: '1310000302', iban: 'JO94CBJO0010000000000131000302', swiftCode: 'JTBAJOAM', currency: 'USD' },
] as const;

export const demoContact = {
  phoneNumber: '+966112345678',
  email: 'hello@sanad.example',
  location: say('12 Olaya Street, Riyadh', 'شارع العليا 12، الرياض', 'Olaya Caddesi 12, Riyad'),
  socialMediaLinks: {
    instagram: 'https://instagram.com/sanad.example', x: 'https://x.com/sanad_example', whatsapp: 'https://wa.me/966112345678',
    facebook: 'https://facebook.com/sanad.example', linkedin: 'https://linkedin.com/company/sanad-example', youtube: 'https://youtube.com/@sanad-example',
  },
};

export const demoStatistics = [
  { source: 'raised', title: say('given through Sanad', 'مجموع العطاء عبر سند', 'Sanad ile yapılan bağış'), icon: 'handCoins' },
  { source: 'donations', title: say('donations', 'تبرعًا', 'bağış'), icon: 'heart' },
  { source: 'projectsCompleted', title: say('projects completed', 'مشروعًا مكتملًا', 'tamamlanan proje'), icon: 'badgeCheck' },
  { source: 'editor', value: 31, title: say('countries', 'دولة', 'ülke'), icon: 'globe' },
] as const;

export const demoSliders = [
  { title: say('Be the one they lean on.', 'كُن سندًا لمن لا سند له', 'Dayanağı olmayana dayanak ol'), text: say('Your giving goes to vetted institutions, and you see what it became.', 'يصل عطاؤك إلى مؤسسات موثوقة، وترى ما صار إليه.', 'Bağışınız denetlenmiş kurumlara ulaşır; neye dönüştüğünü görürsünüz.'), linkLabel: say('See the projects', 'تصفّح المشاريع', 'Projeleri gör'), href: '/projects', palette: 'orphans' },
  { title: say('Water that comes to the camp', 'ماءٌ يصل إلى المخيم', 'Kampa gelen su'), text: say('A solar well in Marib is close to its last dollar.', 'بئر مأرب على وشك الاكتمال.', 'Marib’deki kuyu son adıma yakın.'), linkLabel: say('See the well', 'تعرّف على البئر', 'Kuyuyu gör'), href: '/projects/a-solar-well-for-340-families-in-marib', palette: 'relief' },
  { title: say('Know exactly what you owe', 'اعرف مقدار زكاتك', 'Ne kadar zekât düştüğünü bilin'), text: say('Cash, gold, silver, shares and funds in one calm sheet.', 'نقد وذهب وفضة وأسهم وصناديق في صفحة واحدة هادئة.', 'Nakit, altın, gümüş, hisse ve fonlar tek sakin sayfada.'), linkLabel: say('Calculate zakat', 'احسب زكاتك', 'Zekât hesapla'), href: '/projects/zakat', palette: 'zakat' },
] as const;

/** People who never lived. Their addresses can receive nothing. */
export const demoDonors = [
  { fullName: 'Amina Haddad', locale: 'ar' }, { fullName: 'عبد الرحمن القحطاني', locale: 'ar' }, { fullName: 'Elif Yıldız', locale: 'tr' }, { fullName: 'Daniel Brooks', locale: 'en' },
  { fullName: 'نورة السالم', locale: 'ar' }, { fullName: 'Mehmet Aydın', locale: 'tr' }, { fullName: 'Hannah Osei', locale: 'en' }, { fullName: 'خالد العمري', locale: 'ar' },
  { fullName: 'Zeynep Kara', locale: 'tr' }, { fullName: 'Yusuf Rahman', locale: 'en' }, { fullName: 'سارة منصور', locale: 'ar' }, { fullName: 'Lejla Hodžić', locale: 'en' },
] as const;
