import type { ProjectSeed } from './project-seed.ts';
import { dollars, say } from './text.ts';

export const reliefProjects: readonly ProjectSeed[] = [
  {
    title: say('A solar well for 340 families in Marib', 'بئرٌ بالطاقة الشمسية لـ 340 أسرة في مأرب', 'Marib’de 340 aile için güneş enerjili kuyu'),
    subTitle: say('Nabaa Relief', 'نبع للإغاثة', 'Nabaa Yardım'),
    description: say(
      'The nearest clean water is two hours away. A borehole of 170 metres, a solar pump and six taps bring it into the camp.',
      'أقرب ماء نظيف على مسيرة ساعتين. بئر بعمق 170 مترًا ومضخة شمسية وستة صنابير تُدخل الماء إلى المخيم.',
      'En yakın temiz su iki saat uzakta. 170 metrelik sondaj, güneş enerjili pompa ve altı çeşme suyu kampın içine getiriyor.'),
    types: ['eghatha'], categories: ['water'], goal: dollars(24_500), raised: dollars(23_780), country: 'YE', city: say('Marib', 'مأرب', 'Marib'),
    isSuitableForZakat: true, isUrgent: true, beneficiaries: 1900, endsInDays: 21, tags: ['well'],
  },
  {
    title: say('Food baskets for displaced families in Khartoum', 'سلال غذائية للأسر النازحة في الخرطوم', 'Hartum’da yerinden edilmiş ailelere gıda kolisi'),
    subTitle: say('One basket feeds five people for a month', 'سلة واحدة تكفي خمسة أشخاص شهرًا', 'Bir koli beş kişiyi bir ay doyurur'),
    description: say(
      'Flour, lentils, oil, sugar, dates and tea, bought in the region and handed out at three points so that nobody walks far.',
      'دقيق وعدس وزيت وسكر وتمر وشاي، تُشترى من المنطقة وتوزَّع في ثلاث نقاط كي لا يمشي أحد بعيدًا.',
      'Un, mercimek, yağ, şeker, hurma ve çay; bölgeden alınıyor, kimse uzağa yürümesin diye üç noktada dağıtılıyor.'),
    types: ['eghatha'], categories: ['food'], goal: dollars(45_000), raised: dollars(19_350), country: 'SD', city: say('Khartoum', 'الخرطوم', 'Hartum'),
    unit: { code: 'basket', price: dollars(45) }, isSuitableForZakat: true, isGiftable: true, beneficiaries: 5000, tags: ['food'],
  },
  {
    title: say('Winter blankets for tents in Idlib', 'بطانيات الشتاء لمخيمات إدلب', 'İdlib’deki çadırlara kışlık battaniye'),
    subTitle: say('Nights below zero from December', 'ليالٍ دون الصفر منذ كانون الأول', 'Aralıktan itibaren geceler sıfırın altında'),
    description: say(
      'Thick blankets, made in a workshop of women from the camps, three for each family.',
      'بطانيات سميكة تصنعها ورشة لنساء من المخيمات، ثلاث لكل أسرة.',
      'Kamplardaki kadınların atölyesinde dikilen kalın battaniyeler; her aileye üç adet.'),
    types: ['eghatha'], categories: ['greatest-need'], status: 'completed', outcome: 'funded', goal: dollars(46_200), raised: dollars(46_200), country: 'SY', city: say('Idlib', 'إدلب', 'İdlib'),
    unit: { code: 'blanket', price: dollars(22) }, beneficiaries: 3500,
  },
  {
    title: say('A dialysis machine for the hospital of Aden', 'جهاز غسيل كلى لمستشفى عدن', 'Aden hastanesine diyaliz makinesi'),
    subTitle: say('Four sessions a day, six days a week', 'أربع جلسات في اليوم، ستة أيام في الأسبوع', 'Günde dört seans, haftada altı gün'),
    description: say(
      'Patients now wait nine days for a place. One more machine, its water treatment and two years of supplies bring that to three.',
      'ينتظر المرضى اليوم تسعة أيام للحصول على موعد. جهاز إضافي مع معالجة المياه ومستلزمات سنتين يخفض الانتظار إلى ثلاثة أيام.',
      'Hastalar bugün dokuz gün sıra bekliyor. Bir makine daha, su arıtma ve iki yıllık malzeme bunu üç güne indiriyor.'),
    types: ['eghatha'], categories: ['health'], goal: dollars(31_000), raised: dollars(12_400), country: 'YE', city: say('Aden', 'عدن', 'Aden'), isSuitableForZakat: true, beneficiaries: 220,
  },
  {
    title: say('Twelve family homes after the earthquake', 'اثنا عشر بيتًا لعائلاتٍ فقدت منازلها في الزلزال', 'Deprem sonrası on iki aile evi'),
    subTitle: say('Yuva Foundation', 'وقف يوفا', 'Yuva Vakfı'),
    description: say(
      'Two rooms, a kitchen and a garden wall, built to the new code by workers of the town. The families choose the colour of the door.',
      'غرفتان ومطبخ وسور حديقة، تُبنى وفق الكود الجديد بأيدي عمال البلدة، وتختار العائلات لون الباب.',
      'İki oda, bir mutfak ve bahçe duvarı; yeni yönetmeliğe göre, kasabanın ustalarıyla yapılıyor. Kapının rengini aileler seçiyor.'),
    types: ['eskan'], categories: ['homes'], goal: dollars(180_000), raised: dollars(141_300), country: 'TR', city: say('Gaziantep', 'غازي عنتاب', 'Gaziantep'), endowmentPercentage: 5, isGiftable: true, beneficiaries: 61,
  },
  {
    title: say('A year’s rent for 15 widows and their children', 'إيجار سنة لخمس عشرة أرملة وأطفالهن', '15 dul anne ve çocuklarına bir yıllık kira'),
    subTitle: say('So that nobody is moved in the middle of a school year', 'كي لا تُنقل أسرة في منتصف العام الدراسي', 'Kimse okul yılının ortasında taşınmasın diye'),
    description: say(
      'The rent is paid to the owners directly, each quarter, on a contract in the mother’s name.',
      'يُدفع الإيجار للملاك مباشرة كل ثلاثة أشهر بعقد باسم الأم.',
      'Kira, anne adına yapılan sözleşmeyle üç ayda bir doğrudan ev sahibine ödeniyor.'),
    types: ['eskan'], categories: ['homes'], goal: dollars(27_000), raised: dollars(8100), country: 'LB', city: say('Tripoli', 'طرابلس', 'Trablusşam'), isSuitableForZakat: true, beneficiaries: 58,
  },
  {
    title: say('New roof for the mosque of Mostar’s old quarter', 'سقف جديد لمسجد الحي القديم في موستار', 'Mostar eski mahalle camisine yeni çatı'),
    subTitle: say('Before the autumn rain', 'قبل أمطار الخريف', 'Sonbahar yağmurlarından önce'),
    description: say(
      'Lead sheets and larch beams, as the builders of 1631 used, and insulation that they did not have.',
      'ألواح رصاص وعوارض خشبية كما استعملها بناة عام 1631، وعزلٌ لم يكن لديهم.',
      '1631’in ustalarının kullandığı kurşun levha ve kirişler; bir de onlarda olmayan yalıtım.'),
    types: ['mosque-care'], categories: ['greatest-need'], goal: dollars(38_000), raised: dollars(21_660), country: 'BA', city: say('Mostar', 'موستار', 'Mostar'), endowmentPercentage: 10, beneficiaries: 400,
  },
  {
    title: say('Prayer carpets for five village mosques', 'سجاد صلاة لخمسة مساجد في القرى', 'Beş köy camisine seccade'),
    subTitle: say('Each carpet is a place in a row', 'كل سجادة مكانٌ في الصف', 'Her seccade safta bir yer'),
    description: say(
      'Washable carpets, woven in Konya, for mosques whose floor is still concrete.',
      'سجاد قابل للغسل يُنسج في قونية، لمساجد ما زالت أرضها إسمنتًا.',
      'Konya’da dokunan, yıkanabilir seccadeler; zemini hâlâ beton olan camiler için.'),
    types: ['mosque-care'], categories: ['greatest-need'], goal: dollars(12_000), raised: dollars(2400), country: 'TZ', unit: { code: 'carpet', price: dollars(30) }, isGiftable: true, beneficiaries: 900,
  },
];
