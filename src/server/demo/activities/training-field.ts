import { free, paragraphs, places, topics, type TrainingSeed } from '#src/server/demo/activities/activity-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const fieldTraining: readonly TrainingSeed[] = [
  {
    title: say(
      'Field researcher: how a case is checked',
      'الباحث الميداني: كيف تُفحص الحالة؟',
      'Saha araştırmacısı: Bir borçlu dosyası nasıl incelenir?',
    ),
    lead: say(
      'From the first telephone call to the report: what is asked, what is written down, and what is not.',
      'من أول اتصال إلى التقرير: ماذا نسأل، وماذا نكتب، وماذا لا نكتب.',
      'İlk telefon görüşmesinden rapora: Ne sorulur, ne yazılır, ne yazılmaz?',
    ),
    body: say(
      paragraphs(
        'You will learn to read a case file, to speak with a family without taking away its dignity, and to say no with a reason. Each day has one real file, with every name changed.',
        'Anyone who has attended four days and written one case study gets a certificate.',
      ),
      paragraphs(
        'تتعلّم قراءة ملف الحالة، والحديث مع الأسرة بما يحفظ كرامتها، والرفض بسبب واضح. في كل يوم ملف حقيقي غُيّرت فيه الأسماء كلها.',
        'ومن حضر أربعة أيام وكتب دراسة حالة واحدة نال شهادة.',
      ),
      paragraphs(
        'Bir dosyayı okumayı, bir aileyle onurunu incitmeden konuşmayı ve gerekçesiyle hayır demeyi öğreniyorsunuz. Her gün, bütün adları değiştirilmiş gerçek bir dosya var.',
        'Dört güne katılan ve bir vaka incelemesi yazan herkes sertifika alır.',
      ),
    ),
    topic: topics.research,
    note: say('Free course with a certificate', 'دورة مجانية بشهادة', 'Ücretsiz, sertifikalı eğitim'),
    palette: 'tafreej',
    at: places.riyadh,
    isOnline: true,
    registrationInDays: 14,
    minimumDays: 4,
    from: '16:00',
    until: '18:00',
    seats: 20,
    days: [
      [
        21,
        say(
          'Who owes what: reading a case file',
          'ما على المدين ولمن: قراءة ملف الحالة',
          'Kimin kime ne borcu var? Dosya okuma',
        ),
        12,
      ],
      [23, say('Interviewing with respect', 'إجراء المقابلات باحترام', 'Görüşmeyi saygıyla yürütme'), 14],
      [25, say('Checking a document', 'التحقّق من الوثيقة', 'Bir belgeyi doğrulama'), 9],
      [
        28,
        say(
          'Visiting a home: what to note, what to leave out',
          'الزيارة المنزلية: ماذا تدوّن وماذا تترك؟',
          'Ev ziyareti: Ne not edilir, ne edilmez?',
        ),
        13,
      ],
      [30, say('Privacy and consent', 'الخصوصية والموافقة', 'Mahremiyet ve rıza'), 11],
      [32, say('Writing the report', 'كتابة التقرير', 'Rapor yazımı'), 20],
    ],
    ratings: [26, 6, 2, 0, 0],
    reviews: [
      {
        name: say('Nour', 'نور', 'Nur'),
        words: say(
          'The half hour on what not to write down changed how I work.',
          'نصف الساعة المخصّص لما لا ينبغي كتابته غيّر طريقتي في العمل.',
          'Nelerin yazılmaması gerektiğine ayrılan yarım saat, çalışma biçimimi değiştirdi.',
        ),
        rating: 5,
        daysAgo: 160,
      },
      {
        name: say('Abdulrahman', 'عبد الرحمن', 'Abdurrahman'),
        words: say(
          'Clear and practical. I would have liked more time for the home visit.',
          'التدريب واضح وعملي. كنت أتمنى وقتًا أطول للزيارة المنزلية.',
          'Açık ve uygulamalı. Ev ziyaretine daha çok zaman ayrılmasını isterdim.',
        ),
        rating: 4,
        daysAgo: 158,
      },
    ],
  },
  {
    title: say(
      'First aid in a camp, with no doctor nearby',
      'الإسعافات الأولية في المخيم حين لا يكون الطبيب قريبًا',
      'Kampta ilk yardım: yakınlarda doktor yokken',
    ),
    lead: say(
      'Bleeding, burns, heat and thirst: what to do until help comes.',
      'النزيف والحروق والحرّ والعطش: ما العمل إلى أن يصل المسعفون.',
      'Kanama, yanık, sıcak ve susuzluk: yardım gelene kadar yapılacaklar.',
    ),
    body: say(
      paragraphs(
        'A nurse who worked in three camps teaches with what is at hand: cloth, water, salt, shade. You practice on each other.',
      ),
      paragraphs(
        'تعلّمك ممرّضة عملت في ثلاثة مخيمات كيف تُسعف بما هو متاح: قماش وماء وملح وظلّ. ويتدرّب كل مشارك على زميله.',
      ),
      paragraphs(
        'Üç kampta çalışmış bir hemşire, elde ne varsa onunla öğretiyor: bez, su, tuz, gölge. Birbiriniz üzerinde alıştırma yapıyorsunuz.',
      ),
    ),
    topic: topics.firstAid,
    note: free,
    tags: ['medicine'],
    palette: 'relief',
    at: places.gaziantep,
    registrationInDays: 0,
    minimumDays: 2,
    from: '10:00',
    until: '14:00',
    seats: 16,
    days: [
      [5, say('Bleeding and burns', 'النزيف والحروق', 'Kanama ve yanıklar'), 10],
      [6, say('Heat, thirst and fever', 'الحرّ والعطش والحمّى', 'Sıcak, susuzluk ve ateş'), 8],
      [12, say('Birth and newborns', 'الولادة والمواليد', 'Doğum ve yenidoğan'), 6],
    ],
    ratings: [9, 3, 1, 0, 0],
    reviews: [
      {
        name: say('Elif', 'إليف', 'Elif'),
        words: say(
          'I used what I learned two weeks later.',
          'بعد أسبوعين استعملت ما تعلّمته في الدورة.',
          'Öğrendiklerimi iki hafta sonra kullandım.',
        ),
        rating: 5,
        daysAgo: 90,
      },
    ],
  },
  {
    title: say('Being there for an orphaned child', 'أن تكون إلى جانب طفل يتيم', 'Yetim bir çocuğun yanında olmak'),
    lead: say(
      'For those who visit, teach or call orphaned children: what grief looks like at ages five, nine and fourteen.',
      'لمن يزور الأيتام أو يعلّمهم أو يتصل بهم: كيف يظهر الحزن على الطفل في الخامسة من عمره وفي التاسعة والرابعة عشرة.',
      'Yetim çocukları ziyaret eden, onlara ders veren ya da telefon edenler için: Beş, dokuz ve on dört yaşındaki çocuklarda yas kendini nasıl gösterir?',
    ),
    body: say(
      paragraphs(
        'Two psychologists from Dar Al-Noor lead the course. There are exercises and long breaks, and nobody has to talk about themselves.',
      ),
      paragraphs(
        'تقود الدورة أخصائيتان نفسيتان من دار النور. وفيها تمارين وفترات راحة طويلة، ولا يُطلب من أحد أن يحكي عن نفسه.',
      ),
      paragraphs(
        'Kursu Dar Al-Noor’dan iki psikolog yönetiyor. Alıştırmalar ve uzun molalar var; kimse kendinden söz etmek zorunda değil.',
      ),
    ),
    topic: topics.care,
    note: free,
    palette: 'orphans',
    at: places.amman,
    registrationInDays: 20,
    minimumDays: 3,
    from: '09:00',
    until: '12:00',
    seats: 14,
    days: [
      [27, say('What grief looks like', 'كيف يبدو الحزن؟', 'Yas kendini nasıl gösterir?'), 14],
      [28, say('Listening', 'الإصغاء', 'Dinlemek'), 14],
      [29, say('Play', 'اللعب', 'Oyun'), 13],
      [30, say('Looking after yourself', 'العناية بالنفس', 'Kendine iyi bakmak'), 14],
    ],
  },
  {
    title: say('Telling a project’s story truthfully', 'كيف تروي قصة مشروع بصدق؟', 'Bir projeyi doğru anlatmak'),
    lead: say(
      'Write so that donors understand, and so that nobody in the story is ashamed to read it.',
      'اكتب نصًّا يفهمه المتبرّع، ولا يخجل من قراءته أحد ممّن في القصة.',
      'Bağışçının anlayacağı ve hikâyedeki kimsenin okurken utanmayacağı biçimde yazın.',
    ),
    body: say(
      paragraphs(
        'Three evenings, three texts, each read aloud and cut by half. Bring something that you have written.',
      ),
      paragraphs('ثلاث أمسيات وثلاثة نصوص، يُقرأ كل نص بصوت عالٍ ثم يُختصر إلى نصفه. أحضر شيئًا كتبته.'),
      paragraphs('Üç akşam, üç metin; her biri yüksek sesle okunup yarıya indirilir. Yazdığınız bir şeyi getirin.'),
    ),
    topic: topics.writing,
    note: say('Free, online, in Arabic', 'مجاني، عبر الإنترنت، بالعربية', 'Ücretsiz, çevrim içi, Arapça'),
    palette: 'sand',
    isOnline: true,
    registrationInDays: 9,
    minimumDays: 2,
    from: '19:00',
    until: '21:00',
    seats: 30,
    days: [
      [16, say('The first sentence', 'الجملة الأولى', 'İlk cümle'), 12],
      [18, say('What to leave out', 'ماذا تحذف؟', 'Yazıda nelere yer verilmez'), 11],
      [20, say('Consent, and the right to be forgotten', 'الموافقة والحقّ في النسيان', 'Rıza ve unutulma hakkı'), 9],
    ],
    ratings: [2, 1, 0, 0, 0],
    reviews: [
      {
        name: say('Lejla', 'ليلى', 'Leyla'),
        words: say(
          'My text is a third as long as it was, and better.',
          'قصُر نصّي إلى ثلث طوله، وصار أفضل.',
          'Metnim üçte birine indi ve daha iyi oldu.',
        ),
        rating: 5,
        daysAgo: 220,
      },
    ],
  },
];
