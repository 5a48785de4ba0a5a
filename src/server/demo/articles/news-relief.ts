import { type ArticleSeed, prose, quote } from '#src/server/demo/articles/article-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const reliefNews: readonly ArticleSeed[] = [
  {
    title: say(
      'Khartoum: 430 food baskets handed out at three distribution points',
      'الخرطوم: توزيع 430 سلّة غذائية في ثلاث نقاط',
      'Hartum: Üç dağıtım noktasında 430 gıda kolisi verildi',
    ),
    lead: say(
      'Two distribution points opened at eight in the morning. The third had to move across the street.',
      'فُتحت نقطتا توزيع في الثامنة صباحًا، واضطُررنا إلى نقل الثالثة إلى الجهة المقابلة من الشارع.',
      'Dağıtım noktalarından ikisi sabah sekizde açıldı. Üçüncüsü caddenin karşısına taşınmak zorunda kaldı.',
    ),
    body: say(
      prose(
        'Each basket holds flour, lentils, oil, sugar, dates and tea for five people for a month. At $45 a basket, donations so far have paid for 430 of the thousand that are planned. Everything was bought from four traders in the region, based on written bids that are kept with the project.',
        'Families were told by text message when to come, forty at a time, so that nobody stood in line for more than half an hour. At the third point a power outage closed the shop that had lent us its yard; a school across the street opened its gate, and volunteers carried 112 baskets over by hand.',
        'Twenty-six baskets were not collected. They are kept for two weeks, then given to the next families on the list.',
      ),
      prose(
        'في كل سلّة دقيق وعدس وزيت وسكر وتمر وشاي لخمسة أشخاص مدة شهر. وبسعر 45 دولارًا للسلّة غطّت التبرّعات حتى الآن 430 سلّة من ألف مقرّرة. واشتُري كل شيء من أربعة تجّار في المنطقة بناءً على عروض أسعار مكتوبة محفوظة في ملف المشروع.',
        'أُبلغت الأسر بموعدها برسالة نصية، أربعين أسرة في كل مرة، فلم يقف أحد في الصفّ أكثر من نصف ساعة. وفي النقطة الثالثة انقطعت الكهرباء فأُغلق المحل الذي أعارنا فناءه، ففتحت مدرسة في الجهة الأخرى من الشارع بوابتها، وحمل المتطوّعون 112 سلّة بأيديهم.',
        'بقيت 26 سلّة لم يأتِ أصحابها. تُحفظ أسبوعين، ثم تُعطى للأسر التالية في القائمة.',
      ),
      prose(
        'Her kolide beş kişiye bir ay yetecek un, mercimek, yağ, şeker, hurma ve çay var. Kolinin tanesi 45 dolar; bağışlar, planlanan bin kolinin şimdilik 430’unu karşıladı. Hepsi, yazılı teklifler alınarak bölgedeki dört tüccardan temin edildi; bu teklifler projenin belgeleri arasında duruyor.',
        'Ailelere geliş saati kısa mesajla, kırkar kırkar bildirildi; kimse yarım saatten fazla sıra beklemedi. Üçüncü noktada avlusunu bize açan dükkân elektrik kesilince kapandı. Karşıdaki okul kapısını açtı, gönüllüler 112 koliyi elleriyle taşıdı.',
        'Yirmi altı koliyi almaya gelen olmadı. İki hafta saklanacak, sonra listede sıradaki ailelere verilecek.',
      ),
    ),
    category: 'relief',
    author: 'salma-barakat',
    original: 'ar',
    daysAgo: 12,
    tags: ['food'],
    project: 'Food baskets for displaced families in Khartoum',
  },
  {
    title: say(
      'Zarqa and Irbid: six kitchens, 3,668 meals',
      'الزرقاء وإربد: ستة مطابخ و3,668 وجبة',
      'Zerka ve İrbid: altı mutfak, 3.668 öğün',
    ),
    lead: say(
      'Until Ramadan begins, the kitchens cook on Mondays and Thursdays for people who fast on those days.',
      'تطبخ المطابخ يومي الاثنين والخميس لمن يصومهما، إلى أن يدخل رمضان.',
      'Mutfaklar, Ramazan’a kadar pazartesi ve perşembe günleri, o günlerde oruç tutanlar için yemek pişiriyor.',
    ),
    body: say(
      prose(
        'Rice, chicken and soup, at three dollars a meal: the six kitchens of Dar Al-Noor have served 3,668 meals so far. The bill for each cooking day is signed by the cook and by the woman who counts the plates, and the two numbers have to agree.',
        'Once, they did not. In Irbid the cook had written 240, and the count said 221. More meals had been cooked than there were guests; the rest went to a student dormitory the same evening, and both numbers are in the report.',
      ),
      prose(
        'أرز ودجاج وحساء بثلاثة دولارات للوجبة: قدّمت مطابخ «دار النور» الستة حتى الآن 3,668 وجبة. ويوقّع الطبّاخ فاتورة كل يوم طبخ، وتوقّعها معه السيدة التي تعدّ الأطباق، ولا بدّ أن يتطابق الرقمان.',
        'ولم يتطابقا ذات مرة. كتب طبّاخ إربد 240، وكانت حصيلة العدّ 221. كان الطعام قد أُعدّ لضيوف أكثر ممّن حضروا، فذهب الباقي في مساء اليوم نفسه إلى سكن للطلاب، والرقمان معًا في التقرير.',
      ),
      prose(
        'Pilav, tavuk ve çorba, öğünü üç dolardan: Dar Al-Noor’un altı mutfağı şimdiye kadar 3.668 öğün çıkardı. Her pişirme gününün faturasını aşçı ile tabakları sayan kadın birlikte imzalıyor; iki sayının tutması gerekiyor.',
        'Bir keresinde tutmadı. İrbid’de aşçı 240 yazmış, sayım 221 çıkmıştı. Gelenden daha çok kişiye yetecek yemek pişirilmiş. Artan yemek aynı akşam bir öğrenci yurduna gitti; iki sayı da raporda.',
      ),
    ),
    category: 'relief',
    author: 'hala-mansour',
    original: 'ar',
    daysAgo: 20,
    tags: ['food', 'ramadan'],
    project: 'Iftar meals for people who are fasting',
  },
  {
    title: say(
      'Idlib: 2,100 blankets before the frost',
      'إدلب: 2,100 بطانية قبل الصقيع',
      'İdlib: dondan önce 2.100 battaniye',
    ),
    lead: say(
      'Seven hundred families received three blankets each. The last truck arrived two days before the first night below freezing.',
      'تسلّمت 700 أسرة ثلاث بطانيات لكل منها، ووصلت آخر شاحنة قبل يومين من أول ليلة انخفضت فيها الحرارة دون الصفر.',
      'Yedi yüz aileye üçer battaniye verildi. Son kamyon, sıcaklığın sıfırın altına indiği ilk geceden iki gün önce geldi.',
    ),
    body: say(
      prose(
        'The blankets were sewn in a workshop in the camps by 38 women, who are paid by the piece. A blanket costs $22: nine for cloth and filling, seven for the work, four for transport and two for the hall and its lighting.',
        quote(
          'I have sewn for the market for years. This is the first time I have known who sleeps under what I sew.',
          'a seamstress at the workshop',
        ),
        'With the last donation the project reached its goal and closed. The workshop continues: its next order is school bags for a trader in town.',
      ),
      prose(
        'خاطت 38 امرأة البطانيات في ورشة داخل المخيمات، وأجرهن بالقطعة. تكلّف البطانية 22 دولارًا: تسعة للقماش والحشو، وسبعة للخياطة، وأربعة للنقل، واثنان للقاعة وإنارتها.',
        quote('أخيط للسوق منذ سنين، وهذه أول مرة أعرف فيها من ينام تحت ما أخيط.', 'خيّاطة في الورشة'),
        'بلغ المشروع هدفه مع آخر تبرّع وأُغلق. والورشة مستمرة: عملها القادم حقائب مدرسية لتاجر في المدينة.',
      ),
      prose(
        'Battaniyeleri kamplardaki atölyede 38 kadın dikti; ücretlerini parça başına alıyorlar. Bir battaniye 22 dolara geliyor: dokuzu kumaş ve dolgu, yedisi işçilik, dördü nakliye, ikisi salon ve aydınlatma.',
        quote(
          'Yıllardır çarşıya dikerim. Diktiğimin altında kimin uyuduğunu ilk defa biliyorum.',
          'atölyede bir terzi',
        ),
        'Son bağışla proje hedefine ulaştı ve kapandı. Atölye çalışmayı sürdürüyor: Sıradaki iş, kentteki bir tüccar için okul çantası.',
      ),
    ),
    category: 'relief',
    author: 'elif-kaya',
    original: 'tr',
    daysAgo: 34,
    tags: ['winter'],
    project: 'Winter blankets for tents in Idlib',
  },
  {
    title: say(
      'Aden: the hospital shows its waiting list before it gets a dialysis machine',
      'عدن: المستشفى يعرض قائمة الانتظار قبل أن يتسلّم جهاز غسيل الكلى',
      'Aden: Hastane, diyaliz makinesi gelmeden bekleme listesini gösteriyor',
    ),
    lead: say(
      'Patients wait nine days for a dialysis session; one more machine would cut the wait to three. The figures, and who checked them.',
      'ينتظر المرضى جلسة غسيل الكلى تسعة أيام، وجهاز إضافي يجعلها ثلاثة: الأرقام، ومن راجعها.',
      'Hastalar diyaliz seansı için dokuz gün bekliyor; bir makine daha gelirse bekleme süresi üç güne inecek. Rakamlar ve bunları kimin denetlediği.',
    ),
    body: say(
      prose(
        'A dialysis machine works only as well as its water allows. Before the project was opened, a technician from another hospital looked at the pipes, and added $6,200 for water treatment to the sum requested. The goal rose to $31,000 for that reason.',
        'The waiting list was counted without names: 44 patients, four sessions a day, six days a week. So far $12,400 has been given. The machine will be ordered once two-thirds have been given, because the maker holds its price for ninety days and no longer.',
      ),
      prose(
        'لا يعمل جهاز غسيل الكلى جيدًا إلا بماء نقي. وقبل فتح المشروع جاء فنّي من مستشفى آخر ففحص الأنابيب، وزاد على المبلغ المطلوب 6,200 دولار لمعالجة المياه، ولذلك ارتفع الهدف إلى 31,000 دولار.',
        'وعُدّت قائمة الانتظار بلا أسماء: 44 مريضًا، وأربع جلسات في اليوم، وستة أيام في الأسبوع. جُمع حتى الآن 12,400 دولار. ويُطلب الجهاز حين يكتمل الثلثان، لأن الشركة المصنّعة تثبّت سعرها تسعين يومًا لا أكثر.',
      ),
      prose(
        'Diyaliz makinesi ancak suyu iyiyse iyi çalışır. Proje açılmadan önce başka bir hastaneden bir teknisyen boruları inceledi ve istenen tutara su arıtma için 6.200 dolar ekledi. Hedef bu yüzden 31.000 dolara çıktı.',
        'Bekleme listesindekiler adları alınmadan sayıldı: 44 hasta, günde dört seans, haftada altı gün. Şimdiye kadar 12.400 dolar toplandı. Tutarın üçte ikisi toplanınca makine üreticiden istenecek; çünkü üretici fiyatını en fazla doksan gün sabit tutuyor.',
      ),
    ),
    category: 'relief',
    author: 'salma-barakat',
    original: 'ar',
    daysAgo: 47,
    tags: ['medicine'],
    project: 'A dialysis machine for a hospital in Aden',
  },
];
