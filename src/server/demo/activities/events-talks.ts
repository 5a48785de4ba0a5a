import { type EventSeed, free, paragraphs, places, topics } from '#src/server/demo/activities/activity-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const talks: readonly EventSeed[] = [
  {
    title: say(
      'How a well is dug: an evening with the engineers',
      'كيف تُحفر بئر؟ أمسية مع المهندسين',
      'Bir kuyu nasıl kazılır? Mühendislerle bir akşam',
    ),
    lead: say(
      'Two engineers from Marib go through a well’s log, meter by meter, and answer the questions donors ask most.',
      'يعرض مهندسان من مأرب سجلّ بئر مترًا بعد متر، ويجيبان عن أكثر ما يسأله المتبرّعون.',
      'Marib’den iki mühendis bir kuyunun kayıtlarını metre metre gösteriyor ve bağışçıların en çok sorduklarını yanıtlıyor.',
    ),
    body: say(
      paragraphs(
        'Most people who give for a well never see the paper that decides the matter: the survey. Adel Al-Sabri brings three of them, one of a well that was never dug.',
        'Rana Al-Hakimi explains what a meter costs and who signs for it. Bring your own questions; the last half hour belongs to them.',
      ),
      paragraphs(
        'أكثر من يتبرّعون لبئر لا يرون الورقة التي تحسم أمرها: تقرير المسح. يأتي عادل الصبري بثلاثة تقارير، أحدها لبئر لم تُحفر قطّ.',
        'وتشرح رنا الحكيمي كم يكلّف المتر الواحد ومن يوقّع عليه. أحضر أسئلتك، فنصف الساعة الأخير لها.',
      ),
      paragraphs(
        'Bir kuyu için bağış yapanların çoğu, kararı belirleyen belgeyi, yani etüdü hiç görmez. Adil es-Sabri üç etüt getiriyor; biri hiç kazılmamış bir kuyunun.',
        'Rana el-Hakimi bir metrenin kaça geldiğini ve bu harcamayı kimin imzaladığını anlatıyor. Sorularınızı getirin; son yarım saat onlara ayrıldı.',
      ),
    ),
    topic: topics.talk,
    note: say(
      'Free, in Arabic, with English captions',
      'الحضور مجاني، والحديث بالعربية مع ترجمة مكتوبة إلى الإنجليزية',
      'Ücretsiz, Arapça, İngilizce altyazılı',
    ),
    tags: ['well'],
    palette: 'relief',
    at: places.riyadh,
    inDays: 12,
    from: '18:30',
    until: '21:00',
    seats: 60,
    taken: 49,
    program: [
      ['18:30', say('Doors open, with coffee', 'فتح الأبواب وتقديم القهوة', 'Kapı açılışı, kahve ikramı')],
      [
        '19:00',
        say('Reading the ground', 'كيف نقرأ الأرض؟', 'Toprağı okumak'),
        say('Adel Al-Sabri, site engineer', 'عادل الصبري، مهندس الموقع', 'Adil es-Sabri, saha mühendisi'),
      ],
      [
        '19:40',
        say('What each meter of drilling costs', 'كم يكلّف حفر المتر الواحد؟', 'Sondajın metresi kaça mal olur?'),
        say('Rana Al-Hakimi, Nabaa Relief', 'رنا الحكيمي، نبع للإغاثة', 'Rana el-Hakimi, Nabaa Yardım'),
      ],
      ['20:20', say('Isha prayer, then questions', 'صلاة العشاء ثم الأسئلة', 'Yatsı namazı, ardından sorular')],
      ['21:00', say('Closing', 'الختام', 'Kapanış')],
    ],
  },
  {
    title: say(
      'Zakat on shares: bring your own list',
      'زكاة الأسهم: أحضر قائمتك معك',
      'Hisse senedi zekâtı: Kendi listenizi getirin',
    ),
    lead: say(
      'A scholar and an accountant work through real lists of shares, and through yours if you like.',
      'يحسب عالم شرعي ومحاسب معًا زكاة محافظ أسهم حقيقية، وزكاة محفظتك أيضًا إن شئت.',
      'Bir fıkıh âlimi ile bir muhasebeci, gerçek listeler üzerinden hisse senedi zekâtını hesaplıyor; isterseniz sizin listeniz üzerinden de.',
    ),
    body: say(
      paragraphs(
        'Held to trade, held for income, bought last month: each is counted in its own way. We take three lists from the audience and work them out on the board.',
        'We name nobody, and show no amounts that you want to keep private. Where scholars differ, we show both views.',
      ),
      paragraphs(
        'أسهم للمتاجرة، وأسهم للعائد، وأسهم اشتُريت قبل شهر: لكل منها حساب. نأخذ ثلاث محافظ من الحضور ونحسبها على السبّورة.',
        'لا نذكر اسم أحد، ولا نعرض مبالغ لا تريد إظهارها. وحيث يختلف العلماء نعرض القولين.',
      ),
      paragraphs(
        'Al-sat için tutulan, geliri için tutulan, geçen ay alınan: Her birinin hesabı ayrıdır. Salondan üç liste alıp tahtada hesaplıyoruz.',
        'İsim vermiyor, gizli kalmasını istediğiniz tutarları göstermiyoruz. Âlimlerin görüş ayrılığına düştüğü yerde iki görüşü de gösteriyoruz.',
      ),
    ),
    topic: topics.workshop,
    note: free,
    palette: 'zakat',
    at: places.office,
    inDays: 6,
    from: '17:00',
    until: '19:00',
    seats: 24,
    taken: 24,
    waiting: 7,
    program: [
      ['17:00', say('Three kinds of shares', 'ثلاثة أنواع من الأسهم', 'Üç tür hisse')],
      ['17:40', say('Three lists on the board', 'زكاة ثلاث محافظ أسهم على السبّورة', 'Tahtada üç liste')],
      [
        '18:30',
        say(
          'Work through your own list of shares, at the tables',
          'حساب زكاة أسهمك أنت، حول الطاولات',
          'Masalarda kendi hisse listenizin hesabı',
        ),
      ],
    ],
  },
  {
    title: say(
      'Open meeting: what went wrong this year',
      'لقاء مفتوح: ما الذي لم ينجح هذا العام؟',
      'Bu yıl ne ters gitti? Herkese açık toplantı',
    ),
    lead: say(
      'Before the annual report is printed, we read its hardest chapter aloud and take questions.',
      'قبل طباعة التقرير السنوي نقرأ أصعب فصوله أمام الحاضرين ونجيب عن الأسئلة.',
      'Yıllık rapor basılmadan önce en zor bölümünü yüksek sesle okuyor, soruları yanıtlıyoruz.',
    ),
    body: say(
      paragraphs(
        'Eleven things did not go as planned. Four cost money, two cost time, and five we noticed only because somebody wrote to us.',
        'Those responsible tell you about them in person. Nothing is recorded, so that everybody can speak freely.',
      ),
      paragraphs(
        'أحد عشر أمرًا لم يسر كما خُطّط له: أربعة كلّفتنا مالًا، واثنان كلّفانا وقتًا، وخمسة لم ننتبه إليها إلا لأن أحدًا كتب إلينا.',
        'يرويها المسؤولون عنها بأنفسهم، ولا يُسجَّل شيء ليتكلّم الجميع بحرّية.',
      ),
      paragraphs(
        'On bir iş planlandığı gibi gitmedi. Dördü paraya, ikisi zamana mal oldu; beşini ancak biri bize yazınca fark ettik.',
        'Bunları, işin sorumluları kendileri anlatıyor. Herkes rahat konuşsun diye kayıt alınmıyor.',
      ),
    ),
    topic: topics.meeting,
    note: free,
    palette: 'sand',
    at: places.istanbul,
    inDays: 26,
    from: '14:00',
    until: '16:30',
    seats: 80,
    taken: 31,
    program: [
      ['14:00', say('The chapter, read aloud', 'قراءة الفصل', 'Rapor bölümünün yüksek sesle okunması')],
      ['15:00', say('Tea', 'الشاي', 'Çay')],
      ['15:20', say('Questions', 'الأسئلة', 'Sorular')],
    ],
  },
  {
    title: say(
      'Ask the project reviewers anything',
      'اسأل مراجعي المشاريع ما شئت',
      'Proje denetçilerine istediğinizi sorun',
    ),
    lead: say(
      'Four in ten projects are turned down. The people who make these decisions will answer your questions for an hour, online.',
      'تُرفض أربعة مشاريع من كل عشرة. وسيجيب من يتّخذون هذه القرارات عن أسئلتك مدة ساعة عبر الإنترنت.',
      'On projeden dördü geri çevriliyor. Bu kararı verenler bir saat boyunca çevrim içi olarak sorularınızı yanıtlıyor.',
    ),
    body: say(
      paragraphs(
        'What is checked first, what a forged bill looks like, and what happens to a family whose project is turned down. You write the questions, and the ones with the most votes come first.',
      ),
      paragraphs(
        'ما أول ما يُفحص؟ وكيف تبدو الفاتورة المزيّفة؟ وماذا يحدث لأسرة رُفض مشروعها؟ اكتب سؤالك، ويبدأ المراجعون بالأسئلة التي نالت أكثر الأصوات.',
      ),
      paragraphs(
        'İlk neye bakılır, sahte fatura neye benzer, projesi geri çevrilen aileye ne olur? Soruları siz yazıyorsunuz; en çok oy alan önce yanıtlanıyor.',
      ),
    ),
    topic: topics.questions,
    note: say(
      'Free, online, in Arabic and English',
      'مجاني، عبر الإنترنت، بالعربية والإنجليزية',
      'Ücretsiz, çevrim içi, Arapça ve İngilizce',
    ),
    palette: 'sand',
    isOnline: true,
    inDays: 9,
    from: '20:00',
    until: '21:00',
    seats: 300,
    taken: 112,
    program: [],
  },
  {
    title: say(
      'A year of sacrifices: what we learned in four countries',
      'عام من الأضاحي: ماذا تعلّمنا في أربع دول؟',
      'Kurbanla geçen bir yıl: dört ülkede öğrendiklerimiz',
    ),
    lead: say(
      'From the market to the family’s door: photographs, scales and the list of names.',
      'من السوق إلى باب الأسرة: صور وموازين وقائمة الأسماء.',
      'Pazardan ailenin kapısına: fotoğraflar, teraziler ve isim listesi.',
    ),
    body: say(
      paragraphs(
        'Last season the meat reached 1,840 families within two days. This evening shows how, and why the price in one country fell by a fifth.',
      ),
      paragraphs(
        'في الموسم الماضي وصل اللحم إلى 1,840 أسرة خلال يومين. تعرض الأمسية كيف جرى ذلك، ولماذا انخفض السعر في إحدى الدول بمقدار الخُمس.',
      ),
      paragraphs(
        'Geçen kurban döneminde 1.840 aileye iki gün içinde et ulaştı. Söyleşide bunun nasıl yapıldığını ve bir ülkede fiyatın neden beşte bir düştüğünü anlatıyoruz.',
      ),
    ),
    topic: topics.talk,
    note: free,
    palette: 'sacrifice',
    at: places.riyadh,
    inDays: -34,
    from: '19:00',
    until: '20:30',
    seats: 60,
    taken: 54,
    isClosed: true,
    program: [
      ['19:00', say('From market to door', 'من السوق إلى الباب', 'Pazardan kapıya')],
      ['20:00', say('Questions', 'الأسئلة', 'Sorular')],
    ],
  },
  {
    title: say(
      'Setting up an endowment: what a lawyer asks you',
      'كيف تُنشئ وقفًا: ما الذي يسألك عنه المحامي؟',
      'Vakıf kurmak: bir avukatın size soracakları',
    ),
    lead: say(
      'The paperwork and the wording you need, and who will look after the endowment when you are gone.',
      'ما الأوراق والألفاظ اللازمة، ومن يرعى الوقف من بعدك.',
      'Hangi belgeler, hangi ifadeler gerekir? Sizden sonra vakfı kim gözetir?',
    ),
    body: say(
      paragraphs(
        'An endowment begins with one sentence that cannot be taken back. A lawyer and the keeper of three endowments in Medina go through it word by word.',
      ),
      paragraphs('يبدأ الوقف بجملة واحدة لا رجوع عنها. ويشرحها كلمةً كلمة محامٍ وناظر ثلاثة أوقاف في المدينة المنورة.'),
      paragraphs(
        'Bir vakıf, geri alınamayan tek bir cümleyle başlar. Bir avukat ile Medine’deki üç vakfın mütevellisi bu cümleyi kelime kelime açıklıyor.',
      ),
    ),
    topic: topics.talk,
    note: free,
    palette: 'endowment',
    at: places.riyadh,
    inDays: 40,
    from: '19:00',
    until: '20:30',
    seats: 60,
    taken: 18,
    program: [
      ['19:00', say('One sentence, word by word', 'جملة واحدة، كلمةً كلمة', 'Tek cümle, kelime kelime')],
      ['20:00', say('Questions', 'الأسئلة', 'Sorular')],
    ],
  },
];
