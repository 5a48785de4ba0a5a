import { ask, type ProgramPage, step } from '#src/server/demo/program-page.ts';
import type { DemoType } from '#src/server/demo/programs.ts';
import { say } from '#src/server/demo/text.ts';

/** Zakat, purification, sacrifices, endowments and kafarat. */
export const worshipPages = {
  zakat: {
    about: say(
      'Zakat is a trust that we may not spend as we like: it is kept in a fund of its own, reaches the eight groups that the Quran names, and is spent within the year.',
      'الزكاة أمانة لا نتصرّف فيها كيف شئنا: تُحفظ في صندوق مستقل، وتُصرف في الأصناف الثمانية التي سمّاها القرآن، خلال عامها.',
      'Zekât bir emanettir, dilediğimiz gibi harcayamayız: Ayrı bir fonda tutulur, Kur’an’da sayılan sekiz sınıfa ulaşır ve yılı içinde harcanır.',
    ),
    steps: [
      step(
        say('Entitlement is checked', 'التحقّق من الاستحقاق', 'Hak sahipliği incelenir'),
        say(
          'Each family’s income, household and debts are reviewed by two people.',
          'يراجع شخصان دخل كل أسرة وديونها وعدد أفرادها.',
          'Her ailenin gelirini, nüfusunu ve borçlarını iki kişi inceler.',
        ),
      ),
      step(
        say('A fund of its own', 'صندوق مستقل', 'Ayrı fon'),
        say(
          'No fee and no endowment share is taken from zakat.',
          'لا تُقتطع من الزكاة رسوم ولا نسبة وقف.',
          'Zekâttan ne ücret ne de vakıf payı kesilir.',
        ),
      ),
      step(
        say('Spent within the year', 'تُصرف الزكاة في عامها', 'Yılı içinde dağıtılır'),
        say(
          'What came in and what went out is published each quarter.',
          'يُنشر ما ورد وما صُرف كل ربع سنة.',
          'Gelen ve giden tutarlar üç ayda bir yayımlanır.',
        ),
      ),
    ],
    questions: [
      ask(
        say('How much zakat do I owe?', 'كم يجب عليّ من الزكاة؟', 'Ne kadar zekât vermem gerekir?'),
        say(
          'The zakat calculator shows the calculation line by line, and we store nothing that you type.',
          'تعرض حاسبة الزكاة طريقة الحساب سطرًا سطرًا، ولا نحفظ شيئًا مما تكتبه.',
          'Zekât hesaplayıcısı, hesabı satır satır gösterir; yazdıklarınızı saklamayız.',
        ),
      ),
      ask(
        say(
          'Can I pay zakat before the lunar year ends?',
          'هل يجوز أن أُخرج زكاتي قبل تمام الحول؟',
          'Zekâtımı kameri yıl dolmadan verebilir miyim?',
        ),
        say(
          'Yes, once you own the nisab, according to most scholars.',
          'نعم، عند أكثر أهل العلم، ما دمت تملك النصاب.',
          'Evet; nisap miktarı mala sahip olduktan sonra, âlimlerin çoğuna göre verebilirsiniz.',
        ),
      ),
      ask(
        say(
          'Can my zakat be spent in my country?',
          'هل يمكن أن تُصرف زكاتي في بلدي؟',
          'Zekâtım kendi ülkemde harcanabilir mi?',
        ),
        say(
          'Yes, if you choose a project in your country that is marked “Zakat-eligible”.',
          'نعم، إن اخترت في بلدك مشروعًا مكتوبًا عليه «تصحّ فيه الزكاة».',
          'Evet, ülkenizde “Zekâta uygun” olarak işaretlenmiş bir proje seçerseniz.',
        ),
      ),
    ],
  },
  'stock-purification': {
    about: say(
      'Even a lawful company may earn a little interest. That part of your return is not yours to keep, nor does it count as your charity: you give it away, and it serves the public.',
      'قد يدخل على الشركة المباحة كسب ربوي يسير. وهذا الجزء من عائدك لا تملكه ولا يُعدّ صدقة منك: تتخلّص منه فيُصرف في المصالح العامة.',
      'Helal bir şirketin kazancına da az miktarda faiz geliri karışabilir. Hisse gelirinizin bu faizden gelen kısmı sizde kalamaz, sadakanız da sayılmaz: Kamu yararına harcanmak üzere verilir.',
    ),
    steps: [
      step(
        say('Published rates', 'نسب معلنة', 'Yayımlanmış oranlar'),
        say(
          'Each rate is shown with the authority behind it, its period and the day it was published.',
          'تُعرض مع كل نسبة الجهة التي أصدرتها وفترتها وتاريخ نشرها.',
          'Her oranın yanında, oranı belirleyen kurum, ait olduğu dönem ve yayımlandığı gün gösterilir.',
        ),
      ),
      step(
        say('Rounded once', 'تقريب مرة واحدة', 'Yalnızca bir kez yuvarlanır'),
        say(
          'Every line is calculated exactly, and only the total is rounded.',
          'يُحسب كل سطر بدقة، ولا يُقرَّب إلا المجموع.',
          'Satırlar yuvarlanmadan hesaplanır; yalnızca toplam yuvarlanır.',
        ),
      ),
      step(
        say('Kept apart', 'حساب منفصل', 'Ayrı tutulur'),
        say(
          'The sum is spent on public works, never on mosques or food.',
          'يُصرف مبلغ التطهير في المرافق العامة، لا في المساجد ولا في الطعام.',
          'Arındırma tutarı kamu yararına olan işlere harcanır; camiye ya da yiyeceğe asla harcanmaz.',
        ),
      ),
    ],
    questions: [
      ask(
        say('Is there a reward for purification?', 'هل لي في التطهير أجر؟', 'Arındırmanın sevabı var mı?'),
        say(
          'Not the reward of charity, because the money was never yours, but the reward of obedience for giving it up, God willing.',
          'ليس أجر الصدقة، لأن هذا المال لم يكن لك أصلًا، وإنما أجر الامتثال بالتخلّص منه إن شاء الله.',
          'Sadaka sevabı kazanılmaz, çünkü o para hiçbir zaman sizin olmadı; o parayı verip Allah’ın emrine uymanın sevabı ise umulur.',
        ),
      ),
      ask(
        say(
          'Who purifies, the trader or the investor?',
          'على من التطهير، المضارب أم المستثمر؟',
          'Arındırmayı kim yapar: hisseyi alıp satan mı, elinde tutan mı?',
        ),
        say(
          'Opinions differ; the calculator shows the source of each rate. Ask a scholar you trust.',
          'في ذلك خلاف، وتعرض الحاسبة مصدر كل نسبة، فاسأل من تثق بعلمه.',
          'Görüşler farklıdır; hesaplayıcı her oranın kaynağını gösterir. Güvendiğiniz bir âlime sorun.',
        ),
      ),
      ask(
        say('Is purification part of my zakat?', 'هل يُحسب التطهير من زكاتي؟', 'Arındırma zekâtımdan sayılır mı?'),
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
      'An animal, a name, a day. We buy healthy animals near the people who will eat the meat, sacrifice them according to the rules of Sharia, and send you the day, the place and the proof.',
      'ذبيحة واسم ويوم. نشتري أنعامًا سليمة من أماكن قريبة ممّن سيأكلون منها، ونذبحها بشروطها الشرعية، ونرسل إليك اليوم والمكان والإثبات.',
      'Bir hayvan, bir isim, bir gün. Sağlıklı hayvanları, eti yiyecek insanların yaşadığı yere yakın bölgelerden alır, dinî usullere uygun olarak keser; günü, yeri ve kesim kanıtını size bildiririz.',
    ),
    steps: [
      step(
        say('Checked by a veterinarian', 'فحص بيطري', 'Veteriner kontrolü'),
        say(
          'Each animal’s age and health are recorded before it is bought.',
          'يُسجَّل عمر كل ذبيحة وسلامتها قبل شرائها.',
          'Her hayvanın yaşı ve sağlığı satın alınmadan önce kaydedilir.',
        ),
      ),
      step(
        say('Your name is said aloud', 'يُذكر اسمك بصوت مسموع', 'Adınız okunur'),
        say(
          'The person who slaughters the animal has the list of names and reads them aloud.',
          'بيد الذابح قائمة الأسماء ويذكرها عند الذبح.',
          'Hayvanı kesen kişi, elindeki listeden isimleri yüksek sesle okur.',
        ),
      ),
      step(
        say('The meat arrives', 'وصول اللحم', 'Et ailelere ulaşır'),
        say(
          'Fresh meat is given out on the same day, and the families sign for it.',
          'يُوزَّع اللحم الطازج في اليوم نفسه، وتوقّع الأسر على الاستلام.',
          'Taze et aynı gün dağıtılır; aileler teslim aldıklarına dair imza atar.',
        ),
      ),
    ],
    questions: [
      ask(
        say('How many people may share a cow?', 'كم شخصًا يشترك في البقرة؟', 'Bir sığıra kaç kişi ortak olabilir?'),
        say(
          'Seven at most, in a cow or a camel. A sheep or a goat is for one person and their household.',
          'سبعة على الأكثر في البقرة أو الجمل، والشاة عن المضحّي وأهل بيته.',
          'Sığır ve devede en çok yedi kişi. Koyun ve keçi bir kişi ve ev halkı içindir.',
        ),
      ),
      ask(
        say('When do orders close?', 'إلى متى يمكن الحجز؟', 'Ne zamana kadar kurban bağışlayabilirim?'),
        say(
          'Each country has its own closing time for orders, shown beside its price.',
          'لكل بلد موعد يُغلق فيه الحجز، يظهر بجانب سعره.',
          'Kayıtlar her ülkede ayrı bir saatte kapanır; bu saat, ülkenin fiyatının yanında yazar.',
        ),
      ),
      ask(
        say('May I eat from my sacrifice?', 'هل يجوز لي أن آكل من أضحيتي؟', 'Kurbanımın etinden yiyebilir miyim?'),
        say(
          'You may eat from a qurbani (udhiyah), but with Sanad all of the meat goes to families in need.',
          'الأكل من الأضحية جائز، لكنها مع سند تُوزَّع كلها على الأسر المحتاجة.',
          'Kurban sahibi, kurbanının etinden yiyebilir; ancak Sanad’da etin tamamı ihtiyaç sahibi ailelere gider.',
        ),
      ),
    ],
  },
  endowments: {
    about: say(
      'What you give is kept forever, and only what it earns is spent: on wells, on students, on the sick. A small sum every month builds the capital best.',
      'يبقى أصل ما تعطيه محفوظًا إلى الأبد، ولا يُصرف إلا ريعه: في حفر الآبار وعلى الطلاب والمرضى. وخير ما ينمّي الأصل مبلغ صغير كل شهر.',
      'Verdiğiniz tutar hep korunur, yalnızca geliri harcanır: kuyulara, öğrencilere, hastalara. Anaparayı en iyi büyüten, her ay verilen küçük bir tutardır.',
    ),
    steps: [
      step(
        say('A deed', 'صك الوقف', 'Vakıf senedi'),
        say(
          'Each endowment has a registered deed that says what its income may be spent on.',
          'لكل وقف صك مسجَّل يحدّد أوجه صرف ريعه.',
          'Her vakfın, gelirinin nereye harcanacağını belirten kayıtlı bir senedi vardır.',
        ),
      ),
      step(
        say('An investment committee', 'لجنة استثمار', 'Yatırım komitesi'),
        say(
          'The committee invests lawfully and cautiously, in property and sukuk. What was endowed is never pledged for a debt.',
          'تستثمر اللجنة في المباح وبحذر: في العقار والصكوك. ولا يُرهن أصل موقوف.',
          'Komite helal ve temkinli yatırım yapar: gayrimenkul ve sukuk. Vakfedilen mal borca teminat gösterilmez.',
        ),
      ),
      step(
        say('Every year on one page', 'كل عام في صفحة', 'Her yıl tek sayfada'),
        say(
          'What was earned and spent is shown as a chart and as a table.',
          'يُعرض الريع وأوجه صرفه في رسم بياني وفي جدول.',
          'Kazanılan ve harcanan tutarlar, grafik ve tablo olarak gösterilir.',
        ),
      ),
    ],
    questions: [
      ask(
        say('Can the capital be lost?', 'هل يمكن أن يضيع أصل الوقف؟', 'Anapara kaybedilebilir mi?'),
        say(
          'The capital can lose value. A fifth of the income is then held back until the capital is whole again.',
          'قد تنخفض قيمة الأصل، وعندها يُحتجز خُمس الريع حتى يعود الأصل كاملًا.',
          'Anaparanın değeri düşebilir. O zaman anapara eski değerine dönene kadar gelirin beşte biri dağıtılmaz.',
        ),
      ),
      ask(
        say('Can zakat go to an endowment?', 'هل تُصرف الزكاة في الوقف؟', 'Zekât vakfa verilebilir mi?'),
        say(
          'No. Zakat must reach people, not capital.',
          'لا، فالزكاة تُصرف لمستحقّيها ولا تُضاف إلى أصل الوقف.',
          'Hayır. Zekât anaparaya değil, insanlara ulaşmalıdır.',
        ),
      ),
      ask(
        say(
          'Can I give to an endowment in my mother’s name?',
          'هل أستطيع التبرّع لوقف عن والدتي؟',
          'Annem adına vakfa bağış yapabilir miyim?',
        ),
        say(
          'Yes: select “Donate on behalf of or in honor of someone, and send them a card” below the amount.',
          'نعم: اختر «تبرّع عن شخص أو تكريمًا له، وأرسل إليه بطاقة» أسفل المبلغ.',
          'Evet, tutarın altında “Birinin adına veya onuruna bağış yapın, ona bir kart gönderelim” seçeneğini işaretleyin.',
        ),
      ),
    ],
  },
  kafarat: {
    about: say(
      'For a broken oath, for days on which someone could not fast or for a fast that was broken, a set number of people are fed. Here you can find out how many, and we will feed them.',
      'يمين حُنث فيها، أو أيام تعذّر صومها، أو صوم أُفسد: لكل منها عدد محدّد من المساكين يُطعَمون. هنا تعرف العدد، ونحن نطعمهم.',
      'Bozulan bir yemin, tutulamayan oruçlar, bozulan bir oruç: Her biri için belirli sayıda yoksul doyurulur. Sayıyı burada öğrenirsiniz, biz de o kadar yoksulu doyururuz.',
    ),
    steps: [
      step(
        say('The price for one person', 'سعر إطعام الشخص الواحد', 'Bir kişiyi doyurmanın bedeli'),
        say(
          'Set for each country from what a meal costs locally, and shown with its date.',
          'يُحدَّد السعر لكل بلد بحسب تكلفة الوجبة فيه، ويُعرض مع تاريخه.',
          'Her ülke için oradaki yemek maliyetine göre belirlenir, tarihiyle birlikte gösterilir.',
        ),
      ),
      step(
        say('Different people', 'مساكين مختلفون', 'Farklı kişiler'),
        say(
          'Sixty means sixty people, not one person sixty times.',
          'الستون ستون مسكينًا، لا مسكين واحد ستين مرة.',
          'Altmış, altmış ayrı kişi demektir; bir kişiyi altmış kez doyurmak değil.',
        ),
      ),
      step(
        say('Lists are signed', 'قوائم موقّعة', 'İmzalı listeler'),
        say(
          'The partner lists whom it fed and when, signs the list, and keeps it for the auditor.',
          'يوقّع الشريك قائمة بمن أطعمهم ومتى أطعمهم، ويحفظها للمدقّق.',
          'Ortağımız, kimi ne zaman doyurduğunu gösteren listeyi imzalar ve denetçi için saklar.',
        ),
      ),
    ],
    questions: [
      ask(
        say(
          'Can I fast instead of feeding people?',
          'هل أصوم بدلًا من الإطعام؟',
          'Yoksulları doyurmak yerine oruç tutabilir miyim?',
        ),
        say(
          'It depends on the case: sometimes feeding comes first, and sometimes last. The calculator tells you which.',
          'يختلف ذلك بحسب الحالة، فالإطعام مقدَّم في بعض الحالات ومؤخَّر في بعضها، وتبيّن الحاسبة ذلك.',
          'Duruma göre değişir: Doyurmak kimi durumda ilk, kimi durumda son seçenektir. Hangisinin geçerli olduğunu hesaplayıcı söyler.',
        ),
      ),
      ask(
        say('Do people receive money or food?', 'أيُعطى المساكين مالًا أم طعامًا؟', 'Para mı veriyorsunuz, yiyecek mi?'),
        say(
          'Food: we buy and distribute it on your behalf.',
          'طعامًا: نشتريه ونوزّعه عليهم نيابةً عنك.',
          'Yiyecek: Sizin adınıza satın alıp dağıtırız.',
        ),
      ),
      ask(
        say('Who gives fidya?', 'من تلزمه الفدية؟', 'Fidyeyi kim verir?'),
        say(
          'Someone who cannot fast and is not expected to be able to in the future. Days missed because of a passing illness are made up later.',
          'العاجز عن الصوم عجزًا لا يُرجى زواله، أما من أفطر لمرض عارض فيقضي أيامه صومًا.',
          'Oruç tutamayan ve ileride tutabileceği de umulmayan kişi. Geçici hastalıkta oruç sonra kaza edilir.',
        ),
      ),
    ],
  },
} satisfies Partial<Record<DemoType, ProgramPage>>;
