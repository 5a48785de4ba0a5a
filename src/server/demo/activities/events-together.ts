import { type EventSeed, free, paragraphs, places, topics } from '#src/server/demo/activities/activity-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const together: readonly EventSeed[] = [
  {
    title: say(
      'Packing school bags: a morning for families',
      'تجهيز الحقائب المدرسية: صباح للعائلات',
      'Okul çantası hazırlama: aileler için bir sabah',
    ),
    lead: say(
      'Six hundred bags, one table for each grade. Children aged seven and older can help.',
      'ستمئة حقيبة، وطاولة لكل صفّ دراسي. يمكن للأطفال من سنّ السابعة فما فوق أن يساعدوا.',
      'Altı yüz çanta, her sınıfa bir masa. Yedi yaşından itibaren çocuklar da yardım edebilir.',
    ),
    body: say(
      paragraphs(
        'Each bag is packed from a list, checked by a second person and closed with a card inside. Children may draw the cards.',
      ),
      paragraphs('تُجهَّز كل حقيبة وفق قائمة، ويراجعها شخص ثانٍ، ثم تُغلق مع بطاقة يرسمها طفل إن أحبّ.'),
      paragraphs(
        'Her çanta bir listeye göre hazırlanır, ikinci bir kişi tarafından kontrol edilir ve içine bir kart konup kapatılır. Kartları çocuklar çizebilir.',
      ),
    ),
    topic: topics.volunteering,
    note: say('Families welcome', 'نرحّب بالعائلات', 'Aileler davetlidir'),
    tags: ['school'],
    palette: 'orphans',
    at: places.gaziantep,
    inDays: 19,
    from: '09:30',
    until: '12:30',
    seats: 40,
    taken: 37,
    program: [
      ['09:30', say('How a bag is packed', 'كيف تُجهَّز الحقيبة؟', 'Çanta nasıl hazırlanır?')],
      ['10:00', say('Packing', 'التجهيز', 'Çantaların hazırlanması')],
      ['12:00', say('Lunch', 'الغداء', 'Öğle yemeği')],
    ],
  },
  {
    title: say(
      'A visit to a house built for six families',
      'زيارة إلى بيت بُني لستّ أسر',
      'Altı aile için yapılan eve ziyaret',
    ),
    lead: say(
      'The builder will show you what a donated floor is made of. We will not visit the families: their doors stay closed.',
      'سيريك البنّاء ممّ يتكوّن الطابق الذي بُني بالتبرّعات. ولن نزور الأسر، فأبوابها تبقى مغلقة.',
      'Usta, bağışla yapılan bir katın nelerden oluştuğunu gösterecek. Aileleri ziyaret etmeyeceğiz; kapıları kapalı kalacak.',
    ),
    body: say(
      paragraphs(
        'Foundations, wiring, the mistake in the second staircase and what it cost to put right. Wear sturdy shoes.',
      ),
      paragraphs('الأساسات والتمديدات، والخطأ في الدرج الثاني وكم كلّف إصلاحه. البس حذاءً متينًا.'),
      paragraphs('Temeller, elektrik tesisatı, ikinci merdivendeki hata ve düzeltmenin bedeli. Sağlam ayakkabı giyin.'),
    ),
    topic: topics.visit,
    note: say('Free, in Turkish and Arabic', 'مجانية، بالتركية والعربية', 'Ücretsiz, Türkçe ve Arapça'),
    palette: 'housing',
    at: places.gaziantep,
    inDays: 33,
    from: '11:00',
    until: '12:30',
    seats: 16,
    taken: 9,
    program: [],
  },
  {
    title: say('Iftar with the volunteers', 'إفطار مع المتطوّعين', 'Gönüllülerle iftar'),
    lead: say(
      'We will break a voluntary fast together with the volunteers who packed, drove and made calls this year.',
      'يوم صيام تطوّع، نفطر فيه مع المتطوّعين الذين جهّزوا الطرود ونقلوها واتصلوا بالناس هذا العام.',
      'Nafile orucumuzu, bu yıl koli hazırlayan, araç kullanan ve telefon eden gönüllülerle birlikte açıyoruz.',
    ),
    body: say(
      paragraphs(
        'Simple food, no speeches longer than three minutes, and a table of thank-you cards from schools in three countries.',
      ),
      paragraphs('طعام بسيط، وكلمات لا تتجاوز ثلاث دقائق، وطاولة عليها بطاقات الشكر التي وصلت من مدارس في ثلاث دول.'),
      paragraphs(
        'Sade bir sofra, üç dakikayı geçmeyen konuşmalar ve üç ülkedeki okullardan gelen teşekkür kartlarının durduğu bir masa.',
      ),
    ),
    topic: topics.iftar,
    note: say('Tell us what you cannot eat', 'أخبرنا بما لا تستطيع أكله', 'Yiyemediğiniz bir şey varsa bildirin'),
    tags: ['food'],
    palette: 'sand',
    at: places.istanbul,
    inDays: 15,
    from: '16:15',
    until: '19:00',
    seats: 120,
    taken: 74,
    program: [
      ['16:15', say('Quran recitation', 'تلاوة من القرآن', 'Kur’an tilaveti')],
      ['16:40', say('Maghrib and iftar', 'المغرب والإفطار', 'Akşam namazı ve iftar')],
    ],
  },
  {
    title: say(
      'Winter coats: sorting day in Amman',
      'معاطف الشتاء: يوم الفرز في عمّان',
      'Kışlık montlar: Amman’da ayıklama günü',
    ),
    lead: say(
      'Coats in good condition go out the same week, torn ones are mended, and we are open about which ones cannot be used.',
      'تُرسل المعاطف السليمة في الأسبوع نفسه، ويُصلَح الممزّق، ونبيّن بصراحة ما لا يصلح للاستعمال.',
      'İyi durumdaki montlar aynı hafta yola çıkar, yırtıklar onarılır, hangilerinin kullanılamayacağı açıkça söylenir.',
    ),
    body: say(
      paragraphs('Two thousand coats, four people at each table, and a tailor who shows how a zipper is repaired.'),
      paragraphs('ألفا معطف، وأربعة أشخاص على كل طاولة، وخيّاط يبيّن كيف يُصلَح السحّاب.'),
      paragraphs('İki bin mont, her masada dört kişi ve bir fermuarın nasıl onarıldığını gösteren bir terzi.'),
    ),
    topic: topics.volunteering,
    note: say('Ages 16 and up', 'من سنّ السادسة عشرة', '16 yaş ve üzeri'),
    tags: ['winter'],
    palette: 'relief',
    at: places.amman,
    inDays: 22,
    from: '10:00',
    until: '15:00',
    seats: 32,
    taken: 20,
    program: [],
  },
  {
    title: say(
      'From debt to freedom: the people of Tafreej',
      'من الدَّين إلى الحرية: وجوه من «تفريج كربة»',
      'Borçtan özgürlüğe: borçlu mahkûma destek programının insanları',
    ),
    lead: say(
      'A judge, a clerk and a man who was released tell the story of one case from three sides, online.',
      'يروي قاضٍ وكاتب محكمة ورجل أُفرج عنه قصة قضية واحدة من ثلاث زوايا، عبر الإنترنت.',
      'Bir hâkim, bir mahkeme kâtibi ve serbest kalan bir adam, çevrim içi buluşmada aynı dosyayı üç açıdan anlatıyor.',
    ),
    body: say(
      paragraphs(
        'The released man is not named, and his voice is disguised. Everything else is as it was, down to the day on which the papers were lost.',
      ),
      paragraphs(
        'لا يُذكر اسم المُفرج عنه ويُغيَّر صوته، وكل ما عدا ذلك يُروى كما جرى، بما في ذلك اليوم الذي ضاعت فيه الأوراق.',
      ),
      paragraphs(
        'Serbest kalanın adı söylenmiyor, sesi değiştiriliyor. Gerisi olduğu gibi anlatılıyor; evrakın kaybolduğu gün bile.',
      ),
    ),
    topic: topics.talk,
    note: say('Free, online, in Arabic', 'مجاني، عبر الإنترنت، بالعربية', 'Ücretsiz, çevrim içi, Arapça'),
    palette: 'tafreej',
    isOnline: true,
    inDays: 29,
    from: '20:30',
    until: '21:45',
    seats: 300,
    taken: 66,
    program: [],
  },
  {
    title: say(
      'Open house: see where a donation is recorded',
      'يوم مفتوح: انظر أين يُقيَّد تبرّعك',
      'Açık kapı günü: Bağışınızın nereye kaydedildiğini görün',
    ),
    lead: say(
      'Bring a donation number, and we will open the ledger with you at the page where the donation is recorded.',
      'أحضر رقم تبرّعك، ونفتح معك دفتر الأستاذ على الصفحة التي قُيّد فيها التبرّع.',
      'Bağış numaranızı getirin, defterde bağışınızın yazıldığı sayfayı birlikte açalım.',
    ),
    body: say(
      paragraphs(
        'Ten minutes for each visitor, one after another, with coffee. If you do not have a number, we will show you a project’s ledger.',
      ),
      paragraphs('عشر دقائق لكل زائر، واحدًا بعد الآخر، مع القهوة. ومن لا رقم لديه يرى دفتر أحد المشاريع.'),
      paragraphs('Kişi başına on dakika, sırayla ve kahveyle. Numarası olmayanlar bir projenin defterini görür.'),
    ),
    topic: topics.visit,
    note: free,
    palette: 'sand',
    at: places.office,
    inDays: 4,
    from: '10:00',
    until: '13:00',
    seats: 18,
    taken: 11,
    program: [],
  },
];
