import { type ArticleSeed, prose, quote } from '#src/server/demo/articles/article-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const peopleBlog: readonly ArticleSeed[] = [
  {
    title: say('How a water survey is read', 'كيف يُقرأ تقرير مسح المياه؟', 'Su etüdü nasıl okunur?'),
    lead: say(
      'Four lines on a sheet decide how twenty thousand dollars is spent. Here is what they say.',
      'أربعة أسطر في ورقة تحدّد كيف تُصرف عشرون ألف دولار. وهذا ما تعنيه.',
      'Bir kâğıttaki dört satır, yirmi bin doların nasıl harcanacağını belirler. İşte bu satırlar.',
    ),
    body: say(
      prose(
        'A survey sends current into the ground and measures how strongly the ground resists it. Dry sand resists, wet sand does not, and clay looks like water to anybody who is in a hurry.',
        'The first line says at what depth water is expected. The second matters more: it names what the surveyor could mistake for water, and at what depth. A survey that is certain about everything was not made on site.',
        'The third line is the price of being wrong: how many meters must be drilled to find out. The fourth is the date. After a dry year, an old survey is a guess.',
      ),
      prose(
        'يرسل المسح تيارًا في الأرض ويقيس مقاومتها له. فالرمل الجافّ يقاوم، والرطب لا يقاوم، والطين يبدو ماءً لكل متعجّل.',
        'يذكر السطر الأول العمق الذي يُتوقّع فيه الماء. والثاني أهمّ منه: ففيه ما قد يلتبس على المهندس بالماء وعند أي عمق. والمسح الواثق من كل شيء لم يُجرَ في الموقع.',
        'والسطر الثالث ثمن الخطأ: كم مترًا يلزم حفره لمعرفته. والرابع التاريخ: فبعد سنة جافّة يصير المسح القديم تخمينًا.',
      ),
      prose(
        'Etüt yere akım verir ve yerin bu akıma gösterdiği direnci ölçer. Kuru kum direnir, ıslak kum direnmez; kil ise acelesi olana su gibi görünür.',
        'İlk satırda suyun hangi derinlikte beklendiği yazar. İkincisi daha önemlidir: Neyin, hangi derinlikte suyla karıştırılabileceğini söyler. Her şeyden emin olan bir etüt, yerinde yapılmamış demektir.',
        'Üçüncü satır yanılmanın bedelidir: Anlamak için kaç metre sondaj yapmak gerekir? Dördüncüsü tarih. Kurak bir yıldan sonra eski etüt tahminden ibarettir.',
      ),
    ),
    category: 'relief',
    author: 'salma-barakat',
    original: 'ar',
    daysAgo: 22,
    tags: ['well'],
    project: 'A solar well for 340 families in Marib',
  },
  {
    title: say(
      'What a social worker asks on the first visit',
      'ماذا تسأل الباحثة الاجتماعية في زيارتها الأولى؟',
      'Sosyal hizmet görevlisi ilk ziyarette ne sorar?',
    ),
    lead: say(
      'Nothing about money, for the first half hour.',
      'لا سؤال عن المال في نصف الساعة الأول.',
      'İlk yarım saatte parayla ilgili hiçbir şey sorulmaz.',
    ),
    body: say(
      prose(
        'Rana has made some nine hundred first visits. She begins with the child’s shoes: who bought them, and when. It is a question anybody can answer with pride, and it tells her about sizes, shops, siblings and the last time there was something left at the end of the month.',
        quote('If I ask what they need, I hear what they think I can give.', 'Rana, social worker in East Amman'),
        'Then she asks the child, alone and with the door open, about a good day. Only after that come the papers. The form has sixty fields. She fills it out at home.',
      ),
      prose(
        'زارت رنا نحو تسعمئة بيت زيارة أولى. تبدأ بحذاء الطفل: من اشتراه ومتى؟ سؤال يستطيع كل إنسان أن يجيب عنه ورأسه مرفوع، ويخبرها عن المقاسات والمحال والإخوة، وعن آخر شهر بقي في آخره شيء.',
        quote('إن سألت عمّا يحتاجون سمعت ما يظنّون أنني أقدر على إعطائه.', 'رنا، باحثة اجتماعية في شرق عمّان'),
        'ثم تسأل الطفل، وحده والباب مفتوح، عن يوم جميل مرّ به. وبعد ذلك فقط تأتي الأوراق. في النموذج ستون خانة، تملؤها في بيتها.',
      ),
      prose(
        'Rana dokuz yüz kadar ilk ziyaret yaptı. Söze çocuğun ayakkabısıyla başlıyor: Kim aldı, ne zaman? Herkesin başı dik cevaplayabileceği bir soru bu. Rana cevaptan ayakkabı numaralarını, dükkânları, kardeşleri ve ay sonunda en son ne zaman elde bir şey kaldığını öğreniyor.',
        quote(
          'Neye ihtiyaçları olduğunu sorarsam verebileceğimi sandıkları şeyi söylerler.',
          'Rana, Doğu Amman’da sosyal hizmet görevlisi',
        ),
        'Sonra çocuğa, yalnızken ve kapı açıkken, güzel geçen bir günü sorar. Belgeler ancak bundan sonra gelir. Formda altmış alan var. Rana formu evde doldurur.',
      ),
    ),
    category: 'orphans',
    author: 'hala-mansour',
    original: 'ar',
    daysAgo: 29,
    project: 'A year of school, meals and care for 60 children in Amman',
  },
  {
    title: say('Why we show no faces', 'لماذا لا نعرض وجوهًا؟', 'Yüzleri neden göstermiyoruz?'),
    lead: say(
      'A child cannot agree to be seen by everybody forever.',
      'لا يملك طفل أن يوافق على أن يراه الناس كلهم إلى الأبد.',
      'Bir çocuk, herkes tarafından sonsuza dek görülmeye rıza gösteremez.',
    ),
    body: say(
      prose(
        'Photographs bring in more donations. We know the studies, and we believe them. We still draw patterns where others show faces.',
        'A picture of a hungry child turns up again when that child is twenty and looking for work. The mother who signed for it was hungry too. A signature given then is not consent; it is the price of help.',
        'So our pages give a first name that is not the real one, an age and a country. They say what happened and what it costs. If that is not enough to make somebody give, the fault is in our sentences.',
      ),
      prose(
        'الصور تجلب تبرّعات أكثر. نعرف الدراسات ونصدّقها، ومع ذلك نرسم الزخارف حيث يعرض غيرنا الوجوه.',
        'فصورة الطفل الجائع يُعثر عليها من جديد حين يبلغ العشرين ويبحث عن عمل. والأم التي وقّعت عليها كانت جائعة هي أيضًا، وتوقيع كهذا ليس رضًا، بل ثمن تدفعه لقاء المساعدة.',
        'ولذلك تذكر صفحاتنا اسمًا مستعارًا وعمرًا وبلدًا، وتبيّن ما حدث وكم يكلّف. فإن لم يكفِ هذا ليتبرّع القارئ فالعيب في جملنا.',
      ),
      prose(
        'Fotoğraf daha çok bağış getirir. Araştırmaları biliyoruz, sonuçlarına da inanıyoruz. Yine de başkalarının yüzleri gösterdiği yere biz desen çiziyoruz.',
        'Aç bir çocuğun fotoğrafı, o çocuk yirmi yaşında iş ararken yeniden karşısına çıkar. Fotoğraf için imza atan annesi de açtı. O anda atılan imza rıza değil, yardımın bedelidir.',
        'Bu yüzden sayfalarımızda takma bir ad, bir yaş ve bir ülke yazar; ne olduğu ve kaça mal olacağı anlatılır. Okuyanı bağışa yöneltmeye bu yetmiyorsa kusur cümlelerimizdedir.',
      ),
    ),
    category: 'orphans',
    author: 'hala-mansour',
    original: 'en',
    daysAgo: 40,
  },
  {
    title: { ar: 'كيف نكتب عن طفل لا نعرفه' },
    lead: { ar: 'ملاحظات لمن يكتب قصص الأطفال في صفحات الكفالة.' },
    body: {
      ar: prose(
        'اكتب وعيناك في مستوى عيني الطفل. ولا تقل «يتيم» قبل أن تقول ما يحبّ. فاليُتم حدث وقع له، أما ما يحبّه فيعرّفنا به هو.',
        'لا تختبئ وراء المبنيّ للمجهول: «حُرم من التعليم» جملة بلا فاعل ولا رقم. قل إن المدرسة تبعد سبعة كيلومترات وإن الحافلة بثمانية دولارات في الشهر، يفهم القارئ ما الذي ينقص وكم يكلّف.',
        'واقرأ ما كتبت بصوت عالٍ، وتخيّل الطفل أمامك وقد صار في العشرين. إن احمرّ وجهك عند جملة فاحذفها.',
      ),
    },
    category: 'orphans',
    author: 'salma-barakat',
    original: 'ar',
    daysAgo: 110,
  },
];
