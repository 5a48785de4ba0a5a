import { say } from './text.ts';

/** Twelve programs. The icon names the glyph, the palette the pattern. */
export const demoTypes = [
  { slug: 'sole-survivor', icon: 'soleSurvivor', palette: 'orphans', title: say('Sole survivor', 'الناجي الوحيد', 'Tek kalan'), summary: say('For the child who alone was left of a family.', 'للطفل الذي بقي وحده من أسرته.', 'Ailesinden geriye yalnız kendisi kalan çocuk için.') },
  { slug: 'orphan-sponsorship', icon: 'orphans', palette: 'orphans', title: say('Orphan sponsorship', 'كفالة الأيتام', 'Yetim sponsorluğu'), summary: say('Schooling, meals and care, month by month.', 'تعليم وغذاء ورعاية، شهرًا بشهر.', 'Ay ay okul, sofra ve bakım.') },
  { slug: 'zakat', icon: 'zakat', palette: 'zakat', title: say('Zakat', 'الزكاة', 'Zekât'), summary: say('To the eight categories, kept apart from other funds.', 'لمصارفها الثمانية، في حساب مستقل.', 'Sekiz sınıfa, ayrı hesapta.') },
  { slug: 'stock-purification', icon: 'stock', palette: 'stock', title: say('Stock purification', 'تطهير الأسهم', 'Hisse arındırma'), summary: say('Work out and give the impure share of returns.', 'احسب الجزء غير النقي من أرباحك وأخرجه.', 'Getirinin arındırılacak payını hesaplayın.') },
  { slug: 'sacrifice', icon: 'sacrifice', palette: 'sacrifice', title: say('Sacrifices', 'الأضاحي', 'Kurban'), summary: say('Udhiyah, aqiqah and vows, with proof of delivery.', 'أضحية وعقيقة ونذر، مع توثيق التسليم.', 'Kurban, akika ve adak; teslim belgesiyle.') },
  { slug: 'endowments', icon: 'endowment', palette: 'endowment', title: say('Endowments', 'الأوقاف', 'Vakıflar'), summary: say('The capital stays. Its yield is given every year.', 'يبقى الأصل ويُنفق ريعه كل عام.', 'Anapara kalır, geliri her yıl dağıtılır.') },
  { slug: 'eghatha', icon: 'relief', palette: 'relief', title: say('Eghatha relief', 'إغاثة', 'Acil yardım (Eghatha)'), summary: say('Water, food and shelter in the first days.', 'ماء وغذاء ومأوى في الأيام الأولى.', 'İlk günlerde su, gıda, barınak.') },
  { slug: 'eskan', icon: 'housing', palette: 'housing', title: say('Eskan housing', 'إسكان', 'Barınma (Eskan)'), summary: say('Rent paid, roofs repaired, homes built.', 'إيجارات وترميم وبناء بيوت.', 'Kira, onarım ve yeni evler.') },
  { slug: 'mosque-care', icon: 'mosque', palette: 'mosque', title: say('Mosque care', 'عناية المساجد', 'Cami bakımı'), summary: say('Repair, cleaning and lighting of mosques.', 'ترميم المساجد وتنظيفها وإنارتها.', 'Camilerin onarımı, temizliği ve aydınlatması.') },
  { slug: 'tafreej', icon: 'tafreej', palette: 'tafreej', title: say('Tafreej', 'تفريج', 'Tafreej'), summary: say('Debts of prisoners, one case at a time.', 'ديون السجناء، حالة تلو حالة.', 'Mahkûmların borçları, dosya dosya.') },
  { slug: 'tayseer', icon: 'tayseer', palette: 'tayseer', title: say('Tayseer', 'تيسير', 'Tayseer'), summary: say('Insolvent debtors given a fresh start.', 'معسرون يبدؤون من جديد.', 'Borçluya yeni bir başlangıç.') },
  { slug: 'kafarat', icon: 'kafarat', palette: 'sand', title: say('Kafarat and fidya', 'الكفارات والفدية', 'Kefaret ve fidye'), summary: say('Meals for those in need, counted in persons.', 'إطعام المحتاجين، بعدد من يُطعَمون.', 'İhtiyaç sahiplerine yemek, kişi sayısıyla.') },
] as const;
export type DemoType = (typeof demoTypes)[number]['slug'];

/** Eight campaigns; each is also a fund for quick donations. */
export const demoCategories = [
  { slug: 'greatest-need', icon: 'heart', title: say('Where the need is greatest', 'حيث الحاجة أشد', 'İhtiyacın en çok olduğu yere') },
  { slug: 'orphans', icon: 'orphans', title: say('Orphans', 'الأيتام', 'Yetimler') },
  { slug: 'water', icon: 'droplets', title: say('Water', 'سقيا الماء', 'Su') },
  { slug: 'food', icon: 'kafarat', title: say('Food', 'إطعام الطعام', 'Gıda') },
  { slug: 'education', icon: 'graduationCap', title: say('Education', 'التعليم', 'Eğitim') },
  { slug: 'health', icon: 'heartPulse', title: say('Health', 'العلاج', 'Sağlık') },
  { slug: 'homes', icon: 'housing', title: say('Homes', 'المساكن', 'Yuvalar') },
  { slug: 'debts', icon: 'tafreej', title: say('Debts', 'سداد الديون', 'Borçlar') },
] as const;
export type DemoCategory = (typeof demoCategories)[number]['slug'];

export const demoUnits = [
  { code: 'meal', title: say('meal', 'وجبة', 'öğün') },
  { code: 'basket', title: say('food basket', 'سلة غذائية', 'gıda kolisi') },
  { code: 'share', title: say('share', 'سهم', 'hisse') },
  { code: 'carpet', title: say('prayer carpet', 'سجادة صلاة', 'seccade') },
  { code: 'blanket', title: say('blanket', 'بطانية', 'battaniye') },
] as const;
