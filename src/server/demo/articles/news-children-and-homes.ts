import { type ArticleSeed, prose, quote } from '#src/server/demo/articles/article-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const childrenAndHomesNews: readonly ArticleSeed[] = [
  {
    title: say(
      'Amman: school fees paid for 44 children, 16 more to go',
      'عمّان: سُدّدت الرسوم المدرسية عن 44 طفلًا، وبقي 16 طفلًا ينتظرون',
      'Amman: 44 çocuğun okul ücreti ödendi, sırada 16 çocuk var',
    ),
    lead: say(
      'Four schools confirmed the payment in writing. Uniforms and books were handed out the following week.',
      'أكّدت أربع مدارس كتابةً وصول الرسوم، ووُزّعت الكتب والزي المدرسي في الأسبوع التالي.',
      'Dört okul ödemeyi yazılı olarak doğruladı. Formalar ve kitaplar ertesi hafta dağıtıldı.',
    ),
    body: say(
      prose(
        'The money went from the institution’s account to the four schools, never through a family’s hands: a mother who is asked by relatives for a loan should be able to say that she does not have the money. The schools’ confirmations are kept with the project, without the children’s names.',
        'Sixteen children are still waiting for their first-term fees. Their places are kept until the end of the term, because the schools agreed to wait. We asked for that in writing too.',
      ),
      prose(
        'انتقل المال من حساب الجمعية إلى المدارس الأربع، ولم يمرّ بأيدي الأسر: فالأم التي يطلب منها الأقارب قرضًا يحقّ لها أن تقول إن المال ليس عندها. وتأكيدات المدارس محفوظة مع المشروع من غير أسماء الأطفال.',
        'وما زال ستة عشر طفلًا ينتظرون رسوم الفصل الأول. ومقاعدهم محفوظة إلى نهاية الفصل لأن المدارس وافقت على الانتظار، وقد طلبنا ذلك كتابةً أيضًا.',
      ),
      prose(
        'Para, kuruluşun hesabından doğrudan dört okula gitti; ailelerin elinden geçmedi. Akrabasının borç istediği bir anne, parası olmadığını gönül rahatlığıyla söyleyebilmeli. Okulların yazılı onayları, çocukların adı geçmeden projenin belgelerinde saklanıyor.',
        'On altı çocuğun birinci dönem ücreti hâlâ ödenmedi. Okullar beklemeyi kabul ettiği için çocukların yerleri dönem sonuna kadar korunuyor. Okullardan bunu da yazılı istedik.',
      ),
    ),
    category: 'orphans',
    author: 'hala-mansour',
    original: 'ar',
    daysAgo: 9,
    tags: ['school'],
    project: 'A year of school, meals and care for 60 children in Amman',
  },
  {
    title: say(
      'Gaziantep: the first operation went well, and two are left',
      'غازي عنتاب: نجحت العملية الأولى وبقيت اثنتان',
      'Gaziantep: İlk ameliyat başarılı geçti, iki ameliyat kaldı',
    ),
    lead: say(
      'The boy whom our pages call Adam is back in his guardian’s house. We tell only what he and his guardian agreed to.',
      'عاد الطفل الذي تسمّيه صفحاتنا آدم إلى بيت وصيّه. ولا نروي هنا إلا ما وافق هو ووصيّه على روايته.',
      'Sayfalarımızda Adem dediğimiz çocuk, vasisinin evine döndü. Yalnızca kendisinin ve vasisinin anlatmamıza izin verdiklerini yazıyoruz.',
    ),
    body: say(
      prose(
        'The first of three operations took four hours. A prosthesis that is adjusted as he grows will be fitted after the second. The hospital’s bill for the first was $4,310, and it was paid on the day it was issued.',
        'He asked his teacher for homework on the third day. She brought it, and stayed with him.',
      ),
      prose(
        'استغرقت العملية الأولى، وهي واحدة من ثلاث، أربع ساعات. وبعد الثانية يُركَّب له طرف صناعي يُعدَّل كلما كبر. بلغت فاتورة المستشفى للعملية الأولى 4,310 دولارات، وسُدّدت يوم صدورها.',
        'في اليوم الثالث طلب من معلّمته واجبات مدرسية، فأحضرتها وبقيت معه.',
      ),
      prose(
        'Üç ameliyatın ilki dört saat sürdü. Adem büyüdükçe ayarlanacak protez, ikinci ameliyattan sonra takılacak. İlk ameliyatın hastane faturası 4.310 dolardı ve kesildiği gün ödendi.',
        'Adem üçüncü gün öğretmeninden ödev istedi. Öğretmeni ödevi getirdi ve yanında kaldı.',
      ),
    ),
    category: 'orphans',
    author: 'elif-kaya',
    original: 'tr',
    daysAgo: 26,
    tags: ['medicine'],
    project: 'Sole survivor: two years of treatment for Adam, 10',
  },
  {
    title: say(
      'Sarajevo: what three evenings of tutoring a week did in a term',
      'سراييفو: ماذا حقّقت ثلاث أمسيات من الدروس في الأسبوع خلال فصل دراسي',
      'Saraybosna: Haftada üç akşam verilen dersler bir dönemde neleri değiştirdi',
    ),
    lead: say(
      'Of 28 children, 19 finished the term with better grades in math. Four did worse, and we say why.',
      'أنهى 19 من أصل 28 طفلًا الفصل الدراسي بدرجات أفضل في الرياضيات، وانخفضت درجات أربعة، ونبيّن السبب.',
      '28 çocuktan 19’u dönemi matematikte daha iyi notla bitirdi. Dördünün notu düştü; nedenini de yazıyoruz.',
    ),
    body: say(
      prose(
        'Four teachers come to the House of Hope three evenings a week. After one term, grades rose for 19 children, stayed the same for five and fell for four. Three of these four are new to the home; the fourth broke his glasses in the second week and told nobody until the ninth.',
        'Since then, every child’s eyes have been tested in the first week. It costs eleven dollars a child, and it should have been in the plan from the start.',
      ),
      prose(
        'يأتي أربعة معلّمين إلى «دار الأمل» ثلاث أمسيات في الأسبوع. وبعد فصل واحد ارتفعت درجات 19 طفلًا، وثبتت درجات خمسة، وانخفضت درجات أربعة. ثلاثة من هؤلاء الأربعة حديثو العهد بالدار، والرابع كُسرت نظارته في الأسبوع الثاني ولم يخبر أحدًا حتى التاسع.',
        'ومنذ ذلك الحين يُفحص نظر كل طفل في الأسبوع الأول. كلفة الفحص أحد عشر دولارًا للطفل، وكان ينبغي أن يكون في الخطة من البداية.',
      ),
      prose(
        'Umut Evi’ne haftada üç akşam dört öğretmen geliyor. Bir dönem sonunda 19 çocuğun notu yükseldi, beşininki aynı kaldı, dördününki düştü. Bu dört çocuktan üçü Umut Evi’ne yeni gelmişti; dördüncüsü ise gözlüğünü ikinci hafta kırmış, dokuzuncu haftaya kadar kimseye söylememişti.',
        'O günden beri her çocuğun gözü ilk hafta muayene ediliyor. Muayene çocuk başına on bir dolar tutuyor; en baştan planda yer alması gerekirdi.',
      ),
    ),
    category: 'orphans',
    author: 'amina-hadzic',
    original: 'en',
    daysAgo: 58,
    tags: ['school'],
    project: 'Evening tutors for a children’s home',
    translator: say('Lejla Begić', 'ليلى بيغيتش', 'Lejla Begić'),
  },
  {
    title: say(
      'Gaziantep: the first four families have their keys',
      'غازي عنتاب: أول أربع أسر تتسلّم مفاتيح بيوتها',
      'Gaziantep: İlk dört aile anahtarlarını aldı',
    ),
    lead: say(
      'One door is blue, two are green, and one is not painted yet.',
      'باب أزرق، وبابان أخضران، وباب لم يُدهن بعد.',
      'Kapılardan biri mavi, ikisi yeşil; biri henüz boyanmadı.',
    ),
    body: say(
      prose(
        'Four of twelve houses are finished. The concrete of each was tested by the university’s laboratory before the roof was laid, and one foundation was broken up and poured again because its sample was too wet. That cost $1,900 and three weeks, and the builder paid for the concrete.',
        quote('I turned the key twice, to hear it.', 'a mother of five'),
        'The next four are at window height. Work on the last four begins when the remaining $38,700 has been given; the land has already been bought.',
      ),
      prose(
        'اكتملت أربعة بيوت من اثني عشر. فحص مختبر الجامعة خرسانة كل بيت قبل وضع سقفه، وكُسر أساس واحد وصُبّ من جديد لأن عيّنته كانت رطبة أكثر مما يجوز. كلّف ذلك 1,900 دولار وثلاثة أسابيع، وتحمّل المقاول ثمن الخرسانة.',
        quote('أدرت المفتاح مرتين لأسمع صوته.', 'أمّ لخمسة أطفال'),
        'بلغت الأربعة التالية مستوى النوافذ. ويبدأ العمل في الأربعة الأخيرة حين يكتمل المبلغ الباقي، وهو 38,700 دولار، وقد اشتُريت الأرض بالفعل.',
      ),
      prose(
        'On iki evin dördü bitti. Çatı konmadan önce her evin betonu üniversitenin laboratuvarında test edildi; numunesi fazla ıslak çıkan bir temel kırılıp yeniden döküldü. Bu, 1.900 dolara ve üç haftaya mal oldu; betonun parasını müteahhit ödedi.',
        quote('Anahtarı iki kere çevirdim, sesini duymak için.', 'beş çocuk annesi'),
        'Sonraki dört ev pencere hizasında. Son dördüne, kalan 38.700 dolar tamamlanınca başlanacak; arsaları şimdiden alındı.',
      ),
    ),
    category: 'homes',
    author: 'elif-kaya',
    original: 'tr',
    daysAgo: 6,
    project: 'Twelve family homes after the earthquake',
  },
  {
    title: say(
      'Mostar: the beams are up, and the lead comes in spring',
      'موستار: رُفعت عوارض السقف، وألواح الرصاص في الربيع',
      'Mostar: Kirişler yerinde, kurşun levhalar ilkbaharda',
    ),
    lead: say(
      'Oak from the same forest as in 1631, cut to the old measurements and dried for two years.',
      'بلّوط من الغابة نفسها التي أُخذ منها عام 1631، قُطع بالمقاسات القديمة وجُفّف سنتين.',
      '1631’de kullanılan meşeyle aynı ormandan gelen, eski ölçülere göre kesilip iki yıl kurutulmuş meşe.',
    ),
    body: say(
      prose(
        'Eleven beams are back in place. Two of the old ones were sound and stayed. The carpenters found the mark of their predecessor, a small ladder, under the fourth, and left it uncovered.',
        'Lead cannot be worked in frost, so the roof is closed with boards and felt until spring. Prayers go on in the side room. Of the $38,000, $21,660 has been given; most of what is missing is for the lead.',
      ),
      prose(
        'وُضعت إحدى عشرة عارضة في مواضعها القديمة، وكانت اثنتان من القديمة سليمتين فبقيتا. ووجد النجّارون تحت الرابعة علامة سلفهم، سلّمًا صغيرًا، فتركوها مكشوفة.',
        'لا يُشكَّل الرصاص في الصقيع، فأُغلق السقف بالألواح واللباد إلى الربيع، والصلاة قائمة في الغرفة الجانبية. جُمع 21,660 دولارًا من 38,000، وأكثر ما ينقص هو ثمن الرصاص.',
      ),
      prose(
        'On bir kiriş yerine kondu. Eski kirişlerden ikisi sağlamdı, yerinde kaldı. Marangozlar dördüncünün altında eski ustanın küçük bir merdiven biçimindeki işaretini buldu ve üstünü örtmedi.',
        'Kurşun donda işlenmez; çatı ilkbahara kadar tahta ve keçeyle kapatıldı. Namaz yan odada kılınıyor. 38.000 doların 21.660 doları toplandı; eksiğin çoğu kurşunun parası.',
      ),
    ),
    category: 'homes',
    author: 'amina-hadzic',
    original: 'en',
    daysAgo: 41,
    project: 'A new roof for the mosque in Mostar’s old quarter',
  },
  {
    title: {
      en: 'Lebanon: the first quarter’s rent is paid for fifteen families',
      ar: 'لبنان: سُدّد إيجار الربع الأول لخمس عشرة أسرة',
    },
    lead: {
      en: '$6,750 went to eleven owners. Two leases had to be rewritten because they were not in the mothers’ names.',
      ar: 'دُفع 6,750 دولارًا إلى أحد عشر مالكًا، وأُعيدت كتابة عقدين لأنهما لم يكونا باسم الأم.',
    },
    body: {
      en: prose(
        'Rent is paid to the owner, every quarter, on a lease in the mother’s name. That last condition took the longest. In two of fifteen homes a brother or father-in-law had signed; both agreed to a new lease when they learned that payment of the rent depended on it.',
        'One owner refused to sign any lease. That family moved two streets away, and the cost of the move, $180, was paid from the same sum.',
      ),
      ar: prose(
        'يُدفع الإيجار للمالك كل ثلاثة أشهر بعقد باسم الأم. وهذا الشرط الأخير استغرق أطول وقت: ففي بيتين من خمسة عشر وقّع العقد الأخ أو والد الزوج، ووافق كلاهما على عقد جديد حين علما أن دفع الإيجار متوقّف عليه.',
        'ورفض مالك واحد كتابة أي عقد، فانتقلت الأسرة إلى بيت على بُعد شارعين، ودُفعت كلفة الانتقال، وهي 180 دولارًا، من المبلغ نفسه.',
      ),
    },
    category: 'homes',
    author: 'hala-mansour',
    original: 'ar',
    daysAgo: 68,
    project: 'A year’s rent for 15 widows and their children',
  },
];
