import { say } from '#src/server/demo/text.ts';

/** Twelve programs. The icon names the icon, the palette the pattern. */
export const demoTypes = [
  {
    slug: 'sole-survivor',
    icon: 'soleSurvivor',
    palette: 'orphans',
    title: say('Sole survivor', 'الناجي الوحيد', 'Tek kurtulan'),
    summary: say(
      'For a child who is the only survivor of their family.',
      'للطفل الذي لم ينجُ من أسرته سواه.',
      'Ailesinden yalnızca kendisi hayatta kalan çocuk için.',
    ),
  },
  {
    slug: 'orphan-sponsorship',
    icon: 'orphans',
    palette: 'orphans',
    title: say('Orphan sponsorship', 'كفالة الأيتام', 'Yetim sponsorluğu'),
    summary: say(
      'School, meals and care, month by month.',
      'تعليم وغذاء ورعاية، شهرًا بشهر.',
      'Her ay eğitim, yemek ve bakım.',
    ),
  },
  {
    slug: 'zakat',
    icon: 'zakat',
    palette: 'zakat',
    title: say('Zakat', 'الزكاة', 'Zekât'),
    summary: say(
      'For the eight groups entitled to zakat, in a separate fund.',
      'للأصناف الثمانية المستحقّة للزكاة، في صندوق مستقل.',
      'Zekât alabilecek sekiz sınıf için, ayrı bir fonda.',
    ),
  },
  {
    slug: 'stock-purification',
    icon: 'stock',
    palette: 'stock',
    title: say('Stock purification', 'تطهير الأسهم', 'Hisse arındırma'),
    summary: say(
      'Work out the impure part of your returns and give it away.',
      'احسب ما دخل أرباحك من كسب غير مباح وأخرجه.',
      'Hisse gelirinizin arındırılacak kısmını hesaplayıp hayır işlerine verin.',
    ),
  },
  {
    slug: 'sacrifice',
    icon: 'sacrifice',
    palette: 'sacrifice',
    title: say('Qurbani (udhiyah) and aqiqah', 'الأضاحي والعقائق', 'Kurban ve akika'),
    summary: say(
      'Qurbani, aqiqah and vow (nadhr) sacrifices, with proof of delivery.',
      'أضحية وعقيقة ونذر، مع إثبات التسليم.',
      'Kurban, akika ve adak; dağıtım kanıtıyla.',
    ),
  },
  {
    slug: 'endowments',
    icon: 'endowment',
    palette: 'endowment',
    title: say('Endowments', 'الأوقاف', 'Vakıflar'),
    summary: say(
      'The capital is kept; its income goes to the cause every year.',
      'يُحفظ الأصل، ويُصرف ريعه كل عام فيما وُقف له.',
      'Anapara korunur, geliri her yıl vakfın amacına harcanır.',
    ),
  },
  {
    slug: 'eghatha',
    icon: 'relief',
    palette: 'relief',
    title: say('Relief (Eghatha)', 'الإغاثة', 'Acil yardım'),
    summary: say(
      'Water, food and shelter in the first days.',
      'ماء وغذاء ومأوى في الأيام الأولى.',
      'İlk günlerde su, gıda ve barınak.',
    ),
  },
  {
    slug: 'eskan',
    icon: 'housing',
    palette: 'housing',
    title: say('Housing (Eskan)', 'الإسكان', 'Barınma (iskân)'),
    summary: say(
      'Rent paid, roofs repaired, homes built.',
      'دفع الإيجارات وترميم الأسقف وبناء البيوت.',
      'Kira, onarım ve yeni evler.',
    ),
  },
  {
    slug: 'mosque-care',
    icon: 'mosque',
    palette: 'mosque',
    title: say('Mosque care', 'العناية بالمساجد', 'Cami bakımı'),
    summary: say(
      'Repair, cleaning and lighting of mosques.',
      'ترميم المساجد وتنظيفها وإنارتها.',
      'Camilerin onarımı, temizliği ve aydınlatması.',
    ),
  },
  {
    slug: 'tafreej',
    icon: 'tafreej',
    palette: 'tafreej',
    title: say('Tafreej', 'تفريج كربة', 'Borçlu mahkûma destek'),
    summary: say(
      'Pay the debt that keeps someone in prison.',
      'سداد ديون السجناء الغارمين.',
      'Birini hapiste tutan borcu ödeyin.',
    ),
  },
  {
    slug: 'tayseer',
    icon: 'tayseer',
    palette: 'tayseer',
    title: say('Tayseer', 'تيسير', 'Teysir (borçluya kolaylık)'),
    summary: say(
      'A fresh start for insolvent debtors.',
      'بداية جديدة للمعسرين.',
      'Borcunu ödeyemeyenlere yeni bir başlangıç.',
    ),
  },
  {
    slug: 'kafarat',
    icon: 'kafarat',
    palette: 'sand',
    title: say('Ramadan, kafarat and fidya', 'رمضان والكفّارات والفدية', 'Ramazan, kefaret ve fidye'),
    summary: say(
      'Iftar meals, and meals for the poor as kafarat and fidya.',
      'إفطار الصائمين، وإطعام المساكين في الكفّارات والفدية.',
      'İftar yemekleri; kefaret ve fidye olarak yoksullara yemek.',
    ),
  },
] as const;
export type DemoType = (typeof demoTypes)[number]['slug'];

/** Eight campaigns; each is also a fund for quick donations. */
export const demoCategories = [
  {
    slug: 'greatest-need',
    icon: 'heart',
    title: say('Where the need is greatest', 'حيث الحاجة أشد', 'İhtiyacın en çok olduğu yer'),
  },
  { slug: 'orphans', icon: 'orphans', title: say('Orphans', 'الأيتام', 'Yetimler') },
  { slug: 'water', icon: 'droplets', title: say('Water', 'سقيا الماء', 'Su') },
  { slug: 'food', icon: 'wheat', title: say('Food', 'إطعام الطعام', 'Gıda') },
  { slug: 'education', icon: 'graduationCap', title: say('Education', 'التعليم', 'Eğitim') },
  { slug: 'health', icon: 'heartPulse', title: say('Health', 'العلاج', 'Sağlık') },
  { slug: 'homes', icon: 'housing', title: say('Homes', 'المساكن', 'Evler') },
  { slug: 'debts', icon: 'tafreej', title: say('Debts', 'سداد الديون', 'Borçlar') },
] as const;
export type DemoCategory = (typeof demoCategories)[number]['slug'];

/** Arabic counts the first two without a numeral. */
export const demoUnits = [
  {
    code: 'meal',
    title: say('meal', 'وجبة', 'öğün'),
    forms: {
      en: { one: '# meal', other: '# meals' },
      ar: { zero: 'لا وجبات', one: 'وجبة واحدة', two: 'وجبتان', few: '# وجبات', many: '# وجبة', other: '# وجبة' },
      tr: { other: '# öğün' },
    },
  },
  {
    code: 'basket',
    title: say('food basket', 'سلّة غذائية', 'gıda kolisi'),
    forms: {
      en: { one: '# food basket', other: '# food baskets' },
      ar: {
        zero: 'لا سلال غذائية',
        one: 'سلّة غذائية واحدة',
        two: 'سلّتان غذائيتان',
        few: '# سلال غذائية',
        many: '# سلّة غذائية',
        other: '# سلّة غذائية',
      },
      tr: { other: '# gıda kolisi' },
    },
  },
  {
    code: 'share',
    title: say('share', 'سهم', 'hisse'),
    forms: {
      en: { one: '# share', other: '# shares' },
      ar: { zero: 'لا أسهم', one: 'سهم واحد', two: 'سهمان', few: '# أسهم', many: '# سهمًا', other: '# سهم' },
      tr: { other: '# hisse' },
    },
  },
  {
    code: 'carpet',
    title: say('prayer rug', 'سجادة صلاة', 'seccade'),
    forms: {
      en: { one: '# prayer rug', other: '# prayer rugs' },
      ar: {
        zero: 'لا سجادات صلاة',
        one: 'سجادة صلاة واحدة',
        two: 'سجادتا صلاة',
        few: '# سجادات صلاة',
        many: '# سجادة صلاة',
        other: '# سجادة صلاة',
      },
      tr: { other: '# seccade' },
    },
  },
  {
    code: 'stove',
    title: say('stove with fuel', 'مدفأة بوقودها', 'yakacağıyla birlikte soba'),
    forms: {
      en: { one: '# stove with fuel', other: '# stoves with fuel' },
      ar: {
        zero: 'لا مدافئ',
        one: 'مدفأة واحدة بوقودها',
        two: 'مدفأتان بوقودهما',
        few: '# مدافئ بوقودها',
        many: '# مدفأة بوقودها',
        other: '# مدفأة بوقودها',
      },
      tr: { other: 'yakacağıyla birlikte # soba' },
    },
  },
  {
    code: 'blanket',
    title: say('blanket', 'بطانية', 'battaniye'),
    forms: {
      en: { one: '# blanket', other: '# blankets' },
      ar: {
        zero: 'لا بطانيات',
        one: 'بطانية واحدة',
        two: 'بطانيتان',
        few: '# بطانيات',
        many: '# بطانية',
        other: '# بطانية',
      },
      tr: { other: '# battaniye' },
    },
  },
] as const;
