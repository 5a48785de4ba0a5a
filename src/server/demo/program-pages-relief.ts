import { ask, type ProgramPage, step } from '#src/server/demo/program-page.ts';
import type { DemoType } from '#src/server/demo/programs.ts';
import { say } from '#src/server/demo/text.ts';

/** Relief, housing, mosques and debts. */
export const reliefPages = {
  eghatha: {
    about: say(
      'When a flood, an earthquake or a war takes everything at once, the first days matter most. We buy nearby, deliver within seventy-two hours and stay until wells and bakeries work again.',
      'حين تذهب السيول أو الزلازل أو الحروب بكل شيء، تكون الأيام الأولى هي الفاصلة. نشتري من أقرب سوق، ونوصل المساعدة خلال اثنتين وسبعين ساعة، ونبقى حتى تعود الآبار والأفران إلى العمل.',
      'Sel, deprem ya da savaş her şeyi bir anda alıp götürdüğünde ilk günler belirleyicidir. İhtiyaç duyulanları en yakın pazardan alır, yetmiş iki saat içinde ulaştırır; kuyular ve fırınlar yeniden çalışana kadar orada kalırız.',
    ),
    steps: [
      step(
        say('The need is assessed on site', 'تقدير الاحتياج في الميدان', 'İhtiyaç yerinde belirlenir'),
        say(
          'A partner draws up the list of households with the local committee.',
          'يُعدّ شريكنا مع اللجنة المحلية قائمة بالأسر.',
          'Bir ortağımız, hanelerin listesini yerel komiteyle birlikte hazırlar.',
        ),
      ),
      step(
        say('Three bids for every purchase', 'ثلاثة عروض لكل عملية شراء', 'Her alım için üç teklif'),
        say(
          'Water, food and tents are bought from the supplier with the best of three written bids.',
          'يُشترى الماء والغذاء والخيام بأفضل عرض من ثلاثة عروض مكتوبة.',
          'Su, gıda ve çadır, üç yazılı tekliften en iyisini veren satıcıdan alınır.',
        ),
      ),
      step(
        say('Each delivery is signed for', 'كل تسليم بتوقيع', 'Her teslimat imza karşılığı'),
        say(
          'Families sign for what they receive; the totals are published.',
          'توقّع الأسر على ما تتسلّمه، وتُنشر الأرقام الإجمالية.',
          'Aileler, teslim aldıklarına dair imza atar; toplam miktarlar yayımlanır.',
        ),
      ),
    ],
    questions: [
      ask(
        say('How quickly does help arrive?', 'متى تصل المساعدة؟', 'Yardım ne kadar çabuk ulaşır?'),
        say(
          'Water and food within three days of the appeal; tents and stoves within ten.',
          'الماء والغذاء خلال ثلاثة أيام من النداء، والخيام والمدافئ خلال عشرة.',
          'Su ve gıda çağrıdan sonra üç gün, çadır ve soba on gün içinde.',
        ),
      ),
      ask(
        say(
          'Can I give my zakat to relief projects?',
          'هل يجوز أن أدفع زكاتي لمشاريع الإغاثة؟',
          'Acil yardım projelerine zekât verebilir miyim?',
        ),
        say(
          'Yes, to projects marked “Zakat-eligible”: everyone they help is entitled to zakat.',
          'نعم، في المشاريع المكتوب عليها «تصحّ فيه الزكاة»، فجميع مستفيديها من أهل الزكاة.',
          'Evet, “Zekâta uygun” olarak işaretlenen projelere verebilirsiniz; bu projelerde yardım alanların tümü zekât alabilecek kişilerdir.',
        ),
      ),
      ask(
        say(
          'What if more is given than needed?',
          'وماذا لو زاد التبرّع على الحاجة؟',
          'İhtiyaçtan fazla bağış toplanırsa?',
        ),
        say(
          'A project takes no more than it still needs. If you want to give more, you choose: give only what is still needed, or give the whole sum to the project’s cause.',
          'لا يأخذ المشروع أكثر مما بقي من حاجته. فإن أردت التبرّع بأكثر منه فاختر: أن تتبرّع بالمبلغ المتبقي فقط، أو أن يذهب تبرّعك كله إلى مجال المشروع.',
          'Bir proje, eksik kalan tutardan fazlasını almaz. Daha fazla vermek isterseniz seçim sizindir: Yalnızca eksik kalan tutarı projeye ya da bağışınızın tamamını projenin bağış alanına verebilirsiniz.',
        ),
      ),
    ],
  },
  eskan: {
    about: say(
      'A door that locks, a roof that does not leak, rent that is paid. We repair and build small homes and pay arrears before a family is put out on the street.',
      'باب يُغلق، وسقف لا يتسرّب منه المطر، وإيجار مسدَّد. نرمّم البيوت الصغيرة ونبنيها، ونسدّد المتأخّرات قبل أن تُخرَج الأسرة من بيتها.',
      'Kilitlenen bir kapı, akmayan bir çatı, ödenmiş bir kira. Küçük evleri onarır, yenilerini yapar, aile sokakta kalmadan birikmiş kirasını öderiz.',
    ),
    steps: [
      step(
        say('An engineer visits', 'زيارة المهندس', 'Mühendis evi yerinde inceler'),
        say(
          'What has to be done is measured and priced, room by room.',
          'تُقاس الأعمال المطلوبة وتُسعَّر غرفةً غرفة.',
          'Yapılacak işler oda oda ölçülür ve fiyatlandırılır.',
        ),
      ),
      step(
        say(
          'The deed or lease is checked',
          'التحقّق من صك الملكية أو عقد الإيجار',
          'Tapu veya kira sözleşmesi incelenir',
        ),
        say(
          'The deed or lease is in the family’s name, so the home stays theirs.',
          'يكون الصك أو عقد الإيجار باسم الأسرة، ليبقى البيت لها.',
          'Tapu ya da kira sözleşmesi ailenin adınadır; böylece ev ailede kalır.',
        ),
      ),
      step(
        say('Paid in stages', 'الدفع على مراحل', 'Ödeme aşama aşama yapılır'),
        say(
          'The builder is paid after each inspection, never in advance.',
          'يُدفع للمقاول بعد كل معاينة، ولا يُدفع له مقدَّمًا.',
          'Müteahhide her denetimden sonra ödeme yapılır, asla peşin ödeme yapılmaz.',
        ),
      ),
    ],
    questions: [
      ask(
        say('What does my donation pay for?', 'ماذا يغطّي تبرّعي؟', 'Bağışım neyi karşılar?'),
        say(
          'Each project says what is built, repaired or paid, and for how many homes. Most accept any amount; heating is donated one stove at a time.',
          'يبيّن كل مشروع ما يُبنى أو يُرمَّم أو يُسدَّد، وعدد البيوت. ومعظم المشاريع يقبل أي مبلغ، أما التدفئة فيُتبرَّع لها بثمن مدفأة كاملة أو أكثر.',
          'Her projenin sayfasında neyin yapılacağı, onarılacağı ya da ödeneceği ve projenin kaç evi kapsadığı yazar. Projelerin çoğuna dilediğiniz tutarı verebilirsiniz; ısınma desteğinde ise soba adedini seçersiniz.',
        ),
      ),
      ask(
        say('Who owns the home afterward?', 'لمن يكون البيت بعد ذلك؟', 'Ev sonra kimin olur?'),
        say(
          'The family. Under the contract, the home may not be sold for ten years.',
          'للأسرة، ولا يجوز بيع البيت قبل عشر سنوات بموجب العقد.',
          'Ailenin. Ev, sözleşmeye göre on yıl satılamaz.',
        ),
      ),
      ask(
        say('Do you pay rent to landlords?', 'هل تدفعون الإيجار للمالك؟', 'Kirayı ev sahibine mi ödüyorsunuz?'),
        say(
          'Yes, to the landlord’s account, and we keep the receipt on file.',
          'نعم، إلى حساب المالك مباشرة، ويُحفظ الإيصال في ملف الحالة.',
          'Evet, doğrudan ev sahibinin hesabına; makbuz dosyada saklanır.',
        ),
      ),
    ],
  },
  'mosque-care': {
    about: say(
      'Old mosques need a mason, village mosques a water tank and a lamp. We restore, clean and equip houses of prayer that have nobody to pay for such work.',
      'المسجد القديم يحتاج إلى بنّاء، ومسجد القرية يحتاج إلى خزان ماء ومصباح. نرمّم بيوت الله التي لا مموّل لها، وننظّفها ونجهّزها.',
      'Eski camiye usta, köy camisine su deposu ve lamba gerekir. Masrafını karşılayacak kimsesi olmayan camileri onarır, temizler ve donatırız.',
    ),
    steps: [
      step(
        say('The request comes from local people', 'الطلب يأتي من أهل الحي', 'İstek mahalleliden gelir'),
        say(
          'The imam and neighbors ask for the work, and the mosque authority confirms that it is needed.',
          'يطلب الإمام والجيران تنفيذ الأعمال، وتؤكّد الجهة المشرفة على المساجد الحاجة إليها.',
          'İmam ve mahalleli başvurur, camilerden sorumlu kurum ihtiyacı onaylar.',
        ),
      ),
      step(
        say('Planned and priced', 'أعمال محدّدة ومسعَّرة', 'Çizim yapılır, bedel hesaplanır'),
        say(
          'The work is listed with its price before any donation is asked for.',
          'تُحدَّد الأعمال وتكاليفها قبل طلب أي تبرّع.',
          'Bağış istenmeden önce işler ve bedelleri yazılır.',
        ),
      ),
      step(
        say('Handed over', 'التسليم', 'Teslim edilir'),
        say(
          'A local committee accepts the work in writing.',
          'تتسلّم الأعمالَ لجنةٌ من أهل المكان بمحضر مكتوب.',
          'Yerel bir komite işleri yazılı olarak teslim alır.',
        ),
      ),
    ],
    questions: [
      ask(
        say('Can zakat be used to pay for a mosque?', 'هل تُصرف الزكاة في المساجد؟', 'Zekât camiye verilir mi?'),
        say(
          'Most scholars say no, so these projects accept only voluntary charity and endowment donations.',
          'أكثر أهل العلم على المنع، ولذلك لا تقبل هذه المشاريع إلا الصدقة والوقف.',
          'Âlimlerin çoğuna göre verilmez; bu projeler yalnızca sadaka ve vakıf bağışı kabul eder.',
        ),
      ),
      ask(
        say(
          'Can I furnish a mosque in someone’s name?',
          'هل أستطيع تجهيز مسجد عن غيري؟',
          'Bir başkası adına cami donatabilir miyim?',
        ),
        say(
          'Yes: select “Donate on behalf of or in honor of someone, and send them a card” below the amount.',
          'نعم: اختر «تبرّع عن شخص أو تكريمًا له، وأرسل إليه بطاقة» أسفل المبلغ.',
          'Evet, tutarın altında “Birinin adına veya onuruna bağış yapın, ona bir kart gönderelim” seçeneğini işaretleyin.',
        ),
      ),
      ask(
        say(
          'Who maintains the mosque afterward?',
          'من يتولّى صيانة المسجد بعد ذلك؟',
          'Sonra caminin bakımını kim yapar?',
        ),
        say(
          'The mosque’s own committee; we come back after a year to check.',
          'لجنة المسجد نفسها، ونعود بعد عام للاطمئنان.',
          'Caminin kendi komitesi; bir yıl sonra gelip kontrol ederiz.',
        ),
      ),
    ],
  },
  tafreej: {
    about: say(
      'Each of these people is in prison because of a debt and nothing else. You pay the court’s bill, not a person, and on the day it is paid in full, the debtor is released. No name is shown; the bill number proves that the case is real.',
      'كل واحد من هؤلاء محبوس بسبب دَين لا غير. وأنت تسدّد فاتورة المحكمة ولا تدفع لشخص، ويوم تُسدَّد الفاتورة كاملةً يُفرج عن المدين. لا نعرض اسمًا، ورقم الفاتورة دليل على صحة الحالة.',
      'Bu borçluların her biri yalnızca borcu yüzünden cezaevinde. Bir kişiye para vermez, mahkemenin faturasını ödersiniz; fatura tamamen ödendiği gün borçlu serbest kalır. İsim gösterilmez; dosyanın gerçek olduğunu fatura numarası kanıtlar.',
    ),
    steps: [
      step(
        say('The court’s papers', 'أوراق المحكمة', 'Mahkeme evrakı'),
        say(
          'A lawyer reads the judgment, the enforcement order and the bill.',
          'يراجع محامٍ الحكم وأمر التنفيذ والفاتورة.',
          'Mahkeme kararını, icra emrini ve faturayı bir avukat inceler.',
        ),
      ),
      step(
        say('Four conditions', 'أربعة شروط', 'Dört koşul'),
        say(
          'The amount claimed is within the limit, the debtor receives social security, there is a single enforcement order, and a full year has passed since that order. You can check all four below.',
          'يُشترط ألا يزيد مبلغ المطالبة على الحد المقرَّر، وأن يستفيد المدين من الضمان الاجتماعي، وألا يكون هناك إلا أمر تنفيذ واحد، وأن يمضي على هذا الأمر عام كامل. ويمكنك التحقّق من الشروط الأربعة أدناه.',
          'Talep edilen tutar belirlenen sınırı aşmaz, borçlu sosyal yardım alır, tek bir icra emri vardır ve bu emrin üzerinden tam bir yıl geçmiştir. Dört koşulu da aşağıda kontrol edebilirsiniz.',
        ),
      ),
      step(
        say('Paid to the court', 'السداد للمحكمة', 'Mahkemeye ödenir'),
        say(
          'The sum goes only to the court’s account, under the bill number.',
          'يُدفع المبلغ إلى حساب المحكمة برقم الفاتورة، ولا يذهب إلى أي جهة سواها.',
          'Tutar fatura numarasıyla mahkemenin hesabına gider, başka kimseye gitmez.',
        ),
      ),
    ],
    questions: [
      ask(
        say(
          'Someone sent me a bill. Is it real?',
          'وصلتني فاتورة، فهل هي صحيحة؟',
          'Bana bir fatura gönderildi. Gerçek mi?',
        ),
        say(
          'Fake bills circulate. Before you pay, enter the number on the page “Check a bill number”.',
          'تنتشر فواتير مزيّفة. أدخل الرقم في صفحة «تحقّق من رقم فاتورة» قبل أن تدفع.',
          'Sahte faturalar dolaşıyor. Ödemeden önce numarayı “Fatura numarası sorgulama” sayfasına yazın.',
        ),
      ),
      ask(
        say(
          'Can I pay zakat toward these debts?',
          'هل يجوز سداد هذه الديون من زكاتي؟',
          'Bu borçlar için zekât verebilir miyim?',
        ),
        say(
          'Yes, where the case is marked “Zakat-eligible”: debtors who cannot pay are one of the eight groups entitled to zakat.',
          'نعم، في الحالات المكتوب عليها «تصحّ فيه الزكاة»، فالغارمون من مصارف الزكاة الثمانية.',
          'Evet, “Zekâta uygun” olarak işaretlenen dosyalarda; borcunu ödeyemeyenler zekât alabilecek sekiz sınıftan biridir.',
        ),
      ),
      ask(
        say('Which debts are left out?', 'ما الديون المستثناة؟', 'Hangi borçlar kapsam dışıdır?'),
        say(
          'Debts from a crime, government fines, and debts of people who were helped before.',
          'الديون الناشئة عن جريمة، والغرامات الحكومية، وديون من سبق أن ساعدناهم.',
          'Suçtan doğan borçlar, devlete ödenecek para cezaları ve daha önce yardım almış kişilerin borçları.',
        ),
      ),
    ],
  },
  tayseer: {
    about: say(
      'These debtors are not in prison, but they cannot pay what they owe. A shop failed, medical care was bought on credit, or a guarantee was called in. A court has found them insolvent. Your donation pays the creditor and ends the case.',
      'هؤلاء المدينون ليسوا في السجن، لكنهم عاجزون عن سداد ما عليهم: تجارة تعثّرت، أو علاج بالدَّين، أو دَين كفلوه عن غيرهم وحان أجله. أثبتت المحكمة إعسارهم، وتبرّعك يسدّد للدائن وينهي القضية.',
      'Bu borçlular cezaevinde değil ama borçlarını ödeyemiyor: batan bir dükkân, borçla yapılan tedavi, ödenmesi istenen bir kefalet. Mahkeme, ödeme güçlerinin olmadığına karar verdi. Bağışınız alacaklıya ödenir ve dosya kapanır.',
    ),
    steps: [
      step(
        say('Insolvency is proven', 'ثبوت الإعسار', 'Ödeme gücünün olmadığı kanıtlanır'),
        say(
          'By the court’s decision, not by the debtor’s own statement.',
          'بقرار المحكمة، لا بإقرار المدين وحده.',
          'Borçlunun beyanıyla değil, mahkeme kararıyla.',
        ),
      ),
      step(
        say('We talk to the creditor', 'نتفاوض مع الدائن', 'Alacaklıyla görüşürüz'),
        say(
          'Many creditors forgive part of the debt; what is left is the goal that you see.',
          'كثير من الدائنين يُسقطون جزءًا من الدَّين، والمتبقي هو الهدف الذي تراه.',
          'Alacaklıların birçoğu alacağının bir kısmından vazgeçer; gördüğünüz hedef, geriye kalan borçtur.',
        ),
      ),
      step(
        say('Closed in writing', 'إغلاق الحالة كتابةً', 'Dosya yazılı olarak kapatılır'),
        say(
          'The creditor signs a statement that nothing is owed anymore.',
          'يوقّع الدائن إقرارًا بأنه لم يبقَ له شيء من الدَّين.',
          'Alacaklı, alacağının kalmadığına dair bir belge imzalar.',
        ),
      ),
    ],
    questions: [
      ask(
        say(
          'How does Tayseer differ from Tafreej?',
          'ما الفرق بين «تيسير» و«تفريج كربة»؟',
          'Teysir ile borçlu mahkûma destek programı arasındaki fark nedir?',
        ),
        say(
          'In Tafreej, the debtor is in prison; in Tayseer, the debtor is free but cannot pay.',
          'في تفريج الكربة المدين محبوس، وفي التيسير طليق لا يجد ما يسدّد به.',
          'Borçlu mahkûma destek programında borçlu cezaevindedir; Teysir’de ise özgürdür ama borcunu ödeyemez.',
        ),
      ),
      ask(
        say(
          'Could the debtor get into debt again?',
          'وهل يعود المدين إلى الدَّين؟',
          'Borçlu yeniden borca girebilir mi?',
        ),
        say(
          'Nobody is helped twice. A financial counselor stays with the family for six months.',
          'لا يُساعَد أحد مرتين، ويرافق الأسرة مستشار مالي ستة أشهر.',
          'Kimseye iki kez yardım edilmez. Bir mali danışman altı ay aileye eşlik eder.',
        ),
      ),
      ask(
        say('Is the whole debt paid?', 'هل يُسدَّد الدَّين كله؟', 'Borcun tamamı mı ödenir?'),
        say(
          'Yes, except for what the creditor forgives. We pay nothing until the goal is reached.',
          'نعم، إلا ما يُسقطه الدائن. ولا يُدفع شيء قبل اكتمال الهدف.',
          'Evet, alacaklının vazgeçtiği kısım dışında. Hedefe ulaşılmadan ödeme yapılmaz.',
        ),
      ),
    ],
  },
} satisfies Partial<Record<DemoType, ProgramPage>>;
