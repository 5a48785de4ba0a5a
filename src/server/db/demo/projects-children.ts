import type { ProjectSeed } from './project-seed.ts';
import { dollars, say } from './text.ts';

export const childrenProjects: readonly ProjectSeed[] = [
  {
    title: say('A year of school, meals and care for 60 children in Amman', 'عامٌ من التعليم والغذاء والرعاية لستين طفلًا في عمّان', 'Amman’da 60 çocuğa bir yıllık okul, sofra ve bakım'),
    subTitle: say('Dar Al-Noor Institution', 'مؤسسة دار النور', 'Dar Al-Noor Kurumu'),
    description: say(
      'Sixty children who lost a father live with their mothers or grandparents in east Amman. The gift pays a year of school fees, a hot meal every school day, winter clothes and a weekly visit by a social worker.',
      'ستون طفلًا فقدوا آباءهم ويعيشون مع أمهاتهم أو أجدادهم في شرق عمّان. يغطي المشروع رسوم المدرسة لعام كامل، ووجبة ساخنة في كل يوم دراسي، وكسوة الشتاء، وزيارة أسبوعية من مرشدة اجتماعية.',
      'Babasını kaybetmiş altmış çocuk, doğu Amman’da annesi ya da büyükleriyle yaşıyor. Bağışlar bir yıllık okul ücretini, her okul günü sıcak bir öğünü, kışlık giysiyi ve sosyal hizmet görevlisinin haftalık ziyaretini karşılar.'),
    types: ['orphan-sponsorship'], categories: ['orphans', 'education'], goal: dollars(92_000), raised: dollars(68_420), country: 'JO', city: say('Amman', 'عمّان', 'Amman'),
    isSuitableForZakat: true, isGiftable: true, endowmentPercentage: 5, beneficiaries: 60, tags: ['school'],
  },
  {
    title: say('Monthly care for Maryam, 9', 'كفالة شهرية لمريم، 9 سنوات', 'Meryem (9) için aylık destek'),
    subTitle: say('She wants to be the one who explains things', 'تحب أن تكون هي من يشرح لغيرها', 'Anlatan kişi olmak istiyor'),
    description: say(
      'Maryam lives with her aunt and is in the fourth grade. She reads everything twice. Forty-five dollars a month keep her at school and pay for her glasses.',
      'تعيش مريم مع خالتها وتدرس في الصف الرابع، وتقرأ كل شيء مرتين. خمسة وأربعون دولارًا في الشهر تُبقيها في مدرستها وتؤمّن نظارتها.',
      'Meryem teyzesiyle yaşıyor ve dördüncü sınıfta; her şeyi iki kez okuyor. Ayda kırk beş dolar, okula devam etmesini ve gözlüğünü karşılıyor.'),
    types: ['orphan-sponsorship'], categories: ['orphans'], goal: dollars(540), raised: dollars(135), country: 'YE',
    isSuitableForZakat: true, beneficiaries: 1, person: { gender: 'female', age: 9, nationality: 'YE', educationYear: 4, health: 'healthy', orphanSince: '2023-05-14', hasConsent: true },
  },
  {
    title: say('Monthly care for Yusuf, 12', 'كفالة شهرية ليوسف، 12 سنة', 'Yusuf (12) için aylık destek'),
    subTitle: say('First in mathematics, last to leave the pitch', 'الأول في الرياضيات والأخير في مغادرة الملعب', 'Matematikte birinci, sahadan en son ayrılan'),
    description: say(
      'Yusuf and his grandmother share one room. His sponsorship pays school transport, books and the rent of that room.',
      'يتقاسم يوسف وجدته غرفة واحدة. تغطي الكفالة المواصلات المدرسية والكتب وإيجار تلك الغرفة.',
      'Yusuf ile babaannesi tek bir odayı paylaşıyor. Destek; okul servisini, kitapları ve o odanın kirasını karşılıyor.'),
    types: ['orphan-sponsorship'], categories: ['orphans', 'education'], goal: dollars(600), country: 'SD',
    isSuitableForZakat: true, beneficiaries: 1, person: { gender: 'male', age: 12, nationality: 'SD', educationYear: 7, orphanSince: '2024-02-02' },
  },
  {
    title: say('Sole survivor: a home and a guardian for Salma, 7', 'الناجية الوحيدة: بيت ووليّ لسلمى، 7 سنوات', 'Tek kalan: Selma (7) için bir yuva ve bir vasi'),
    subTitle: say('Nobody else of her family was left', 'لم يبقَ من أسرتها سواها', 'Ailesinden geriye kimse kalmadı'),
    description: say(
      'Salma is looked after by a neighbour who is now her guardian. The gift pays two years of care, counselling and school.',
      'ترعى سلمى جارةٌ صارت وليّة أمرها. يغطي التبرع سنتين من الرعاية والدعم النفسي والمدرسة.',
      'Selma’ya artık vasisi olan bir komşusu bakıyor. Bağış; iki yıllık bakımı, psikolojik desteği ve okulu karşılıyor.'),
    types: ['sole-survivor'], categories: ['orphans'], goal: dollars(7200), raised: dollars(5010), country: 'PS',
    isSuitableForZakat: true, isUrgent: true, beneficiaries: 1, person: { gender: 'female', age: 7, nationality: 'PS', educationYear: 2, orphanSince: '2024-11-20' },
  },
  {
    title: say('Sole survivor: two years of treatment for Adam, 10', 'الناجي الوحيد: سنتان من العلاج لآدم، 10 سنوات', 'Tek kalan: Âdem (10) için iki yıllık tedavi'),
    subTitle: say('Learning to walk again', 'يتعلم المشي من جديد', 'Yeniden yürümeyi öğreniyor'),
    description: say(
      'After the earthquake Adam was alone. He needs three operations and a prosthesis that grows with him.',
      'بعد الزلزال بقي آدم وحده، ويحتاج إلى ثلاث عمليات وطرف صناعي يكبر معه.',
      'Depremden sonra Âdem yalnız kaldı. Üç ameliyata ve onunla birlikte büyüyen bir proteze ihtiyacı var.'),
    types: ['sole-survivor'], categories: ['orphans', 'health'], goal: dollars(18_500), raised: dollars(9240), country: 'TR', city: say('Hatay', 'هاتاي', 'Hatay'),
    isSuitableForZakat: true, beneficiaries: 1, person: { gender: 'male', age: 10, nationality: 'SY', educationYear: 4, health: 'disabled', orphanSince: '2023-02-06' },
  },
  {
    title: say('Evening tutors for a children’s home', 'دروس مسائية لأطفال دار رعاية', 'Çocuk evine akşam öğretmenleri'),
    subTitle: say('Dom Nade, Sarajevo', 'دار الأمل، سراييفو', 'Umut Evi, Saraybosna'),
    description: say(
      'Four teachers come three evenings a week to help 28 children with mathematics, reading and languages.',
      'أربعة معلمين يأتون ثلاث أمسيات في الأسبوع لمساعدة 28 طفلًا في الرياضيات والقراءة واللغات.',
      'Dört öğretmen haftada üç akşam gelip 28 çocuğa matematik, okuma ve dil derslerinde yardım ediyor.'),
    types: ['orphan-sponsorship'], categories: ['education'], goal: dollars(7200), raised: dollars(4860), country: 'BA', city: say('Sarajevo', 'سراييفو', 'Saraybosna'), isGiftable: true, endowmentPercentage: 10, beneficiaries: 28,
  },
  {
    title: say('A summer camp for 80 orphans', 'مخيم صيفي لثمانين يتيمًا', '80 yetim için yaz kampı'),
    subTitle: say('Two weeks by the sea', 'أسبوعان على شاطئ البحر', 'Deniz kıyısında iki hafta'),
    description: say(
      'Swimming, theatre and long evenings: two weeks in which nobody has to be brave.',
      'سباحة ومسرح وسهرات طويلة: أسبوعان لا يُطلب فيهما من أحد أن يكون شجاعًا.',
      'Yüzme, tiyatro ve uzun akşamlar: kimsenin güçlü görünmek zorunda olmadığı iki hafta.'),
    types: ['orphan-sponsorship'], categories: ['orphans'], status: 'draft', goal: dollars(24_000), country: 'TR', beneficiaries: 80,
  },
];
