import type { LocalText } from '#src/domain/slug.ts';
import { say } from '#src/server/demo/text.ts';

/** A fact of a demo project as its row has it. */
export const fact = (fieldKey: LocalText, fieldValue: LocalText) => ({
  fieldKey: fieldKey as Record<string, string>,
  fieldValue: fieldValue as Record<string, string>,
});

type Facts = Readonly<Record<string, ReturnType<typeof fact>[]>>;

const gets = say('Each beneficiary receives', 'ما يحصل عليه كل مستفيد', 'Her yararlanıcının aldığı yardım');
const lasts = say('How long the help lasts', 'مدة الانتفاع', 'Yararlanma süresi');
const often = say('How often', 'مواعيد التوزيع', 'Yardım sıklığı');
const homes = say('Homes', 'عدد البيوت', 'Ev sayısı');
const title = say('Registered in the name of', 'باسم مَن يُسجَّل البيت', 'Ev kimin adına kayıtlı');
const mosques = say('Mosques', 'عدد المساجد', 'Cami sayısı');
const work = say('The work', 'الأعمال', 'Yapılacak iş');

/** What relief hands out, and how long or how often it helps. */
const relief: Facts = {
  'A solar well for 340 families in Marib': [
    fact(gets, say('Water from six taps in the camp', 'ماء من ستة صنابير في المخيم', 'Kamptaki altı çeşmeden su')),
    fact(lasts, say('15 years or more', '15 سنة فأكثر', 'En az 15 yıl')),
  ],
  'Food baskets for displaced families in Khartoum': [
    fact(gets, say('A basket of six foods', 'سلّة فيها ستة أصناف غذائية', 'Altı çeşit gıdadan oluşan bir koli')),
    fact(lasts, say('One month', 'شهر واحد', 'Bir ay')),
  ],
  'Winter blankets for tents in Idlib': [
    fact(gets, say('Three blankets for a family', 'ثلاث بطانيات للأسرة', 'Aile başına üç battaniye')),
    fact(lasts, say('Several winters', 'أكثر من شتاء', 'Birkaç kış')),
  ],
  'A dialysis machine for a hospital in Aden': [
    fact(
      gets,
      say('A dialysis session within three days', 'جلسة غسيل كلى خلال ثلاثة أيام', 'Üç gün içinde diyaliz seansı'),
    ),
    fact(lasts, say('Supplies for two years', 'مستلزمات تكفي سنتين', 'İki yıl yetecek sarf malzemesi')),
  ],
  'Rainwater tanks for six mountain schools in Ibb': [
    fact(
      gets,
      say('40 cubic meters of water at each school', '40 مترًا مكعبًا من الماء لكل مدرسة', 'Okul başına 40 metreküp su'),
    ),
    fact(lasts, say('The whole dry season', 'موسم الجفاف كله', 'Bütün kurak mevsim')),
  ],
  'Repairing a village water network near Taiz': [
    fact(gets, say('Running water at home', 'ماء يصل إلى البيت', 'Eve ulaşan su')),
    fact(lasts, say('20 years or more', '20 سنة فأكثر', 'En az 20 yıl')),
  ],
  'Daily bread for 900 families in northern Gaza': [
    fact(gets, say('1.5 kg of bread for a family', 'كيلوغرام ونصف من الخبز للأسرة', 'Aile başına 1,5 kg ekmek')),
    fact(often, say('Every morning', 'كل صباح', 'Her sabah')),
  ],
  'A community kitchen in Omdurman': [
    fact(gets, say('A hot meal', 'وجبة ساخنة', 'Bir öğün sıcak yemek')),
    fact(often, say('Every day', 'كل يوم', 'Her gün')),
  ],
  'Food baskets for fishermen’s families in Cox’s Bazar': [
    fact(gets, say('One basket per family', 'سلّة غذائية للأسرة', 'Aile başına bir gıda kolisi')),
    fact(lasts, say('The 65 days of the fishing ban', 'أيام منع الصيد الخمسة والستون', 'Balık avı yasağının 65 günü')),
  ],
  'Goats for 120 shepherd families in Somalia': [
    fact(gets, say('Four vaccinated goats', 'أربعة رؤوس ماعز مطعّمة', 'Aşılı dört keçi')),
    fact(lasts, say('Fodder until the rains', 'علف يكفي حتى موسم الأمطار', 'Yağmurlara kadar yetecek yem')),
  ],
  'Cataract operations for 150 people in Chittagong': [
    fact(
      gets,
      say('An operation, a lens and transport', 'العملية والعدسة والمواصلات', 'Ameliyat, göz içi lensi ve ulaşım'),
    ),
    fact(lasts, say('For life', 'مدى الحياة', 'Ömür boyu')),
  ],
  'A mobile clinic for camps in Idlib': [
    fact(gets, say('An examination and medicine', 'الفحص والدواء', 'Muayene ve ilaç')),
    fact(lasts, say('Six months of visits', 'زيارات لستة أشهر', 'Altı ay boyunca ziyaret')),
  ],
  'Insulin for 60 children for one year': [
    fact(gets, say('Insulin and test strips', 'الإنسولين وشرائط الفحص', 'İnsülin ve ölçüm çubuğu')),
    fact(lasts, say('One year', 'سنة كاملة', 'Bir yıl')),
  ],
};

/** How many homes, and who holds the deed or the lease. */
const housing: Facts = {
  'Twelve family homes after the earthquake': [
    fact(homes, say('12, with two rooms each', '12 بيتًا، في كل منها غرفتان', '12 ev, her biri iki odalı')),
    fact(title, say('The family', 'باسم الأسرة', 'Ailenin adına')),
  ],
  'A year’s rent for 15 widows and their children': [
    fact(homes, say('15 rented homes', '15 بيتًا مستأجرًا', '15 kiralık ev')),
    fact(title, say('The mother, on the lease', 'عقد الإيجار باسم الأم', 'Kira sözleşmesi annenin adına')),
  ],
  'Repairing the homes of 20 elderly people in Irbid': [
    fact(
      homes,
      say('20; most need two days’ work', '20 بيتًا، يكفي معظمها يومان من العمل', '20 ev, çoğunda iki günlük iş'),
    ),
    fact(title, say('Those who live there', 'باسم ساكني البيت', 'Ev sakinlerinin adına')),
  ],
  'Heating for 75 refugee apartments in Gaziantep': [
    fact(homes, say('75 apartments', '75 شقة', '75 daire')),
    fact(
      title,
      say(
        'The landlord; the tenant owns the stove',
        'باسم مالك البيت، والمدفأة ملك المستأجر',
        'Ev sahibinin adına; soba kiracınındır',
      ),
    ),
  ],
  'Bamboo houses above the flood line in Sylhet': [
    fact(
      homes,
      say('40, on ground raised by two meters', '40 بيتًا على أرض رُفعت مترين', '40 ev, iki metre yükseltilmiş zeminde'),
    ),
    fact(title, say('The family', 'باسم الأسرة', 'Ailenin adına')),
  ],
  'A home for a widow and her five children in Mafraq': [
    fact(homes, say('One, with two rooms', 'بيت واحد من غرفتين', 'Bir ev, iki odalı')),
    fact(title, say('The mother', 'باسم الأم', 'Annenin adına')),
  ],
};

/** How many mosques, and what is done there. */
const mosqueCare: Facts = {
  'A new roof for the mosque in Mostar’s old quarter': [
    fact(mosques, say('One, built in 1631', 'مسجد واحد بُني عام 1631', 'Bir cami, 1631 yapımı')),
    fact(work, say('Lead roof, beams and insulation', 'سقف من الرصاص وعوارض وعزل', 'Kurşun çatı, kirişler ve yalıtım')),
  ],
  'Prayer rugs for five village mosques': [
    fact(mosques, say('Five', 'خمسة مساجد', 'Beş cami')),
    fact(work, say('Washable rugs over concrete', 'سجاد قابل للغسل فوق الخرسانة', 'Beton üstüne yıkanabilir seccade')),
  ],
  'Solar panels for a mosque in Nouakchott': [
    fact(mosques, say('One', 'مسجد واحد', 'Bir cami')),
    fact(work, say('Twelve panels, fans and a pump', '12 لوحة شمسية ومراوح ومضخة', '12 panel, vantilatörler ve pompa')),
  ],
  'An ablution area for the mosque in Stolac': [
    fact(mosques, say('One', 'مسجد واحد', 'Bir cami')),
    fact(work, say('Warm water, seats and a ramp', 'ماء دافئ ومقاعد ومنحدر', 'Sıcak su, oturma yerleri ve rampa')),
  ],
  'Copies of the Quran in large print for 30 mosques': [
    fact(mosques, say('30', '30 مسجدًا', '30')),
    fact(
      work,
      say(
        'Ten copies with stands for each mosque',
        'عشرة مصاحف بحواملها لكل مسجد',
        'Her camiye rahleleriyle on mushaf',
      ),
    ),
  ],
};

/** Facts of demo projects that only their program has, by the project's English title. */
export const demoProjectFacts: Facts = { ...relief, ...housing, ...mosqueCare };
