import type { ProjectSeed } from './project-seed.ts';
import { dollars, say } from './text.ts';

export const debtProjects: readonly ProjectSeed[] = [
  {
    title: say('Case 30418: one debt stands between a father and his home', 'الحالة 30418: دَينٌ واحد يفصل أبًا عن بيته', 'Dosya 30418: bir babayla evi arasında tek bir borç var'),
    subTitle: say('Verified, and almost closed', 'موثقة وقاربت الإغلاق', 'Doğrulandı, kapanmak üzere'),
    description: say(
      'A workshop that failed, a guarantee that was called, a sentence that ends with the last payment. No name and no picture: dignity first.',
      'ورشة تعثرت، وكفالة طولب بها، وحكم ينتهي بآخر دفعة. لا اسم ولا صورة: الكرامة أولًا.',
      'Batan bir atölye, istenen bir kefalet, son ödemeyle biten bir ceza. İsim yok, fotoğraf yok: önce onur.'),
    types: ['tafreej'], categories: ['debts'], goal: dollars(17_700), raised: dollars(16_460), country: 'SA', billNumber: '30418', isSuitableForZakat: true, isUrgent: true, beneficiaries: 6,
  },
  {
    title: say('Case 30522: a mother’s medical bills', 'الحالة 30522: فواتير علاج أم', 'Dosya 30522: bir annenin hastane faturaları'),
    subTitle: say('Four children wait', 'أربعة أطفال ينتظرون', 'Dört çocuk bekliyor'),
    description: say(
      'She signed for the treatment of her son. The boy is well; the bill is in court.',
      'وقّعت على علاج ابنها. الولد تعافى، والفاتورة في المحكمة.',
      'Oğlunun tedavisi için imza attı. Çocuk iyileşti; fatura mahkemede.'),
    types: ['tafreej'], categories: ['debts', 'health'], goal: dollars(9800), raised: dollars(3120), country: 'SA', billNumber: '30522', isSuitableForZakat: true, beneficiaries: 5,
  },
  {
    title: say('Case 29977: settled out of court', 'الحالة 29977: تسوية خارج المحكمة', 'Dosya 29977: mahkeme dışında çözüldü'),
    subTitle: say('Closed: the creditor forgave the rest', 'أُغلقت: أسقط الدائن ما تبقى', 'Kapandı: alacaklı kalanı bağışladı'),
    description: say(
      'After two thirds were paid the creditor forgave what was left. What had been given stays with this case.',
      'بعد سداد الثلثين أسقط الدائن ما تبقى. وما جُمع صُرف كله لهذه الحالة.',
      'Üçte ikisi ödendikten sonra alacaklı kalanından vazgeçti. Toplananın tamamı bu dosyaya harcandı.'),
    types: ['tafreej'], categories: ['debts'], status: 'completed', outcome: 'closed', goal: dollars(6000), raised: dollars(4000), country: 'SA', billNumber: '29977', isSuitableForZakat: true, beneficiaries: 4,
    closedReason: say('The creditor forgave the rest.', 'أسقط الدائن ما تبقى من الدين.', 'Alacaklı kalan borçtan vazgeçti.'),
  },
  {
    title: say('Clear the debts of nine insolvent shopkeepers', 'سداد ديون تسعة من أصحاب المحال المعسرين', 'Dokuz esnafın borcunu kapat'),
    subTitle: say('Tayseer Committee', 'لجنة تيسير', 'Tayseer Komisyonu'),
    description: say(
      'Nine small shops closed within a year of each other. The debts are checked with the court and paid to the creditors.',
      'تسعة محال صغيرة أُغلقت في عام واحد. تُراجع الديون مع المحكمة وتُدفع للدائنين مباشرة.',
      'Dokuz küçük dükkân bir yıl içinde kapandı. Borçlar mahkemede doğrulanıp doğrudan alacaklılara ödeniyor.'),
    types: ['tayseer'], categories: ['debts'], goal: dollars(58_000), raised: dollars(33_900), country: 'SA', city: say('Jeddah', 'جدة', 'Cidde'), isSuitableForZakat: true, beneficiaries: 41,
  },
  {
    title: say('A taxi driver’s instalments', 'أقساط سائق أجرة', 'Bir taksi şoförünün taksitleri'),
    subTitle: say('Waiting for approval', 'بانتظار الاعتماد', 'Onay bekliyor'),
    description: say('Seven instalments are left on the car that feeds a family of eight.', 'بقيت سبعة أقساط على السيارة التي تعيل أسرة من ثمانية أفراد.', 'Sekiz kişilik aileyi geçindiren arabanın yedi taksiti kaldı.'),
    types: ['tayseer'], categories: ['debts'], status: 'needApproval', goal: dollars(4200), country: 'JO', isSuitableForZakat: true, beneficiaries: 8,
  },
  {
    title: say('Debts of a failed import', 'ديون صفقة استيراد خاسرة', 'Batan bir ithalatın borçları'),
    subTitle: say('Rejected', 'مرفوض', 'Reddedildi'),
    description: say('A trade that went wrong.', 'صفقة تجارية لم تنجح.', 'Kötü giden bir ticaret.'),
    types: ['tayseer'], categories: ['debts'], status: 'rejected', goal: dollars(90_000), country: 'AE',
    rejectionReason: say('The papers do not show insolvency.', 'لا تُثبت الوثائق الإعسار.', 'Belgeler aciz hâlini göstermiyor.'),
  },
  {
    title: say('Water endowment', 'وقف سقيا الماء', 'Su vakfı'),
    subTitle: say('Its yield maintains wells for ever', 'ريعه يصون الآبار على الدوام', 'Geliri kuyuları sürekli ayakta tutar'),
    description: say(
      'The capital is placed in a building of shops; its rents repair pumps and dig one new well each year.',
      'يُستثمر الأصل في مبنى محال تجارية، وتُصلح إيجاراته المضخات وتحفر بئرًا جديدة كل عام.',
      'Anapara bir dükkân binasına yatırılır; kiraları pompaları onarır, her yıl yeni bir kuyu açar.'),
    types: ['endowments'], categories: ['water'], goal: dollars(250_000), raised: dollars(64_750), country: 'SA', isEndowment: true, isGiftable: true, unit: { code: 'share', price: dollars(50) }, beneficiaries: 4000,
  },
  {
    title: say('Orphans’ education endowment', 'وقف تعليم الأيتام', 'Yetimlerin eğitimi vakfı'),
    subTitle: say('A date grove whose harvest pays for schooling', 'بستان نخيل يُنفق محصوله على التعليم', 'Hasadı okul masrafını ödeyen bir hurma bahçesi'),
    description: say(
      'Twelve hundred palms near Medina. The grove stays, the dates are sold, and every year thirty children begin school.',
      'ألف ومئتا نخلة قرب المدينة المنورة. يبقى البستان ويُباع التمر، وفي كل عام يبدأ ثلاثون طفلًا مدرستهم.',
      'Medine yakınında bin iki yüz hurma ağacı. Bahçe kalır, hurma satılır ve her yıl otuz çocuk okula başlar.'),
    types: ['endowments'], categories: ['education', 'orphans'], goal: dollars(500_000), raised: dollars(310_500), country: 'SA', city: say('Medina', 'المدينة المنورة', 'Medine'), isEndowment: true, beneficiaries: 30,
  },
  {
    title: say('Hot meals for those who fast and those who cannot', 'وجبات ساخنة للصائمين ولمن لا يستطيع الصيام', 'Oruçluya da tutamayana da sıcak yemek'),
    subTitle: say('Cooked where they are eaten', 'تُطهى حيث تُؤكل', 'Yendiği yerde pişirilir'),
    description: say(
      'Six kitchens in Zarqa and Irbid cook rice, chicken and soup. One meal is one person fed.',
      'ستة مطابخ في الزرقاء وإربد تطهو الأرز والدجاج والشوربة. كل وجبة إطعامُ شخص واحد.',
      'Zerka ve İrbid’de altı mutfak pilav, tavuk ve çorba pişiriyor. Bir öğün, doyan bir kişi demek.'),
    types: ['kafarat'], categories: ['food'], goal: dollars(30_000), raised: dollars(11_004), country: 'JO', unit: { code: 'meal', price: dollars(3) }, isGiftable: true, beneficiaries: 10_000, endsInDays: 45,
  },
];
