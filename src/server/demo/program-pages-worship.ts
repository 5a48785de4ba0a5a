import { ask, type ProgramPage, step } from '#src/server/demo/program-page.ts';
import type { DemoType } from '#src/server/demo/programs.ts';
import { say } from '#src/server/demo/text.ts';

/** Zakat, purification, sacrifices, endowments and kafarat. */
export const worshipPages = {
  zakat: {
    about: say(
      'Zakat is a trust that we may not spend as we like: it is kept in a fund of its own, reaches the eight groups that the Quran names, and is spent within the year.',
      'الزكاة أمانة لا نتصرّف فيها كيف شئنا: تُحفظ في صندوق مستقل، وتُصرف في الأصناف الثمانية التي سمّاها القرآن، خلال عامها.',
      'Zekât bir emanettir, dilediğimiz gibi harcayamayız: ayrı bir fonda tutulur, Kur’an’da sayılan sekiz sınıfa ulaşır ve yılı içinde harcanır.',
    ),
    steps: [
      step(
        say('Entitlement is checked', 'التحقّق من الاستحقاق', 'Hak sahipliği incelenir'),
        say(
          'Income, household and debts of each family are reviewed by two people.',
          'يراجع شخصان دخل كل أسرة وأفرادها وديونها.',
          'Her ailenin geliri, nüfusu ve borçları iki kişi tarafından incelenir.',
        ),
      ),
      step(
        say('A fund of its own', 'صندوق مستقل', 'Ayrı fon'),
        say(
          'No fee and no endowment share is taken from it.',
          'لا تُقتطع منه رسوم ولا نسبة وقف.',
          'Ondan ne masraf ne de vakıf payı alınır.',
        ),
      ),
      step(
        say('Spent within the year', 'تُصرف في عامها', 'Yılı içinde dağıtılır'),
        say(
          'What came in and went out is published each quarter.',
          'يُنشر ما ورد وما صُرف كل ربع سنة.',
          'Gelen ve giden her üç ayda bir yayımlanır.',
        ),
      ),
    ],
    questions: [
      ask(
        say('How much do I owe?', 'كم يجب عليّ؟', 'Ne kadar vermem gerekir?'),
        say(
          'The zakat calculator shows the calculation line by line, and we keep nothing of what you type.',
          'تعرض حاسبة الزكاة طريقة الحساب سطرًا سطرًا، ولا نحفظ شيئًا مما تكتبه.',
          'Zekât hesaplayıcı hesabı satır satır gösterir; yazdıklarınızı saklamayız.',
        ),
      ),
      ask(
        say('Can I pay before the year ends?', 'هل أُخرجها قبل تمام الحول؟', 'Yıl dolmadan verebilir miyim?'),
        say(
          'Yes, once you own the nisab, according to most scholars.',
          'نعم، عند أكثر أهل العلم، ما دمت تملك النصاب.',
          'Evet; nisaba sahip olduktan sonra, âlimlerin çoğuna göre verebilirsiniz.',
        ),
      ),
      ask(
        say('Can it reach my country?', 'هل تصل زكاتي إلى بلدي؟', 'Zekâtım kendi ülkeme ulaşabilir mi?'),
        say(
          'Choose a project marked “Zakat-eligible” in the country you want.',
          'اختر في البلد الذي تريده مشروعًا مكتوبًا عليه «تصحّ فيه الزكاة».',
          'İstediğiniz ülkede “Zekâta uygun” olarak işaretlenmiş bir proje seçin.',
        ),
      ),
    ],
  },
  'stock-purification': {
    about: say(
      'Even a lawful company may earn a little interest. That part is not yours to keep and not your charity either: you dispose of it, and it serves the public.',
      'قد يدخل على الشركة المباحة كسب ربوي يسير. وهذا الجزء لا تملكه ولا يُعدّ صدقة منك: تتخلص منه فيُصرف في المصالح العامة.',
      'Helal bir şirkete de az miktarda faiz geliri karışabilir. O kısım sizde kalamaz, sadakanız da sayılmaz: elden çıkarılır ve kamu yararına harcanır.',
    ),
    steps: [
      step(
        say('Published rates', 'نسب معلنة', 'Yayımlanmış oranlar'),
        say(
          'Each rate carries its authority, its period and the day it was published.',
          'لكل نسبة جهتها وفترتها وتاريخ نشرها.',
          'Her oranın kurumu, dönemi ve yayım günü bellidir.',
        ),
      ),
      step(
        say('Rounded once', 'تقريب مرة واحدة', 'Yalnız bir kez yuvarlanır'),
        say(
          'The sum is exact to the last line and rounded at the end.',
          'يُحسب المجموع بدقة إلى آخر سطر، ثم يُقرَّب.',
          'Toplam son satıra kadar kesindir, en sonda yuvarlanır.',
        ),
      ),
      step(
        say('Kept apart', 'حساب منفصل', 'Ayrı tutulur'),
        say(
          'It is spent on public works, never on mosques or food.',
          'يُصرف في المرافق العامة، لا في المساجد ولا في الطعام.',
          'Kamu işlerine harcanır; camiye ya da yiyeceğe değil.',
        ),
      ),
    ],
    questions: [
      ask(
        say('Do I get a reward for it?', 'هل لي فيه أجر؟', 'Bunun sevabı var mı?'),
        say(
          'Not the reward of charity, for it was never yours, but that of obedience in giving it up, God willing.',
          'ليس أجر الصدقة لأنه ليس من مالك، وإنما أجر الامتثال بالتخلص منه إن شاء الله.',
          'Sadaka sevabı yoktur, çünkü sizin malınız değildi; onu elden çıkararak emre uymanın sevabı umulur.',
        ),
      ),
      ask(
        say(
          'Who purifies, the trader or the investor?',
          'على من التطهير، المضارب أم المستثمر؟',
          'Arındırmayı alıp satan mı, elde tutan mı yapar?',
        ),
        say(
          'Opinions differ; the calculator shows the source of each rate. Ask a scholar you trust.',
          'في ذلك خلاف، وتعرض الحاسبة مصدر كل نسبة، فاسأل من تثق بعلمه.',
          'Görüşler farklıdır; hesaplayıcı her oranın kaynağını gösterir. Güvendiğiniz âlime sorun.',
        ),
      ),
      ask(
        say('Is it part of my zakat?', 'هل يُحسب من زكاتي؟', 'Zekâtımdan sayılır mı?'),
        say(
          'No. Zakat is due on what is yours.',
          'لا، فالزكاة إنما تجب فيما تملك.',
          'Hayır. Zekât, size ait olan maldan verilir.',
        ),
      ),
    ],
  },
  sacrifice: {
    about: say(
      'An animal, a name, a day. We buy healthy animals near the people who will eat the meat, sacrifice them by the rules of the Sharia, and send you the day, the place and the proof.',
      'ذبيحة واسم ويوم. نشتري أنعامًا سليمة من أماكن قريبة ممن سيأكلون منها، ونذبحها بشروطها الشرعية، ونوافيك باليوم والمكان والتوثيق.',
      'Bir hayvan, bir isim, bir gün. Eti yiyecek insanların yakınından sağlıklı hayvan alır, dinî usulüne göre keser; günü, yeri ve belgesini size bildiririz.',
    ),
    steps: [
      step(
        say('A veterinarian checks', 'فحص بيطري', 'Veteriner kontrolü'),
        say(
          'Age and health of each animal are recorded before it is bought.',
          'يُسجَّل عمر كل ذبيحة وسلامتها قبل شرائها.',
          'Her hayvanın yaşı ve sağlığı satın alınmadan kaydedilir.',
        ),
      ),
      step(
        say('Your name is said', 'يُذكر اسمك', 'Adınız okunur'),
        say(
          'Whoever sacrifices has the list of names and says them.',
          'بيد الذابح قائمة الأسماء ويذكرها عند الذبح.',
          'Kesen kişinin elinde isim listesi vardır ve isimleri okur.',
        ),
      ),
      step(
        say('The meat arrives', 'وصول اللحم', 'Et yerine ulaşır'),
        say(
          'Fresh meat is given out on the same day, and the families sign for it.',
          'يُوزَّع اللحم الطازج في اليوم نفسه، وتوقّع الأسر على الاستلام.',
          'Taze et aynı gün dağıtılır; aileler teslim aldıklarına dair imza atar.',
        ),
      ),
    ],
    questions: [
      ask(
        say('How many may share a cow?', 'كم يشترك في البقرة؟', 'Bir sığıra kaç kişi ortak olur?'),
        say(
          'Seven at most, in a cow or a camel. A sheep or a goat is for one person and their household.',
          'سبعة على الأكثر في البقرة أو الناقة، والشاة عن المضحّي وأهل بيته.',
          'Sığır ve devede en çok yedi kişi. Koyun ve keçi bir kişi ve ev halkı içindir.',
        ),
      ),
      ask(
        say('Until when can I order?', 'إلى متى يمكن الطلب؟', 'Ne zamana kadar kurban bağışlayabilirim?'),
        say(
          'Each country has its own closing hour, shown beside its price.',
          'لكل بلد ساعة إغلاق تظهر بجانب السعر.',
          'Her ülkenin kendi son saati vardır; fiyatının yanında yazar.',
        ),
      ),
      ask(
        say('May I eat from it?', 'هل آكل منها؟', 'Etinden yiyebilir miyim?'),
        say(
          'From an udhiyah you may; here all of it goes to families in need.',
          'الأكل من الأضحية جائز، لكنها هنا تُوزَّع كلها على الأسر المحتاجة.',
          'Kurban etinden yenir; ancak burada tamamı ihtiyaç sahibi ailelere gider.',
        ),
      ),
    ],
  },
  endowments: {
    about: say(
      'What you give is kept forever, and only what it earns is spent: on wells, on students, on the sick. A small sum every month builds it best.',
      'يُحبَس أصل ما تعطي، ويُصرف ريعه وحده في الآبار وعلى طلاب العلم والمرضى. وخير ما ينمّيه مبلغ صغير كل شهر.',
      'Verdiğiniz anapara hep korunur, yalnızca geliri harcanır: kuyulara, öğrencilere, hastalara. Onu en iyi büyüten, her ay verilen küçük bir tutardır.',
    ),
    steps: [
      step(
        say('A deed', 'صك الوقف', 'Vakıf senedi'),
        say(
          'Each endowment has a registered deed that says what its income serves.',
          'لكل وقف صك مسجَّل يحدّد أوجه صرف ريعه.',
          'Her vakfın, gelirinin nereye harcanacağını belirten kayıtlı bir senedi vardır.',
        ),
      ),
      step(
        say('An investment committee', 'لجنة استثمار', 'Yatırım komitesi'),
        say(
          'Lawful and cautious: property and sukuk, and what was endowed is never pledged for a debt.',
          'استثمار مباح حذر: عقار وصكوك، ولا يُرهن أصل موقوف.',
          'Helal ve temkinli: gayrimenkul ve sukuk; vakfedilen mal borca teminat gösterilmez.',
        ),
      ),
      step(
        say('Every year on one page', 'كل عام في صفحة', 'Her yıl tek sayfada'),
        say(
          'What was earned and spent is shown as a chart and as a table.',
          'يُعرض ما كُسب وما صُرف رسمًا وجدولًا.',
          'Kazanılan ve harcanan, grafik ve tablo olarak gösterilir.',
        ),
      ),
    ],
    questions: [
      ask(
        say('Can the capital be lost?', 'هل يمكن أن يضيع أصل الوقف؟', 'Anapara kaybedilebilir mi?'),
        say(
          'Its value can fall. A fifth of the income is then kept back until the capital is whole again.',
          'قد تنخفض قيمته، وعندها يُحتجز خُمس الريع حتى يعود الأصل كاملًا.',
          'Değeri düşebilir. O zaman anapara eski değerine dönene kadar gelirin beşte biri ayrılır.',
        ),
      ),
      ask(
        say('Can zakat go to an endowment?', 'هل تُصرف الزكاة في الوقف؟', 'Zekât vakfa verilebilir mi?'),
        say(
          'No. Zakat must reach people, not capital.',
          'لا، فالزكاة تُملَّك لأهلها ولا تُحبَس.',
          'Hayır. Zekât anaparaya değil, insanlara ulaşmalıdır.',
        ),
      ),
      ask(
        say('Can I endow in my mother’s name?', 'هل أوقف عن والدتي؟', 'Annem adına vakfedebilir miyim?'),
        say(
          'Yes: select “Donate on behalf or in honor of someone” below the amount.',
          'نعم: اختر «تبرّع عن شخص أو تكريمًا له» أسفل المبلغ.',
          'Evet: tutarın altında “Birinin adına veya onuruna bağış yapın” seçeneğini işaretleyin.',
        ),
      ),
    ],
  },
  kafarat: {
    about: say(
      'A broken oath, days that could not be fasted, a fast that was broken: for each, a set number of people is fed. Here you find out how many, and we feed them.',
      'يمين حُنث فيها، أو أيام تعذّر صومها، أو صوم أُفسد: لكلٍّ منها عدد محدّد من المساكين يُطعَمون. هنا تعرف العدد، ونحن نطعمهم.',
      'Bozulan bir yemin, tutulamayan oruçlar, bozulan bir oruç: her biri için belirli sayıda yoksul doyurulur. Sayıyı burada öğrenirsiniz, biz de onları doyururuz.',
    ),
    steps: [
      step(
        say('The price for one person', 'سعر إطعام الشخص الواحد', 'Bir kişiyi doyurmanın bedeli'),
        say(
          'Set for each country from what a meal costs there, with its date.',
          'يُحدَّد لكل بلد بحسب تكلفة الوجبة فيه، مع تاريخه.',
          'Her ülke için oradaki yemek maliyetine göre, tarihiyle birlikte belirlenir.',
        ),
      ),
      step(
        say('Different people', 'مساكين متفرقون', 'Farklı kişiler'),
        say(
          'Sixty means sixty people, not one person sixty times.',
          'الستون ستون مسكينًا، لا مسكين واحد ستين مرة.',
          'Altmış demek altmış ayrı kişi demektir; bir kişi altmış kez değil.',
        ),
      ),
      step(
        say('Lists are signed', 'قوائم موقّعة', 'İmzalı listeler'),
        say(
          'The partner signs a list of whom it fed and when, and keeps it for the auditor.',
          'يوقّع الشريك قائمةً بمن أطعمهم ومتى أطعمهم، ويحفظها للمدقق.',
          'Ortağımız, kimi ne zaman doyurduğunu gösteren listeyi imzalar ve denetçi için saklar.',
        ),
      ),
    ],
    questions: [
      ask(
        say('Can I fast instead?', 'هل أصوم بدلًا من الإطعام؟', 'Onun yerine oruç tutabilir miyim?'),
        say(
          'It depends on the case: feeding comes first in some and last in others. The calculator says which.',
          'يختلف ذلك بحسب الحالة، فالإطعام مقدَّم في بعضها ومؤخَّر في بعضها، وتبيّن الحاسبة ذلك.',
          'Duruma göre değişir; doyurmak kiminde önce, kiminde sonra gelir. Hesaplayıcı hangisi olduğunu söyler.',
        ),
      ),
      ask(
        say('Do you give money or food?', 'أتدفعون مالًا أم طعامًا؟', 'Para mı veriyorsunuz, yemek mi?'),
        say(
          'Food: we buy and distribute it on your behalf.',
          'طعامًا: نشتريه ونوزّعه نيابةً عنك.',
          'Yiyecek: Sizin adınıza satın alıp dağıtırız.',
        ),
      ),
      ask(
        say('Who gives fidya?', 'من تلزمه الفدية؟', 'Fidyeyi kim verir?'),
        say(
          'Someone who cannot fast and is not expected to be able to later. Days missed through a passing illness are fasted later.',
          'العاجز عن الصوم عجزًا لا يُرجى زواله، أما المرض العارض فيُقضى صومًا.',
          'Oruç tutamayan ve ileride tutabileceği de umulmayan kişi. Geçici hastalıkta oruç sonra kaza edilir.',
        ),
      ),
    ],
  },
} satisfies Partial<Record<DemoType, ProgramPage>>;
