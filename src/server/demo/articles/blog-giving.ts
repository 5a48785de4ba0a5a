import { type ArticleSeed, prose, quote } from '#src/server/demo/articles/article-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const givingBlog: readonly ArticleSeed[] = [
  {
    title: say(
      'A grove that belongs to nobody: what an endowment is',
      'بستانٌ لا يملكه أحد: ما الوقف',
      'Kimseye ait olmayan bir hurmalık: vakıf nedir',
    ),
    lead: say(
      'Twelve hundred palm trees near Medina, and the thirty children whose schooling they pay for this year.',
      'ألف ومئتا نخلة قرب المدينة المنورة، وثلاثون طفلًا يدفع تمرها نفقات دراستهم هذا العام.',
      'Medine yakınında bin iki yüz hurma ağacı ve bu yıl okul masrafları hurmasından karşılanan otuz çocuk.',
    ),
    body: say(
      prose(
        'Umar had land in Khaybar that he valued more than anything he owned, and asked what to do with it. He was told: keep the land itself and give away its fruit. It was not to be sold, given or inherited. Everything later law says about endowments is an answer to that one sentence.',
        'What it means in practice is dull and slow. The grove near Medina pays a gardener, a well, insurance. In a bad year there is little fruit, and the fund that evens the years out is half empty. No donor sees a classroom with their name on it.',
        'But nobody has to be asked again, either. Thirty children start school in a year in which nothing happened and nobody wrote about them.',
      ),
      prose(
        'كانت لعمر رضي الله عنه أرض بخيبر هي أنفس مال عنده، فسأل ما يصنع بها، فقيل له: احبس أصلها وسبّل ثمرتها. فلا تُباع ولا توهب ولا تورث. وكل ما قاله الفقه بعد ذلك في الوقف جوابٌ عن هذه الجملة.',
        'أما في العمل فالأمر بطيء لا بريق له. يدفع بستان المدينة أجرة البستانيّ وكلفة البئر والتأمين. وفي السنة الشحيحة يقلّ التمر، وينقص الصندوق الذي يوازن بين السنين إلى نصفه. ولا يرى متبرّع فصلًا عليه اسمه.',
        'لكنّ أحدًا لا يُسأل مرة أخرى أيضًا. يبدأ ثلاثون طفلًا المدرسة في سنة لم يحدث فيها شيء ولم يكتب عنهم فيها أحد.',
      ),
      prose(
        'Hz. Ömer’in Hayber’de, malları içinde en değer verdiği bir arazisi vardı; onunla ne yapacağını sordu. Cevap şuydu: Aslını tut, ürününü dağıt. Satılmaz, hibe edilmez, miras kalmaz. Fıkhın vakıf hakkında sonradan söylediği her şey bu cümlenin cevabıdır.',
        'Uygulaması ağır ve gösterişsizdir. Medine yakınındaki hurmalık bir bahçıvana, bir kuyuya, bir sigortaya para öder. Kötü yılda hurma az olur, yılları dengeleyen fon yarıya iner. Hiçbir bağışçı üstünde adı yazan bir sınıf görmez.',
        'Ama kimseden yeniden istemek de gerekmez. Otuz çocuk, hiçbir şeyin olmadığı ve haklarında kimsenin yazmadığı bir yılda okula başlar.',
      ),
    ),
    category: 'endowments',
    author: 'yusuf-demir',
    original: 'ar',
    daysAgo: 48,
    project: 'Orphans’ education endowment',
  },
  {
    title: say('How a debtor’s case is checked', 'كيف يُتحقَّق من حالة مدين', 'Bir borçlunun dosyası nasıl denetlenir'),
    lead: say(
      'Four rules, one telephone call and a number that anybody can look up.',
      'أربعة شروط واتصال واحد ورقم يستطيع أي شخص أن يبحث عنه.',
      'Dört koşul, bir telefon ve herkesin sorgulayabileceği bir numara.',
    ),
    body: say(
      prose(
        'False bills travel fast: a photograph of a court paper, a crying voice, an account number. So every case on this site has a bill number, and a page says whether it is real and open, and how much remains. It says nothing about the person, because a debt is not public property.',
        'Before that, the committee checks the claim against four rules, and calls the court itself. It does not call the number on the paper.',
        quote('The telephone number on the paper is the first thing a forger changes.', 'Omar Al-Rashid'),
        'The money goes to the creditor by court transfer. The debtor never holds it, and never has to thank anybody.',
      ),
      prose(
        'الفواتير المزوّرة سريعة الانتشار: صورة ورقة من المحكمة، وصوت باكٍ، ورقم حساب. ولذلك لكل حالة في هذا الموقع رقم فاتورة، وصفحةٌ تقول أهي صحيحة ومفتوحة وكم بقي منها. ولا تقول شيئًا عن صاحبها، فالدَّين ليس مشاعًا.',
        'وقبل ذلك تعرض اللجنة المطالبة على أربعة شروط وتتصل بالمحكمة بنفسها، لا بالرقم المكتوب على الورقة.',
        quote('رقم الهاتف المكتوب على الورقة أول ما يغيّره المزوّر.', 'عمر الراشد'),
        'ويذهب المال إلى الدائن بتحويل قضائي، فلا يمرّ بيد المدين، ولا يُضطرّ إلى شكر أحد.',
      ),
      prose(
        'Sahte faturalar hızlı yayılır: bir mahkeme kâğıdının fotoğrafı, ağlayan bir ses, bir hesap numarası. Bu yüzden sitedeki her dosyanın bir fatura numarası var; bir sayfa onun gerçek ve açık olup olmadığını, ne kadar kaldığını söylüyor. Kişi hakkında hiçbir şey söylemiyor, çünkü borç kamunun malı değildir.',
        'Ondan önce komisyon, talebi dört koşula göre inceler ve mahkemeyi kendisi arar. Kâğıttaki numarayı aramaz.',
        quote('Sahtecinin ilk değiştirdiği şey kâğıttaki telefon numarasıdır.', 'Ömer er-Raşid'),
        'Para alacaklıya mahkeme havalesiyle gider. Borçlunun eline geçmez, kimseye teşekkür etmek zorunda da kalmaz.',
      ),
    ),
    category: 'debts',
    author: 'omar-al-rashid',
    original: 'ar',
    daysAgo: 55,
    project: 'Case 30418: one debt keeps a father in prison',
  },
  {
    title: say('Sixty people, not sixty meals', 'ستون مسكينًا لا ستون وجبة', 'Altmış öğün değil, altmış kişi'),
    lead: say(
      'Why our kitchens count people when they cook for a kafarah.',
      'لماذا تعدّ مطابخنا الأشخاص حين تطبخ لكفّارة.',
      'Mutfaklarımız kefaret için pişirirken neden kişi sayıyor?',
    ),
    body: say(
      prose(
        'Somebody who must feed sixty poor people has not done it by feeding one of them sixty times, say most jurists. For a kitchen this changes everything: what must be counted is not plates but people, once each.',
        'So the lists of kafarat are kept apart from those of other meals, and a person who has eaten from one is not counted again for the same one. It makes the work slower, and feeding one more person costs more than filling one more plate. The calculator says so before you pay.',
      ),
      prose(
        'من وجب عليه إطعام ستين مسكينًا لا يجزئه عند جمهور الفقهاء أن يطعم واحدًا ستين مرة. وهذا يغيّر عمل المطبخ كله: فالمعدود الناس لا الأطباق، كلٌّ مرة واحدة.',
        'ولذلك تُحفظ قوائم الكفّارات بمعزل عن سائر الوجبات، ومن أكل من كفّارة لا يُعدّ فيها مرة أخرى. وهذا يبطئ العمل ويجعل كلفة الشخص أعلى من كلفة الطبق، والحاسبة تقول ذلك قبل الدفع.',
      ),
      prose(
        'Altmış yoksulu doyurması gereken kişi, fakihlerin çoğunluğuna göre, birini altmış kez doyurmakla bunu yerine getirmiş olmaz. Mutfak için bu her şeyi değiştirir: Sayılacak olan tabak değil, her biri bir kez olmak üzere insandır.',
        'Bu yüzden kefaret listeleri öteki yemeklerden ayrı tutulur; bir kefaretten yiyen, aynısı için ikinci kez sayılmaz. İş yavaşlar ve kişi başına bedel tabaktan yüksek olur. Hesaplayıcı bunu ödemeden önce söyler.',
      ),
    ),
    category: 'zakat',
    author: 'yusuf-demir',
    original: 'ar',
    daysAgo: 64,
    tags: ['food'],
  },
  {
    title: say('What a receipt owes you', 'ما لك على الإيصال من حقّ', 'Makbuzun size borcu'),
    lead: say(
      'Six lines, and the one that most receipts leave out.',
      'ستة أسطر، منها سطر تُسقطه أكثر الإيصالات.',
      'Altı satır ve çoğu makbuzun atladığı bir satır.',
    ),
    body: say(
      prose(
        'Who received it, when, how much, in which currency, for what: five lines that every receipt has. The sixth is what did not arrive. A card payment loses a fee on its way, and a receipt that hides it tells you about another sum than the one that reached the project.',
        'Ours says both. Where you covered the fee, it says that too. The sum for the tax office is the first; the sum that the children ate from is the second.',
      ),
      prose(
        'من تسلّم، ومتى، وكم، وبأي عملة، ولأي غرض: خمسة أسطر في كل إيصال. والسادس ما لم يصل. فالدفع بالبطاقة تنقص منه رسوم في الطريق، والإيصال الذي يخفيها يحدّثك عن مبلغ غير الذي بلغ المشروع.',
        'يذكر إيصالنا المبلغين، ويذكر كذلك إن تحمّلت الرسوم. المبلغ الأول هو ما تعتدّ به مصلحة الضرائب، والثاني هو ما أُطعم به الأطفال.',
      ),
      prose(
        'Kim aldı, ne zaman, ne kadar, hangi para biriminde, ne için: Her makbuzda olan beş satır. Altıncısı ulaşmayandır. Kartla ödemede yolda bir ücret kesilir; onu gizleyen makbuz, projeye varandan başka bir tutarı anlatır.',
        'Bizimki ikisini de yazar. Ücreti siz üstlendiyseniz onu da yazar. Vergi dairesine gösterilecek tutar birincisidir; çocukların yediği ise ikincisi.',
      ),
    ),
    category: 'reports',
    author: 'hala-mansour',
    original: 'en',
    daysAgo: 71,
  },
  {
    title: { en: 'The code, the wall and the color of a door', tr: 'Yönetmelik, duvar ve kapının rengi' },
    lead: {
      en: 'What the new building code costs, and the one thing it leaves to the family.',
      tr: 'Yeni yapı yönetmeliği kaça geliyor ve aileye bıraktığı tek şey.',
    },
    body: {
      en: prose(
        'A house built to the new code needs a third more steel and a laboratory’s signature under every floor. Of the $15,000 that one of the twelve houses costs, about $2,600 is the difference between the old code and the new one.',
        'Nobody on the site complains. Each of the masons lost somebody in a house that was built to the old one.',
        'What is left to the family is the door. So far: two green, one blue, and one mother who takes her time.',
      ),
      tr: prose(
        'Yeni yönetmeliğe göre yapılan ev üçte bir daha fazla demir ve her katın altında bir laboratuvar imzası ister. On iki evden birinin maliyeti olan 15.000 doların yaklaşık 2.600 doları, eski yönetmelikle yenisi arasındaki farktır.',
        'Şantiyede kimse bundan yakınmıyor. Ustaların her biri, eskisine göre yapılmış bir evde birini kaybetti.',
        'Aileye kalan kapıdır. Şimdilik: iki yeşil, bir mavi ve acele etmeyen bir anne.',
      ),
    },
    category: 'homes',
    author: 'elif-kaya',
    original: 'tr',
    daysAgo: 83,
    project: 'Twelve family homes after the earthquake',
  },
  {
    title: say(
      'Lead, oak and a ladder from 1631',
      'رصاص وبلّوط وسلّم من عام 1631',
      'Kurşun, meşe ve 1631’den bir merdiven',
    ),
    lead: say(
      'A carpenter’s mark under a beam, and why it was left uncovered.',
      'علامة نجّار تحت عارضة، ولماذا تُركت مكشوفة.',
      'Bir kirişin altında marangoz işareti ve neden açıkta bırakıldığı.',
    ),
    body: say(
      prose(
        'The fourth beam of the mosque in Mostar carried a mark that no drawing shows: a ladder with five rungs, as long as a thumb. It was the signature of a man who could not write his name, or did not want to.',
        'The new beam lies where his lay, cut to his measure. The carpenters asked whether they might sign too. The imam said that they should put it where nobody looks for four hundred years.',
      ),
      prose(
        'حملت العارضة الرابعة في مسجد موستار علامةً لا يذكرها أي مخطط: سلّم بخمس درجات في طول الإبهام. كانت توقيع رجل لم يكن يكتب اسمه، أو لم يشأ أن يكتبه.',
        'والعارضة الجديدة في موضع القديمة وعلى مقاسها. سأل النجّارون هل لهم أن يوقّعوا أيضًا، فقال الإمام: وقّعوا حيث لا ينظر أحد أربعمئة سنة.',
      ),
      prose(
        'Mostar’daki caminin dördüncü kirişinde hiçbir çizimde görünmeyen bir işaret vardı: başparmak boyunda, beş basamaklı bir merdiven. Adını yazamayan ya da yazmak istemeyen birinin imzasıydı.',
        'Yeni kiriş onunkinin yerinde, onun ölçüsünde. Marangozlar imza atıp atamayacaklarını sordu. İmam, dört yüz yıl kimsenin bakmayacağı bir yere atmalarını söyledi.',
      ),
    ),
    category: 'homes',
    author: 'amina-hadzic',
    original: 'en',
    daysAgo: 97,
    project: 'A new roof for the mosque in Mostar’s old quarter',
  },
  {
    title: say('What a year of waiting costs', 'كم تكلّف سنة انتظار', 'Bir yıl beklemenin bedeli'),
    lead: say(
      'Notes for a post that is not finished.',
      'مسودّة تدوينة لم تكتمل.',
      'Henüz bitmemiş bir yazının notları.',
    ),
    body: say(
      prose('The figures of the second half of the year are missing.'),
      prose('تنقص أرقام النصف الثاني من السنة.'),
      prose('Yılın ikinci yarısının rakamları eksik.'),
    ),
    category: 'debts',
    author: 'omar-al-rashid',
    original: 'en',
    daysAgo: 1,
    isDraft: true,
  },
];
