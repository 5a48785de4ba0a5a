import { type ArticleSeed, prose, quote } from '#src/server/demo/articles/article-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const givingBlog: readonly ArticleSeed[] = [
  {
    title: say(
      'A grove that belongs to nobody: what an endowment is',
      'بستان لا يملكه أحد: ما الوقف؟',
      'Kimseye ait olmayan bir hurmalık: Vakıf nedir?',
    ),
    lead: say(
      'Twelve hundred palm trees near Medina, and the thirty children whose schooling they pay for this year.',
      'ألف ومئتا نخلة قرب المدينة المنورة، وثلاثون طفلًا تُدفع من ثمن تمرها نفقات دراستهم هذا العام.',
      'Medine yakınında bin iki yüz hurma ağacı ve bu yıl okul masrafları bu ağaçların gelirinden karşılanan otuz çocuk.',
    ),
    body: say(
      prose(
        'Umar had land in Khaybar that he valued more than anything else he owned, and asked the Prophet, peace be upon him, what to do with it. The answer was: keep the land itself and give away its fruit. It was not to be sold, given away or inherited. Everything Islamic law later said about endowments rests on that answer.',
        'In practice, an endowment is slow and unspectacular. The grove near Medina pays for a gardener, a well and insurance. In a bad year there is little fruit, and the reserve that evens out the years falls to half. No donor sees a classroom with their name on it.',
        'But nobody has to be asked again, either. Thirty children start school in a year in which nothing happened and nobody wrote about them.',
      ),
      prose(
        'كانت لعمر رضي الله عنه أرض بخيبر هي أنفس مال عنده، فسأل النبي صلى الله عليه وسلم ما يصنع بها، فقال له: احبس أصلها وسبّل ثمرتها. فلا تُباع ولا توهب ولا تورث. وعلى هذا الجواب بنى الفقهاء بعد ذلك كل ما قالوه في الوقف.',
        'أما في الواقع فالأمر بطيء لا يلفت النظر. يدفع البستان القريب من المدينة المنورة أجرة البستانيّ وكلفة البئر والتأمين. وفي السنة الشحيحة يقلّ التمر، وينقص إلى النصف صندوق الاحتياط الذي يوازن بين السنين. ولا يرى متبرّع فصلًا دراسيًا عليه اسمه.',
        'لكن الوقف لا يُحوج إلى سؤال أحد مرة أخرى. يبدأ ثلاثون طفلًا المدرسة في سنة لم يحدث فيها شيء ولم يكتب عنهم فيها أحد.',
      ),
      prose(
        'Hz. Ömer, malları içinde en çok değer verdiği Hayber’deki araziyle ne yapacağını Peygamber Efendimize (s.a.v.) sordu. Cevap şuydu: Aslını tut, ürününü dağıt. Arazi satılmaz, hibe edilmez, miras kalmaz. Fıkhın vakıf hakkında sonradan söylediği her şey bu cevaba dayanır.',
        'Uygulamada vakıf ağır işler ve gösterişsizdir. Medine yakınındaki hurmalık; bahçıvanın, kuyunun ve sigortanın masrafını kendi öder. Kötü yılda hurma az olur, yılları dengeleyen yedek fon yarıya iner. Hiçbir bağışçı üstünde adı yazan bir sınıf görmez.',
        'Ama kimseden yeniden bağış istemek de gerekmez. Otuz çocuk, dikkat çeken hiçbir olayın yaşanmadığı ve haklarında kimsenin yazmadığı bir yılda okula başlar.',
      ),
    ),
    category: 'endowments',
    author: 'yusuf-demir',
    original: 'ar',
    daysAgo: 48,
    project: 'Orphans’ education endowment',
  },
  {
    title: say('How a debtor’s case is checked', 'كيف نتحقّق من حالة مدين؟', 'Bir borçlunun dosyası nasıl denetlenir?'),
    lead: say(
      'Four rules, one telephone call and a number that anybody can look up.',
      'أربعة شروط ومكالمة هاتفية واحدة ورقم يستطيع أي شخص أن يبحث عنه.',
      'Dört koşul, bir telefon görüşmesi ve herkesin sorgulayabileceği bir numara.',
    ),
    body: say(
      prose(
        'Fake bills travel fast: a photograph of a court paper, a crying voice, an account number. So every case on this site has a bill number, and a page tells you whether the bill is real and open, and how much is left to pay. The page says nothing about the person, because a debt is a private matter.',
        'Before a case is published, the committee checks the claim against four rules, and calls the court itself. It does not call the number on the paper.',
        quote('The telephone number on the paper is the first thing a forger changes.', 'Omar Al-Rashid'),
        'The money goes to the creditor by court transfer. The debtor never holds it, and never has to thank anybody.',
      ),
      prose(
        'الفواتير المزيّفة سريعة الانتشار: صورة ورقة من المحكمة، وصوت باكٍ، ورقم حساب. ولذلك لكل حالة في هذا الموقع رقم فاتورة، وفي الموقع صفحة تبيّن هل الفاتورة صحيحة ومفتوحة، وكم بقي لسدادها. ولا تذكر الصفحة شيئًا عن صاحبها، فالدَّين شأن خاص.',
        'وقبل نشر الحالة تعرض اللجنة المطالبة على أربعة شروط وتتصل بالمحكمة بنفسها، لا بالرقم المكتوب على الورقة.',
        quote('رقم الهاتف المكتوب على الورقة أول ما يغيّره المزوّر.', 'عمر الراشد'),
        'ويذهب المال إلى الدائن عن طريق حساب المحكمة، فلا يمرّ بيد المدين، ولا يُضطرّ إلى شكر أحد.',
      ),
      prose(
        'Sahte faturalar hızlı yayılır: bir mahkeme kâğıdının fotoğrafı, ağlayan bir ses, bir hesap numarası. Bu yüzden sitedeki her dosyanın bir fatura numarası var; bir sayfa faturanın gerçek ve açık olup olmadığını, ne kadar borç kaldığını söylüyor. Kişi hakkında hiçbir şey söylemiyor, çünkü borç kişinin özelidir.',
        'Dosya yayımlanmadan önce komisyon, talebi dört koşula göre inceler ve mahkemeyi kendisi arar. Kâğıttaki numarayı aramaz.',
        quote('Sahtecinin ilk değiştirdiği şey kâğıttaki telefon numarasıdır.', 'Ömer er-Raşid'),
        'Para alacaklıya mahkeme havalesiyle gider. Borçlunun eline geçmez; borçlu kimseye teşekkür etmek zorunda da kalmaz.',
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
      'Mutfaklarımız kefaret için yemek pişirirken neden kişi sayıyor?',
    ),
    body: say(
      prose(
        'According to most jurists, somebody who must feed sixty poor people has not done so by feeding one of them sixty times. For a kitchen this changes everything: it is people who must be counted, each of them once, not plates.',
        'So the kafarat lists are kept apart from those for other meals, and a person fed for one kafarah is not counted again for the same kafarah. This makes the work slower, and feeding one more person costs more than filling one more plate. The calculator says so before you pay.',
      ),
      prose(
        'من وجب عليه إطعام ستين مسكينًا لا يجزئه عند جمهور الفقهاء أن يطعم واحدًا ستين مرة. وهذا يغيّر عمل المطبخ كله: فالذي يُعدّ هو الناس لا الأطباق، ويُعدّ كل إنسان مرة واحدة.',
        'ولذلك تُحفظ قوائم الكفّارات بمعزل عن سائر الوجبات، ومن أُطعم عن كفّارة لا يُعدّ فيها مرة أخرى. وهذا يبطئ العمل ويجعل كلفة الشخص أعلى من كلفة الطبق، والحاسبة تبيّن ذلك قبل الدفع.',
      ),
      prose(
        'Altmış yoksulu doyurması gereken kişi, fakihlerin çoğunluğuna göre, tek bir kişiyi altmış kez doyurmakla yükümlülüğünü yerine getirmiş olmaz. Mutfak için bu her şeyi değiştirir: Tabaklar değil, her biri bir kez olmak üzere insanlar sayılır.',
        'Bu yüzden kefaret listeleri öteki yemeklerden ayrı tutulur; bir kefaret için doyurulan kişi, o kefaret için ikinci kez sayılmaz. İş yavaşlar ve kişi başına bedel, tabak başına bedelden yüksek olur. Hesaplayıcı bu farkı siz ödemeden önce gösterir.',
      ),
    ),
    category: 'zakat',
    author: 'yusuf-demir',
    original: 'ar',
    daysAgo: 64,
    tags: ['food'],
  },
  {
    title: say('What a receipt should tell you', 'ما يجب أن يذكره لك الإيصال', 'Makbuzda neler yazmalı?'),
    lead: say(
      'Six lines, one of which most receipts leave out.',
      'ستة أسطر، منها سطر تُسقطه أكثر الإيصالات.',
      'Altı satır; birini çoğu makbuz atlıyor.',
    ),
    body: say(
      prose(
        'Who received the money, when, how much, in which currency and for what: every receipt has these five lines. The sixth is what did not arrive. A card payment loses a fee on its way, and a receipt that hides the fee states a different sum from the one that reached the project.',
        'Our receipt states both sums, and says so if you covered the fee. The first sum is the one for the tax office; the second is the one that reached the project.',
      ),
      prose(
        'من تسلّم، ومتى، وكم، وبأي عملة، ولأي غرض: خمسة أسطر في كل إيصال. والسادس ما لم يصل. فالدفع بالبطاقة تنقص منه رسوم في الطريق، والإيصال الذي يخفيها يذكر لك مبلغًا غير الذي وصل إلى المشروع.',
        'يذكر إيصالنا المبلغين، ويذكر كذلك إن تحمّلت الرسوم. المبلغ الأول هو ما تعتدّ به مصلحة الضرائب، والثاني هو ما وصل إلى المشروع.',
      ),
      prose(
        'Parayı kim aldı, ne zaman, ne kadar, hangi para biriminde, ne için: Bu beş satır her makbuzda bulunur. Altıncısı, ulaşmayan tutardır. Kartla ödemede yolda bir ücret kesilir; bu ücreti gizleyen makbuz, projeye ulaşandan farklı bir tutar gösterir.',
        'Bizim makbuzumuzda iki tutar da yazar; ücreti siz üstlendiyseniz bu da belirtilir. Vergi dairesine gösterilecek tutar birincisidir; projeye ulaşan ise ikincisi.',
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
      tr: 'Yeni yapı yönetmeliğinin maliyeti ve aileye bıraktığı tek şey.',
    },
    body: {
      en: prose(
        'A house built to the new code needs a third more steel and a laboratory’s approval for every floor. Of the $15,000 that one of the twelve houses costs, about $2,600 is the difference between the old code and the new one.',
        'Nobody on the building site complains. Each of the masons lost somebody close in a house built to the old code.',
        'What is left to the family is the color of the door. So far there are two green doors and a blue one, and one mother is taking her time.',
      ),
      tr: prose(
        'Yeni yönetmeliğe göre yapılan ev, üçte bir oranında daha fazla demir ve her kat için laboratuvar onayı ister. On iki evden birinin maliyeti olan 15.000 doların yaklaşık 2.600 doları, eski yönetmelikle yenisi arasındaki farktır.',
        'Şantiyede kimse bundan yakınmıyor. Ustaların her biri, eski yönetmeliğe göre yapılmış bir evde bir yakınını kaybetti.',
        'Aileye kalan, kapının rengidir. Şimdilik iki yeşil, bir mavi kapı var; bir anne ise acele etmiyor.',
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
      'Oak, lead sheets and a ladder from 1631',
      'خشب بلّوط وألواح رصاص وسلّم من عام 1631',
      'Meşe, kurşun levhalar ve 1631’den kalma bir merdiven',
    ),
    lead: say(
      'A carpenter’s mark under a beam, and why it was left uncovered.',
      'علامة نجّار تحت عارضة، ولماذا تُركت مكشوفة.',
      'Bir kirişin altındaki marangoz işareti ve neden açıkta bırakıldığı.',
    ),
    body: say(
      prose(
        'The fourth beam of the mosque in Mostar carries a mark that no drawing shows: a ladder with five rungs, as long as a thumb. It is the signature of a man who could not write his name, or did not want to. The beam is sound and stays, and so his mark was left uncovered.',
        'The new beams beside it are cut to his measure. The carpenters asked whether they might sign too. The imam told them to sign where nobody would look for four hundred years.',
      ),
      prose(
        'تحمل العارضة الرابعة في مسجد موستار علامة لا يذكرها أي مخطّط: سلّم بخمس درجات في طول الإبهام. إنها توقيع رجل لم يكن يعرف كتابة اسمه، أو لم يشأ أن يكتبه. والعارضة سليمة باقية في مكانها، ولذلك تُركت علامته مكشوفة.',
        'والعوارض الجديدة بجانبها مقطوعة على مقاسها. سأل النجّارون هل لهم أن يوقّعوا أيضًا، فقال الإمام: وقّعوا حيث لا ينظر أحد أربعمئة سنة.',
      ),
      prose(
        'Mostar’daki caminin dördüncü kirişinde hiçbir çizimde görünmeyen bir işaret var: başparmak boyunda, beş basamaklı bir merdiven. Adını yazamayan ya da yazmak istemeyen birinin imzası. Kiriş sağlam ve yerinde kalıyor; bu yüzden işaret açıkta bırakıldı.',
        'Yanındaki yeni kirişler eski ustanın ölçüsüyle kesildi. Marangozlar kendilerinin de imza atıp atamayacağını sordu. İmam, dört yüz yıl kimsenin bakmayacağı bir yere atmalarını söyledi.',
      ),
    ),
    category: 'homes',
    author: 'amina-hadzic',
    original: 'en',
    daysAgo: 97,
    project: 'A new roof for the mosque in Mostar’s old quarter',
  },
  {
    title: say('What a year of waiting costs', 'كم تكلّف سنة انتظار؟', 'Bir yıl beklemenin bedeli'),
    lead: say(
      'Notes for a post that is not finished.',
      'مسودة تدوينة لم تكتمل.',
      'Henüz bitmemiş bir yazının notları.',
    ),
    body: say(
      prose('The figures for the second half of the year are missing.'),
      prose('أرقام النصف الثاني من السنة غير متوفّرة بعد.'),
      prose('Yılın ikinci yarısının rakamları eksik.'),
    ),
    category: 'debts',
    author: 'omar-al-rashid',
    original: 'en',
    daysAgo: 1,
    isDraft: true,
  },
];
