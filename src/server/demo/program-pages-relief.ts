import { ask, type ProgramPage, step } from '#src/server/demo/program-page.ts';
import type { DemoType } from '#src/server/demo/programs.ts';
import { say } from '#src/server/demo/text.ts';

/** Relief, housing, mosques and debts. */
export const reliefPages = {
  eghatha: {
    about: say(
      'When a flood, an earthquake or a war takes everything at once, the first days decide. We buy nearby, deliver within seventy-two hours and stay until wells and bakeries work again.',
      'حين تذهب السيول أو الزلازل أو الحروب بكل شيء، تكون الأيام الأولى هي الفاصلة. نشتري من أقرب سوق، ونوصل خلال اثنتين وسبعين ساعة، ونبقى حتى تعود الآبار والأفران إلى العمل.',
      'Sel, deprem ya da savaş her şeyi bir anda alıp götürdüğünde ilk günler belirleyicidir. En yakın pazardan alır, yetmiş iki saat içinde ulaştırır, kuyular ve fırınlar yeniden çalışana kadar kalırız.',
    ),
    steps: [
      step(
        say('The need is counted on site', 'يُحصر الاحتياج في الميدان', 'İhtiyaç yerinde sayılır'),
        say(
          'A partner lists the households with the local committee.',
          'يحصر شريكنا الأسر مع اللجنة المحلية.',
          'Ortağımız haneleri yerel komiteyle birlikte kaydeder.',
        ),
      ),
      step(
        say('Three offers for every purchase', 'ثلاثة عروض لكل عملية شراء', 'Her alım için üç teklif'),
        say(
          'Water, food and tents are bought at the best of three written offers.',
          'يُشترى الماء والغذاء والخيام بأفضل عرض من ثلاثة عروض مكتوبة.',
          'Su, gıda ve çadır, yazılı üç tekliften en iyisiyle alınır.',
        ),
      ),
      step(
        say('Each delivery is signed for', 'كل تسليم بتوقيع', 'Her teslimat imzayla'),
        say(
          'Families sign for what they receive; the totals are published.',
          'توقّع الأسر على ما تستلمه، وتُنشر الأرقام الإجمالية.',
          'Aileler aldıkları için imza atar, toplamlar yayımlanır.',
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
        say('May I give my zakat here?', 'هل يجوز إخراج زكاتي فيها؟', 'Burada zekât verebilir miyim?'),
        say(
          'Yes, to projects marked “Zakat-eligible”: all who receive help there are entitled to zakat.',
          'نعم، في المشاريع المكتوب عليها «تصحّ فيه الزكاة»، فجميع مستفيديها من أهل الزكاة.',
          'Evet, “Zekâta uygun” olarak işaretlenen projelere verebilirsiniz; bu projelerde yardım alanların tümü zekât alabilecek kişilerdir.',
        ),
      ),
      ask(
        say('What if more is given than needed?', 'وماذا لو زاد التبرّع على الحاجة؟', 'İhtiyaçtan fazla toplanırsa?'),
        say(
          'A project takes no more than it still needs. If you want to give more, you choose: only what it still needs, or the whole sum to its cause.',
          'لا يأخذ المشروع أكثر مما بقي من حاجته. فإن أردت التبرّع بأكثر منه فلك الخيار: المبلغ المتبقي، أو كل تبرّعك لمجال المشروع.',
          'Bir proje, eksik kalan tutardan fazlasını almaz. Daha fazla vermek isterseniz seçim sizindir: eksik kalan tutar ya da bağışınızın tamamı projenin bağış alanına.',
        ),
      ),
    ],
  },
  eskan: {
    about: say(
      'A door that locks, a roof that does not leak, a rent that is paid. We repair and build small homes and pay arrears before a family is put out on the street.',
      'باب يُغلق، وسقف لا يتسرّب منه المطر، وإيجار مسدَّد. نرمّم البيوت الصغيرة ونبنيها، ونسدّد المتأخرات قبل أن تُخرَج الأسرة من بيتها.',
      'Kilitlenen bir kapı, akmayan bir çatı, ödenmiş bir kira. Küçük evleri onarır, yenilerini yapar, aile sokakta kalmadan birikmiş kirasını öderiz.',
    ),
    steps: [
      step(
        say('An engineer visits', 'زيارة المهندس', 'Mühendis evi görür'),
        say(
          'What has to be done is measured and priced, room by room.',
          'تُقاس الأعمال المطلوبة وتُسعَّر غرفةً غرفة.',
          'Yapılacak işler oda oda ölçülür ve fiyatlandırılır.',
        ),
      ),
      step(
        say('The title is checked', 'التحقّق من الملكية', 'Tapu veya kira sözleşmesi incelenir'),
        say(
          'The deed or lease is in the family’s name, so the home stays theirs.',
          'يكون الصك أو عقد الإيجار باسم الأسرة، ليبقى البيت لها.',
          'Tapu ya da sözleşme ailenin adınadır; ev onlarda kalır.',
        ),
      ),
      step(
        say('Paid in stages', 'الدفع على مراحل', 'Ödeme aşama aşamadır'),
        say(
          'The builder is paid after each inspection, never in advance.',
          'يُدفع للمقاول بعد كل معاينة، ولا يُدفع له مقدَّمًا.',
          'Müteahhide her denetimden sonra ödeme yapılır, peşin ödenmez.',
        ),
      ),
    ],
    questions: [
      ask(
        say('What does my donation pay for?', 'ماذا يغطي تبرّعي؟', 'Bağışım neyi karşılar?'),
        say(
          'Each project says what is built, repaired or paid, and for how many homes. Most take any amount; heating is given by the stove.',
          'يبيّن كل مشروع ما يُبنى أو يُرمَّم أو يُسدَّد، ولكم بيت. ومعظمها يقبل أي مبلغ، أما التدفئة فتُحسب بالمدفأة.',
          'Her projede neyin yapıldığı, onarıldığı ya da ödendiği ve kaç ev için olduğu yazar. Çoğuna dilediğiniz tutarı verebilirsiniz; ısınma desteği soba sayısıyla verilir.',
        ),
      ),
      ask(
        say('Who owns the home afterward?', 'لمن يكون البيت بعد ذلك؟', 'Ev sonra kimin olur?'),
        say(
          'The family. Under the contract it may not be sold for ten years.',
          'للأسرة، ولا يجوز بيعه قبل عشر سنوات بموجب العقد.',
          'Ailenin. Sözleşmeye göre on yıl satılamaz.',
        ),
      ),
      ask(
        say('Do you pay rent to landlords?', 'هل تدفعون الإيجار للمالك؟', 'Kirayı ev sahibine mi ödüyorsunuz?'),
        say(
          'Yes, to the landlord’s account, and the receipt is kept with the case.',
          'نعم، إلى حساب المالك مباشرة، ويُحفظ الإيصال في ملف الحالة.',
          'Evet, doğrudan ev sahibinin hesabına; makbuz dosyada saklanır.',
        ),
      ),
    ],
  },
  'mosque-care': {
    about: say(
      'Old mosques need a mason, village mosques a water tank and a lamp. We restore, clean and equip houses of prayer that have nobody to pay for such work.',
      'المسجد القديم يحتاج بنّاءً، ومسجد القرية يحتاج خزان ماء ومصباحًا. نرمّم بيوت الله التي لا مموّل لها، وننظّفها ونجهّزها.',
      'Eski camiye usta, köy camisine su deposu ve lamba gerekir. Masrafını karşılayacak kimsesi olmayan camileri onarır, temizler ve donatırız.',
    ),
    steps: [
      step(
        say('The request comes from the people', 'الطلب من أهل المسجد', 'İstek cemaatten gelir'),
        say(
          'Imam and neighbors ask, and the authority for mosques confirms it.',
          'يتقدّم الإمام والجيران بالطلب، وتؤكّده الجهة المشرفة على المساجد.',
          'İmam ve mahalleli başvurur, yetkili kurum onaylar.',
        ),
      ),
      step(
        say('Drawn and priced', 'مخطط وتكلفة', 'Projesi ve bedeli çıkarılır'),
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
          'تتسلّم لجنة من أهل المكان الأعمال كتابةً.',
          'Yerel bir komite işleri yazılı olarak teslim alır.',
        ),
      ),
    ],
    questions: [
      ask(
        say('May zakat pay for a mosque?', 'هل تُصرف الزكاة في المساجد؟', 'Zekât camiye verilir mi?'),
        say(
          'Most scholars say no, so these projects take charity and endowments alone.',
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
          'Yes: select “Donate on behalf or in honor of someone” below the amount.',
          'نعم: اختر «تبرّع عن شخص أو تكريمًا له» أسفل المبلغ.',
          'Evet: tutarın altında “Birinin adına veya onuruna bağış yapın” seçeneğini işaretleyin.',
        ),
      ),
      ask(
        say('Who maintains it afterward?', 'من يتولى صيانة المسجد بعد ذلك؟', 'Sonra bakımını kim yapar?'),
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
      'Somebody is in prison because of a debt and for nothing else. You pay the court’s bill, not a person, and the day it is paid in full they are released. No name is shown; the bill number proves the case.',
      'إنسان محبوس بسبب دَين لا غير. تسدّد فاتورة المحكمة لا شخصًا بعينه، ويوم تُسدَّد كاملةً يُفرج عنه. لا نعرض اسمًا، ورقم الفاتورة دليل الحالة.',
      'Biri yalnızca borcu yüzünden cezaevinde. Bir kişiye değil mahkemenin faturasına ödersiniz; fatura tamamen ödendiği gün serbest kalır. İsim gösterilmez, dosyayı fatura numarası kanıtlar.',
    ),
    steps: [
      step(
        say('The court’s papers', 'أوراق المحكمة', 'Mahkeme evrakı'),
        say(
          'Judgment, enforcement order and bill are read by a lawyer.',
          'يراجع محامٍ الحكم وأمر التنفيذ والفاتورة.',
          'Kararı, icra emrini ve faturayı bir avukat inceler.',
        ),
      ),
      step(
        say('Four conditions', 'أربعة شروط', 'Dört koşul'),
        say(
          'The claim, social security, one enforcement order, and a full year since it. You can check them below.',
          'مقدار المطالبة، والضمان الاجتماعي، وأمر تنفيذ واحد، ومضي عام كامل عليه. ويمكنك التحقّق منها أدناه.',
          'Alacağın tutarı, sosyal yardım, tek icra emri ve emrin üzerinden geçen tam bir yıl. Bunları aşağıda kontrol edebilirsiniz.',
        ),
      ),
      step(
        say('Paid to the court', 'السداد للمحكمة', 'Mahkemeye ödenir'),
        say(
          'The sum goes to the court’s account under the bill number, and to no one else.',
          'يذهب المبلغ إلى حساب المحكمة برقم الفاتورة، ولا يذهب إلى أحد سواها.',
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
          'False bills circulate. Enter the number on the page for checking cases before you pay.',
          'تنتشر فواتير مزيفة. أدخل الرقم في صفحة التحقّق من الحالات قبل أن تدفع.',
          'Sahte faturalar dolaşıyor. Ödemeden önce numarayı dosya sorgulama sayfasına yazın.',
        ),
      ),
      ask(
        say('Is zakat allowed here?', 'هل تجوز الزكاة هنا؟', 'Burada zekât verilir mi?'),
        say(
          'Yes, where the case is marked “Zakat-eligible”: debtors who cannot pay are one of the eight groups.',
          'نعم، في الحالات المكتوب عليها «تصحّ فيه الزكاة»، فالغارمون من مصارف الزكاة الثمانية.',
          'Evet, “Zekâta uygun” olarak işaretlenen dosyalarda; borcunu ödeyemeyenler sekiz sınıftan biridir.',
        ),
      ),
      ask(
        say('Which debts are left out?', 'ما الديون المستثناة؟', 'Hangi borçlar kapsam dışıdır?'),
        say(
          'Debts from a crime, government fines, and debts of people who were helped before.',
          'ديون الجرائم، وغرامات الدولة، وديون من سبق أن استفاد.',
          'Suçtan doğan borçlar, devlet cezaları ve daha önce yardım almış kişilerin borçları.',
        ),
      ),
    ],
  },
  tayseer: {
    about: say(
      'They are not in prison, but they cannot pay what they owe: a shop that failed, a treatment on credit, a guarantee that fell due. A court has found them insolvent. Your donation pays the creditor and ends the case.',
      'ليسوا في السجن، لكنهم عاجزون عن سداد ما عليهم: تجارة تعثّرت، أو علاج بالدَّين، أو كفالة حان أجلها. أثبتت المحكمة إعسارهم، وتبرّعك يسدّد للدائن وينهي القضية.',
      'Cezaevinde değiller ama borçlarını ödeyemiyorlar: batan bir dükkân, borçla yapılan tedavi, vadesi gelen bir kefalet. Mahkeme ödeme güçlerinin olmadığına karar vermiş. Bağışınız alacaklıya ödenir ve dosya kapanır.',
    ),
    steps: [
      step(
        say('Insolvency is proven', 'ثبوت الإعسار', 'Ödeme güçlüğü kanıtlanır'),
        say(
          'By the court’s decision, not by the debtor’s own statement.',
          'بقرار المحكمة، لا بإقرار المدين وحده.',
          'Borçlunun beyanıyla değil, mahkeme kararıyla.',
        ),
      ),
      step(
        say('We talk to the creditor', 'نتفاوض مع الدائن', 'Alacaklıyla görüşürüz'),
        say(
          'Many forgive a part; what is left is the goal that you see.',
          'كثيرون يُسقطون جزءًا، والمتبقي هو الهدف الذي تراه.',
          'Birçoğu alacağının bir kısmından vazgeçer; kalan, gördüğünüz hedeftir.',
        ),
      ),
      step(
        say('Closed in writing', 'إقفال موثّق', 'Yazılı olarak kapatılır'),
        say(
          'The creditor signs that nothing is owed anymore.',
          'يوقّع الدائن على أنه لم يبقَ له شيء.',
          'Alacaklı, alacağının kalmadığına dair imza verir.',
        ),
      ),
    ],
    questions: [
      ask(
        say(
          'How does it differ from Tafreej?',
          'ما الفرق بينه وبين تفريج كربة؟',
          'Borçlu mahkûma destekten farkı nedir?',
        ),
        say(
          'There the debtor is in prison; here the debtor is free but cannot pay.',
          'هناك المدين محبوس، وهنا طليق لا يجد ما يسدّد به.',
          'Orada borçlu cezaevindedir; burada özgürdür ama ödeyemez.',
        ),
      ),
      ask(
        say('Could the debtor get into debt again?', 'وهل يعود المدين إلى الدَّين؟', 'Borçlu yeniden borçlanırsa?'),
        say(
          'Nobody is helped twice. A financial counselor stays with the family for six months.',
          'لا يُساعَد أحد مرتين، ويرافق الأسرة مستشار مالي ستة أشهر.',
          'Kimseye iki kez yardım edilmez. Bir mali danışman altı ay aileye eşlik eder.',
        ),
      ),
      ask(
        say('Is the whole debt paid?', 'هل يُسدَّد الدَّين كله؟', 'Borcun tamamı mı ödenir?'),
        say(
          'All that the creditor does not forgive. Nothing is paid before the goal is reached.',
          'كل ما لم يُسقطه الدائن، ولا يُدفع شيء قبل اكتمال الهدف.',
          'Alacaklının vazgeçmediği kısmın tamamı. Hedefe ulaşılmadan ödeme yapılmaz.',
        ),
      ),
    ],
  },
} satisfies Partial<Record<DemoType, ProgramPage>>;
