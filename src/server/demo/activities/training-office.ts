import { free, paragraphs, places, topics, type TrainingSeed } from '#src/server/demo/activities/activity-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const officeTraining: readonly TrainingSeed[] = [
  {
    title: say(
      'Bookkeeping for small institutions',
      'مسك الدفاتر للجمعيات الصغيرة',
      'Küçük kuruluşlar için defter tutma',
    ),
    lead: say(
      'Funds that must not mix, receipts that hold up, and a month closed in one morning.',
      'صناديق لا يجوز خلطها، وإيصالات يُعتمد عليها، وشهر يُقفل في صباح واحد.',
      'Karışmaması gereken fonlar, geçerli makbuzlar ve bir sabahta yapılan ay kapanışı.',
    ),
    body: say(
      paragraphs(
        'You keep the books of a fictional institution for five days, with its zakat apart from its other money. On the last day the books must balance.',
      ),
      paragraphs(
        'تمسك دفاتر جمعية متخيَّلة خمسة أيام، وتفصل أموال الزكاة عن سائر أموالها. وفي اليوم الأخير لا بدّ أن تتوازن الدفاتر.',
      ),
      paragraphs(
        'Beş gün boyunca hayalî bir kuruluşun defterini tutuyor, zekâtını öteki paradan ayırıyorsunuz. Son gün defterin denk çıkması gerekiyor.',
      ),
    ),
    topic: topics.accounts,
    note: say('Free; bring a computer', 'مجانًا، وأحضر حاسوبك', 'Ücretsiz; bilgisayarınızı getirin'),
    palette: 'zakat',
    at: places.office,
    registrationInDays: 24,
    minimumDays: 3,
    from: '09:00',
    until: '12:30',
    seats: 12,
    days: [
      [34, say('The two sides of every entry', 'لكل قيد طرفان', 'Her kaydın iki tarafı'), 5],
      [35, say('Funds that must not mix', 'صناديق لا تختلط', 'Karışmaması gereken fonlar'), 6],
      [36, say('Receipts and banks', 'الإيصالات والبنوك', 'Makbuzlar ve bankalar'), 5],
      [37, say('Closing a month', 'إقفال الشهر', 'Ay kapanışı'), 4],
      [38, say('What an auditor asks', 'ماذا يسأل المدقّق؟', 'Denetçi ne sorar?'), 3],
    ],
    ratings: [11, 7, 2, 1, 0],
    reviews: [
      {
        name: say('Mustafa', 'مصطفى', 'Mustafa'),
        words: say(
          'Since the course, our zakat has had its own account.',
          'منذ الدورة صار لزكاتنا حساب مستقل.',
          'Kurstan beri zekâtımızın ayrı bir hesabı var.',
        ),
        rating: 5,
        daysAgo: 300,
      },
    ],
  },
  {
    title: say('Teaching reading to adults', 'تعليم الكبار القراءة', 'Yetişkinlere okuma öğretmek'),
    lead: say(
      'For volunteers in our evening schools: the first twelve lessons, presented by people who have taught them.',
      'لمتطوّعي مدارسنا المسائية: أول اثني عشر درسًا، يقدّمها من سبق لهم تدريسها.',
      'Akşam okullarımızın gönüllüleri için: ilk on iki ders, bu dersleri daha önce vermiş kişilerin anlatımıyla.',
    ),
    body: say(
      paragraphs(
        'An adult learning to read is embarrassed by different things than a child is. That is where the course begins, and it ends with a lesson that you teach.',
      ),
      paragraphs(
        'الكبير الذي يتعلّم القراءة يخجل من أشياء غير التي يخجل منها الصغير. من هنا تبدأ الدورة، وتنتهي بدرس تقدّمه أنت.',
      ),
      paragraphs(
        'Okumayı öğrenen yetişkin, çocuğun utandığından başka şeylerden utanır. Kurs buradan başlıyor ve sizin verdiğiniz bir dersle bitiyor.',
      ),
    ),
    topic: topics.teaching,
    note: free,
    tags: ['school'],
    palette: 'housing',
    at: places.istanbul,
    registrationInDays: 30,
    minimumDays: 2,
    from: '18:00',
    until: '20:00',
    seats: 18,
    days: [
      [41, say('The first evening', 'الأمسية الأولى', 'İlk akşam'), 3],
      [43, say('The alphabet and names', 'الحروف والأسماء', 'Harfler ve adlar'), 2],
      [48, say('Your own lesson', 'درسك أنت', 'Kendi dersiniz'), 4],
    ],
  },
  {
    title: say(
      'Speaking with donors on the telephone',
      'الحديث مع المتبرّعين عبر الهاتف',
      'Bağışçılarla telefonda konuşmak',
    ),
    lead: say(
      'Answer slowly, promise little, write down everything, and never ask for money.',
      'أجب على مهل، وعِد بالقليل، ودوّن كل شيء، ولا تطلب مالًا أبدًا.',
      'Acele etmeden yanıtlayın, büyük sözler vermeyin, her şeyi not edin ve asla para istemeyin.',
    ),
    body: say(
      paragraphs('You listen to re-enacted calls, and answer some yourself. The hardest one is about a refund.'),
      paragraphs('تستمع إلى مكالمات أُعيد تمثيلها، وتردّ على بعضها بنفسك. وأصعبها عن استرداد مبلغ.'),
      paragraphs(
        'Canlandırılmış telefon görüşmelerini dinliyor, bazı aramaları kendiniz yanıtlıyorsunuz. En zoru bir iade üzerine.',
      ),
    ),
    topic: topics.donors,
    note: say('Free, online, in Turkish', 'مجاني، عبر الإنترنت، بالتركية', 'Ücretsiz, çevrim içi, Türkçe'),
    palette: 'sand',
    isOnline: true,
    registrationInDays: 11,
    minimumDays: 1,
    from: '17:00',
    until: '19:00',
    seats: 25,
    days: [
      [18, say('The first minute', 'الدقيقة الأولى', 'İlk dakika'), 17],
      [25, say('A refund and an angry donor', 'استرداد ومتبرّع غاضب', 'İade ve öfkeli bağışçı'), 12],
    ],
  },
  {
    title: say(
      'Running a distribution: four hundred families in a day',
      'إدارة التوزيع: أربعمئة أسرة في يوم',
      'Dağıtımı yönetmek: bir günde dört yüz aile',
    ),
    lead: say(
      'How to plan lists, queues, shade and water so that nobody waits longer than twenty minutes.',
      'كيف تُنظَّم القوائم والصفوف ويُوفَّر الظلّ والماء كي لا ينتظر أحد أكثر من عشرين دقيقة.',
      'Kimse yirmi dakikadan uzun beklemesin diye listeler, sıralar, gölge ve su nasıl planlanır?',
    ),
    body: say(
      paragraphs(
        'We draw the square of a real town, place the tables, and find the mistake together. Then we do it all again, as if it were raining.',
      ),
      paragraphs('نرسم ساحة بلدة حقيقية، ونوزّع الطاولات، ونبحث معًا عن الخطأ. ثم نعيد التجربة كأن المطر ينزل.'),
      paragraphs(
        'Gerçek bir kasabanın meydanını çizip masaları yerleştiriyor, hatayı birlikte buluyoruz. Sonra aynısını yağmur varmış gibi yapıyoruz.',
      ),
    ),
    topic: topics.research,
    note: free,
    tags: ['food'],
    palette: 'relief',
    at: places.riyadh,
    registrationInDays: -40,
    minimumDays: 2,
    from: '16:00',
    until: '19:00',
    seats: 20,
    days: [
      [-33, say('Lists and queues', 'القوائم وصفوف الانتظار', 'Listeler ve sıralar'), 18],
      [-31, say('Shade, water and children', 'الظلّ والماء والأطفال', 'Gölge, su ve çocuklar'), 18],
    ],
    ratings: [8, 4, 3, 1, 0],
    reviews: [
      {
        name: say('Khaled', 'خالد', 'Halit'),
        words: say('We saved two hours on the first day.', 'وفّرنا ساعتين في أول يوم.', 'İlk gün iki saat kazandık.'),
        rating: 5,
        daysAgo: 12,
      },
      {
        name: say('Amina', 'أمينة', 'Emine'),
        words: say('Good, but too many slides.', 'الدورة جيدة، لكن الشرائح كثيرة.', 'İyiydi ama slayt çok fazlaydı.'),
        rating: 3,
        daysAgo: 10,
      },
    ],
  },
];
