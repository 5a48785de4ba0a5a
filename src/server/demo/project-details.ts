import type { LocalText } from '#src/domain/slug.ts';
import { endowmentDetails } from '#src/server/demo/endowment-years.ts';
import { dollars, say } from '#src/server/demo/text.ts';

export type ProjectDetailsSeed = {
  /** What amounts in cents achieve. */
  impacts?: readonly { amount: number; text: LocalText }[];
  /** Of an endowment; the running year has no capital of its own. Money in cents. */
  years?: readonly { year: number; capital?: number; earned: number; given: number; text: LocalText }[];
  updates?: readonly { daysAgo: number; title: LocalText; text?: LocalText }[];
};

/** What a project's own page says beside its description, by the project's English title. */
export const demoProjectDetails: Readonly<Record<string, ProjectDetailsSeed>> = {
  ...endowmentDetails,
  'A year of school, meals and care for 60 children in Amman': {
    impacts: [
      {
        amount: dollars(10),
        text: say(
          'a school day with a hot meal for one child',
          'يوم دراسي ووجبة ساخنة لطفل واحد',
          'bir çocuk için sıcak yemekli bir okul günü',
        ),
      },
      {
        amount: dollars(20),
        text: say(
          'two school days with a hot meal for one child',
          'يومان دراسيان ووجبتان ساخنتان لطفل واحد',
          'bir çocuk için sıcak yemekli iki okul günü',
        ),
      },
      {
        amount: dollars(50),
        text: say(
          'six school days with a hot meal for one child',
          'ستة أيام دراسية وست وجبات ساخنة لطفل واحد',
          'bir çocuk için sıcak yemekli altı okul günü',
        ),
      },
      {
        amount: dollars(100),
        text: say(
          'twelve school days with a hot meal for one child',
          'اثنا عشر يومًا دراسيًا بوجبة ساخنة كل يوم لطفل واحد',
          'bir çocuk için sıcak yemekli on iki okul günü',
        ),
      },
    ],
    updates: [
      {
        daysAgo: 2,
        title: say(
          'First-term fees paid for 44 children',
          'سُدّدت رسوم الفصل الأول عن 44 طفلًا',
          '44 çocuğun birinci dönem ücreti ödendi',
        ),
        text: say(
          'The fees were paid directly to four schools. The fees of the remaining sixteen children are next.',
          'دُفعت الرسوم مباشرة إلى أربع مدارس، ويبقى ستة عشر طفلًا تُسدَّد رسومهم تباعًا.',
          'Ücretler doğrudan dört okula ödendi. Sırada, kalan on altı çocuğun ücretleri var.',
        ),
      },
      {
        daysAgo: 5,
        title: say(
          'Books and winter uniforms handed out',
          'وُزّعت الكتب والزي المدرسي الشتوي',
          'Kitaplar ve kışlık formalar dağıtıldı',
        ),
      },
    ],
  },
  'A solar well for 340 families in Marib': {
    impacts: [
      {
        amount: dollars(10),
        text: say(
          'one meter of pipe, laid and tested',
          'مدّ متر من الأنابيب وفحصه',
          'döşenip test edilmiş bir metre boru',
        ),
      },
      {
        amount: dollars(20),
        text: say(
          'two meters of pipe, laid and tested',
          'مدّ مترين من الأنابيب وفحصهما',
          'döşenip test edilmiş iki metre boru',
        ),
      },
      {
        amount: dollars(50),
        text: say(
          'five meters of pipe, laid and tested',
          'مدّ خمسة أمتار من الأنابيب وفحصها',
          'döşenip test edilmiş beş metre boru',
        ),
      },
      { amount: dollars(100), text: say('one tap with its basin', 'صنبور مع حوضه', 'teknesiyle birlikte bir çeşme') },
    ],
    updates: [
      {
        daysAgo: 1,
        title: say('The pump has arrived in Yemen', 'وصلت المضخة إلى اليمن', 'Pompa Yemen’e ulaştı'),
        text: say(
          'The pump cleared customs in Aden and is on its way to the camp.',
          'اجتازت المضخة الجمارك في عدن، وهي في طريقها إلى المخيم.',
          'Pompa Aden’de gümrükten geçti, kampa doğru yolda.',
        ),
      },
      { daysAgo: 4, title: say('Drilling reached 120 meters', 'بلغ الحفر 120 مترًا', 'Sondaj 120 metreye ulaştı') },
    ],
  },
  'Monthly care for Maryam, 9': {
    impacts: [
      {
        amount: dollars(10),
        text: say('about a week of Maryam’s care', 'رعاية مريم نحو أسبوع', 'Meryem’in yaklaşık bir haftalık bakımı'),
      },
      {
        amount: dollars(20),
        text: say(
          'about two weeks of Maryam’s care',
          'رعاية مريم نحو أسبوعين',
          'Meryem’in yaklaşık iki haftalık bakımı',
        ),
      },
      {
        amount: dollars(50),
        text: say('a month of school and care', 'شهر من الدراسة والرعاية', 'bir aylık eğitim ve bakım'),
      },
      {
        amount: dollars(100),
        text: say('two months of school and care', 'شهران من الدراسة والرعاية', 'iki aylık eğitim ve bakım'),
      },
    ],
  },
  'A dialysis machine for a hospital in Aden': {
    impacts: [
      {
        amount: dollars(50),
        text: say(
          'supplies for two dialysis sessions',
          'مستلزمات جلستين لغسيل الكلى',
          'iki diyaliz seansının malzemesi',
        ),
      },
      {
        amount: dollars(100),
        text: say(
          'supplies for four dialysis sessions, a full day’s work for the machine',
          'مستلزمات أربع جلسات لغسيل الكلى، وهي عمل الجهاز يومًا كاملًا',
          'dört diyaliz seansının malzemesi: makinenin tam bir günü',
        ),
      },
    ],
  },
  'Twelve family homes after the earthquake': {
    impacts: [
      {
        amount: dollars(50),
        text: say('a day of a mason’s work', 'أجرة بنّاء ليوم واحد', 'bir duvar ustasının bir günlük emeği'),
      },
      {
        amount: dollars(100),
        text: say('two days of a mason’s work', 'أجرة بنّاء ليومين', 'bir duvar ustasının iki günlük emeği'),
      },
    ],
    updates: [
      {
        daysAgo: 3,
        title: say(
          'The walls of the next four homes are up',
          'ارتفعت جدران البيوت الأربعة التالية',
          'Sonraki dört evin duvarları tamamlandı',
        ),
        text: say(
          'A municipal engineer checked the walls against the building code.',
          'فحص مهندس البلدية الجدران وتأكّد من مطابقتها لكود البناء.',
          'Belediye mühendisi duvarların yapı yönetmeliğine uygunluğunu denetledi.',
        ),
      },
    ],
  },
  'Evening tutors for a children’s home': {
    impacts: [
      {
        amount: dollars(20),
        text: say('one teacher for one evening', 'معلّم لأمسية واحدة', 'bir öğretmenin bir akşamlık dersi'),
      },
      {
        amount: dollars(100),
        text: say('one teacher for five evenings', 'معلّم لخمس أمسيات', 'bir öğretmenin beş akşamlık dersi'),
      },
    ],
  },
};
