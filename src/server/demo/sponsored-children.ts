import type { ConsentRelation } from '#src/domain/guardian-consent.ts';
import type { DemoNgo } from '#src/server/demo/ngos.ts';
import type { ProjectSeed } from '#src/server/demo/project-seed.ts';
import { dollars, say } from '#src/server/demo/text.ts';

type Child = {
  name: [en: string, ar: string, tr: string];
  gender: 'male' | 'female';
  age: number;
  country: string;
  ngo?: DemoNgo;
  grade: number;
  since: string;
  monthly: 40 | 45 | 50 | 60;
  /** Months that the orphans' fund has paid. */
  paid?: number;
  likes: [en: string, ar: string, tr: string];
  story: [en: string, ar: string, tr: string];
  /** Who consented that the child is shown: one of those the story names, where it names any. */
  consentBy: ConsentRelation;
};

/** Children that each wait for one sponsor. Names are changed, which every story says. */
const children: readonly Child[] = [
  {
    name: ['Hala', 'هالة', 'Hale'],
    consentBy: 'mother',
    gender: 'female',
    age: 6,
    country: 'JO',
    ngo: 'dar-al-noor',
    grade: 1,
    since: '2024-08-10',
    monthly: 40,
    paid: 2,
    likes: ['She draws houses with very large doors', 'ترسم بيوتًا بأبواب كبيرة', 'Kocaman kapılı evler çiziyor'],
    story: [
      'Hala began school this fall. She lives with her mother and two brothers in one room; her mother sews at home. Her name has been changed.',
      'بدأت هالة المدرسة هذا الخريف، وتعيش مع أمها وأخويها في غرفة واحدة، وأمها تخيط في البيت. الاسم مستعار.',
      'Hale bu sonbaharda okula başladı. Annesi ve iki erkek kardeşiyle tek odada yaşıyor; annesi evde dikiş dikiyor. Adı değiştirilmiştir.',
    ],
  },
  {
    name: ['Omar', 'عمر', 'Ömer'],
    consentBy: 'grandfather',
    gender: 'male',
    age: 11,
    country: 'SY',
    ngo: 'yuva-foundation',
    grade: 5,
    since: '2023-02-06',
    monthly: 45,
    likes: ['He repairs every radio he finds', 'يُصلح كل مذياع يجده', 'Bulduğu her radyoyu onarıyor'],
    story: [
      'Omar lost his father in the earthquake. He goes to school in the morning and helps his grandfather in the afternoon. His name has been changed.',
      'فقد عمر أباه في الزلزال. يذهب إلى المدرسة صباحًا ويساعد جدّه بعد الظهر. الاسم مستعار.',
      'Ömer, babasını depremde kaybetti. Sabahları okula gidiyor, öğleden sonra dedesine yardım ediyor. Adı değiştirilmiştir.',
    ],
  },
  {
    name: ['Zeynep', 'زينب', 'Zeynep'],
    consentBy: 'mother',
    gender: 'female',
    age: 13,
    country: 'TR',
    ngo: 'yuva-foundation',
    grade: 7,
    since: '2023-02-06',
    monthly: 60,
    likes: ['She wants to become a veterinarian', 'تريد أن تصبح طبيبة بيطرية', 'Veteriner olmak istiyor'],
    story: [
      'Zeynep and her mother moved from a container to a small apartment. Sponsorship keeps her in a school that she can walk to. Her name has been changed.',
      'انتقلت زينب وأمها من كرفان إلى شقة صغيرة. والكفالة تُبقيها في مدرسة تصل إليها سيرًا على الأقدام. الاسم مستعار.',
      'Zeynep ve annesi konteynerden küçük bir daireye taşındı. Destek, yürüyerek gidebildiği okulda kalmasını sağlıyor. Adı değiştirilmiştir.',
    ],
  },
  {
    name: ['Ibrahim', 'إبراهيم', 'İbrahim'],
    consentBy: 'aunt',
    gender: 'male',
    age: 8,
    country: 'SD',
    grade: 2,
    since: '2025-01-19',
    monthly: 40,
    paid: 1,
    likes: ['He counts everything, even steps', 'يعدّ كل شيء حتى خطواته', 'Her şeyi sayıyor, adımlarını bile'],
    story: [
      'Ibrahim fled with his aunt and learned to read in a tent school. His sponsorship pays for food and a place in a regular school. His name has been changed.',
      'نزح إبراهيم مع خالته وتعلّم القراءة في مدرسة من خيام. تغطي الكفالة غذاءه ومقعدًا في مدرسة حقيقية. الاسم مستعار.',
      'İbrahim, teyzesiyle birlikte kaçmak zorunda kaldı, okumayı çadır okulda öğrendi. Sponsorluk desteği, gıdasını ve normal bir okula gitmesini sağlıyor. Adı değiştirilmiştir.',
    ],
  },
  {
    name: ['Layan', 'ليان', 'Leyan'],
    consentBy: 'grandmother',
    gender: 'female',
    age: 10,
    country: 'PS',
    grade: 4,
    since: '2024-11-02',
    monthly: 50,
    paid: 4,
    likes: ['She knows forty poems by heart', 'تحفظ أربعين قصيدة', 'Kırk şiiri ezbere biliyor'],
    story: [
      'Layan lives with her grandmother. She studies by a lamp that the orphans’ fund bought last winter. Her name has been changed.',
      'تعيش ليان مع جدّتها، وتذاكر على ضوء مصباح اشتراه صندوق الأيتام في الشتاء الماضي. الاسم مستعار.',
      'Leyan, büyükannesiyle yaşıyor ve yetimler fonunun geçen kış aldığı lambanın ışığında ders çalışıyor. Adı değiştirilmiştir.',
    ],
  },
  {
    name: ['Khalid', 'خالد', 'Halit'],
    consentBy: 'mother',
    gender: 'male',
    age: 14,
    country: 'YE',
    ngo: 'nabaa-relief',
    grade: 8,
    since: '2022-05-30',
    monthly: 45,
    likes: ['He teaches his sister to read', 'يعلّم أخته القراءة', 'Kız kardeşine okumayı öğretiyor'],
    story: [
      'Khalid left school for a year to carry water, and then returned to class. Sponsorship replaces what he earned. His name has been changed.',
      'ترك خالد المدرسة عامًا لينقل الماء ثم عاد إليها، والكفالة تعوّض ما كان يكسبه. الاسم مستعار.',
      'Halit su taşımak için okula bir yıl ara verdi, sonra geri döndü. Destek, o işten kazandığı paranın yerini tutuyor. Adı değiştirilmiştir.',
    ],
  },
  {
    name: ['Amina', 'أمينة', 'Emine'],
    consentBy: 'guardian',
    gender: 'female',
    age: 9,
    country: 'BA',
    ngo: 'dom-nade',
    grade: 3,
    since: '2023-12-12',
    monthly: 60,
    paid: 3,
    likes: ['She plays the violin, quietly', 'تعزف الكمان بصوت خافت', 'Usulca keman çalıyor'],
    story: [
      'Amina lives in a family home with five other children and a house mother. Her sponsorship pays for school and music. Her name has been changed.',
      'تعيش أمينة في بيت أسري مع خمسة أطفال آخرين وأمّ بديلة. تغطي الكفالة تعليمها ودروس الموسيقى. الاسم مستعار.',
      'Emine, beş çocuk ve bir bakıcı anneyle birlikte aile tipi bir evde yaşıyor. Sponsorluk desteği, okul masraflarını ve müzik derslerini karşılıyor. Adı değiştirilmiştir.',
    ],
  },
  {
    name: ['Bilal', 'بلال', 'Bilal'],
    consentBy: 'mother',
    gender: 'male',
    age: 7,
    country: 'JO',
    ngo: 'dar-al-noor',
    grade: 2,
    since: '2024-03-21',
    monthly: 40,
    likes: [
      'He asks “why?” at least ten times a day',
      'يسأل «لماذا؟» عشر مرات في اليوم على الأقل',
      'Günde en az on kez “neden?” diye soruyor',
    ],
    story: [
      'Bilal hears with one ear. With a hearing aid and a seat in the front row, his grades rose within a term. His name has been changed.',
      'يسمع بلال بأذن واحدة. وبسماعة طبية ومقعد في الصف الأمامي ارتفعت درجاته خلال فصل دراسي واحد. الاسم مستعار.',
      'Bilal tek kulağıyla duyuyor. İşitme cihazı ve ön sırada bir yer sayesinde notları bir dönemde yükseldi. Adı değiştirilmiştir.',
    ],
  },
];

/** The months of each child in a table: school, food, health, clothes, visits; in dollars. */
const PARTS = { 40: [14, 13, 7, 3, 3], 45: [16, 14, 8, 4, 3], 50: [18, 16, 8, 5, 3], 60: [22, 18, 11, 5, 4] } as const;
const partTexts = [
  [
    say('School', 'المدرسة', 'Okul'),
    say('Fees, books and the bus', 'الرسوم والكتب والمواصلات', 'Ücret, kitap ve servis'),
  ],
  [say('Food', 'الغذاء', 'Gıda'), say('A basket for the household', 'سلّة غذائية للأسرة', 'Aileye bir gıda kolisi')],
  [say('Health', 'العلاج', 'Sağlık'), say('Checkups and medicine', 'الفحوص والأدوية', 'Muayene ve ilaç')],
  [say('Clothes', 'الكسوة', 'Giyim'), say('For winter and both Eids', 'للشتاء والعيدين', 'Kış ve iki bayram için')],
  [say('Visits', 'الزيارات', 'Ziyaretler'), say('A visit every two months', 'زيارة كل شهرين', 'İki ayda bir ziyaret')],
] as const;

/** What one month pays for, as rows of `sponsorship_parts`. @param monthly in dollars */
export const sponsorshipPartsOf = (monthly: keyof typeof PARTS) =>
  PARTS[monthly].map((amount, position) => ({
    position,
    amountMinor: dollars(amount),
    title: partTexts[position]![0],
    text: partTexts[position]![1],
  }));

const years = (age: number): string => (age <= 10 ? `${age} سنوات` : `${age} سنة`);

export const sponsoredChildren: readonly ProjectSeed[] = children.map(
  ({ age, consentBy, country, gender, grade, likes, monthly, name, ngo, paid, since, story }) => ({
    title: say(
      `Monthly care for ${name[0]}, ${age}`,
      `كفالة شهرية ل${name[1]}، ${years(age)}`,
      `${name[2]} (${age}) için aylık destek`,
    ),
    subTitle: say(...likes),
    description: say(...story),
    types: ['orphan-sponsorship'],
    categories: ['orphans'],
    goal: dollars(monthly * 12),
    monthly,
    consentBy,
    ...(paid === undefined ? {} : { raised: dollars(monthly * paid) }),
    ...(ngo === undefined ? {} : { ngo }),
    country,
    isSuitableForZakat: true,
    beneficiaries: 1,
    person: { gender, age, nationality: country, educationYear: grade, orphanSince: since, hasConsent: true },
  }),
);
