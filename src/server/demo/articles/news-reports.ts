import { type ArticleSeed, figure, prose } from '#src/server/demo/articles/article-seed.ts';
import { say } from '#src/server/demo/text.ts';

export const reportNews: readonly ArticleSeed[] = [
  {
    title: say('What went wrong this quarter', 'ما لم يسر كما ينبغي في هذا الربع', 'Bu çeyrekte yolunda gitmeyenler'),
    lead: say(
      'Three delays, one mistake in our own books, and what each of them cost.',
      'ثلاث حالات تأخّر، وخطأ واحد في دفاترنا، وكلفة كل منها.',
      'Üç gecikme, kendi defterimizdeki bir hata ve her birinin bedeli.',
    ),
    body: say(
      prose(
        'A foundation in Gaziantep was poured twice. Twenty-six food baskets in Khartoum were not collected. A child in Sarajevo waited seven weeks for a pair of glasses. Each of these is reported in its project’s news.',
        'The fourth failure was ours. In one receipt in a thousand, the Arabic text gave the month of the email, not the month of the payment. Eleven donors who had given on the last evening of a month got a receipt with the wrong month. They have new receipts, and the test that would have caught the error now exists.',
      ),
      prose(
        'صُبّ أساس في غازي عنتاب مرتين، وبقيت 26 سلّة غذائية في الخرطوم لم يأتِ أصحابها لتسلّمها، وانتظر طفل في سراييفو نظارته سبعة أسابيع. وتفصيل كل منها في أخبار مشروعه.',
        'والرابع خطؤنا نحن. ففي إيصال واحد من كل ألف ذكر النص العربي شهر إرسال الرسالة لا شهر الدفع، فتسلّم أحد عشر متبرّعًا دفعوا في مساء آخر يوم من الشهر إيصالًا بشهر خاطئ. وصلتهم إيصالات جديدة، وأُضيف الاختبار الذي كان سيكشف الخطأ.',
      ),
      prose(
        'Gaziantep’te bir temel iki kez döküldü. Hartum’da yirmi altı gıda kolisini almaya gelen olmadı. Saraybosna’da bir çocuk gözlük için yedi hafta bekledi. Her biri kendi projesinin haberinde anlatılıyor.',
        'Dördüncüsü bizim hatamız. Bin makbuzdan birinde Arapça metin, ödemenin yapıldığı ayı değil e-postanın gönderildiği ayı yazmış. Ayın son akşamı bağış yapan on bir kişiye ayı yanlış yazılmış makbuz gitti. Yeni makbuzlar gönderildi; bu hatayı yakalayacak test de artık var.',
      ),
    ),
    category: 'reports',
    author: 'hala-mansour',
    original: 'en',
    daysAgo: 30,
    correction: {
      daysAgo: 28,
      text: say(
        'An earlier version of this report said that nine donors were affected. The correct number is eleven.',
        'ذكرت نسخة سابقة من هذا التقرير أن عدد المتبرّعين المتأثّرين تسعة، والصواب أحد عشر.',
        'Haberin önceki hâlinde dokuz bağışçının etkilendiği yazıyordu; doğrusu on bir.',
      ),
    },
  },
  {
    title: say(
      'Why two institutions left the platform',
      'جمعيتان غادرتا المنصة، وهذا هو السبب',
      'İki kuruluş platformdan neden ayrıldı?',
    ),
    lead: say(
      'One institution let its permit run out. The other did not want its invoices to be seen.',
      'إحدى الجمعيتين انتهى ترخيصها ولم تجدّده، والأخرى رفضت أن نطّلع على فواتيرها.',
      'Kuruluşlardan biri izin belgesini yenilemedi. Öteki, faturalarının görülmesini istemedi.',
    ),
    body: say(
      prose(
        'Collection for an institution stops automatically on the day its permit ends. That happened to the first; it had four weeks’ notice, and its two projects were nearly funded. Donors were asked what to do with their money, and most of them moved their donation to a project of the same kind.',
        'The second was asked for invoices three times, and sent summaries each time. After the third time, its open projects were taken off the site, and everything that had not been paid out was returned.',
        'Neither is named here, because neither is accused of anything. Six institutions remain on the platform.',
      ),
      prose(
        'يتوقّف جمع التبرّعات لأي جمعية تلقائيًا يوم ينتهي ترخيصها. وهذا ما حدث للأولى: أُنذرت قبل أربعة أسابيع، وكان مشروعاها قريبين من الاكتمال. سُئل المتبرّعون، ونقل أكثرهم تبرّعاتهم إلى مشاريع من النوع نفسه.',
        'أما الثانية فطُلبت منها الفواتير ثلاث مرات، فأرسلت في كل مرة ملخّصات. وبعد المرة الثالثة أُزيلت مشاريعها المفتوحة من الموقع، ورُدّ كل ما لم يُصرف.',
        'لا نسمّي الجمعيتين لأنهما غير متّهمتين بشيء. وبقيت في المنصة ست جمعيات.',
      ),
      prose(
        'Bir kuruluş için bağış toplama, izin belgesinin süresinin dolduğu gün kendiliğinden durur. İlk kuruluşun başına bu geldi: Dört hafta önceden uyarılmıştı; iki projesinin de hedefine az kalmıştı. Bağışçılara paraları için ne istedikleri soruldu; çoğu bağışını aynı türden bir projeye aktardı.',
        'İkincisinden üç kez fatura istendi, üçünde de özet gönderdi. Üçüncü seferden sonra açık projeleri siteden kaldırıldı, kuruluşa aktarılmamış tutarın tamamı iade edildi.',
        'İkisinin de adını yazmıyoruz, çünkü ikisi de bir şeyle suçlanmıyor. Platformda altı kuruluş kaldı.',
      ),
    ),
    category: 'reports',
    author: 'hala-mansour',
    original: 'ar',
    daysAgo: 75,
  },
  {
    title: say(
      'The quarter in figures: where each dollar went',
      'الربع في أرقام: أين ذهب كل دولار؟',
      'Rakamlarla çeyrek: Her dolar nereye gitti?',
    ),
    lead: say(
      'Where donors did not cover the card fee, it took two cents of every dollar. The platform kept nothing.',
      'ذهب إلى رسوم البطاقات 2% من كل تبرّع بالبطاقة لم يتحمّل صاحبه رسومه، ولم تأخذ المنصة لنفسها شيئًا.',
      'Bağışçının üstlenmediği kart ücretleri dolar başına iki sent tuttu; platform kendine bir şey ayırmadı.',
    ),
    body: say(
      prose(
        figure('A dollar given by card, without the fee covered.', [
          ['Part', 'Cents'],
          ['Reached the project', '98'],
          ['Fee of the card provider', '2'],
          ['Kept by the platform', '0'],
        ]),
        'Two in three donors who paid by card covered the fee. The bank kept nothing from transfers, but they took two days on average to arrive; one took eleven. Each line in the ledger can be traced to its project.',
      ),
      prose(
        figure('دولار دُفع بالبطاقة ولم يتحمّل صاحبه الرسوم.', [
          ['البند', 'سنت'],
          ['وصل إلى المشروع', '98'],
          ['رسوم مزوّد الدفع', '2'],
          ['ما أخذته المنصة', '0'],
        ]),
        'اثنان من كل ثلاثة متبرّعين دفعوا بالبطاقة تحمّلا الرسوم. أما التحويلات فلم يأخذ البنك منها شيئًا، لكنها استغرقت يومين في المتوسط، واستغرق أحدها أحد عشر يومًا. ويمكن تتبّع كل قيد في دفتر الأستاذ إلى مشروعه.',
      ),
      prose(
        figure('Kart ücreti üstlenilmeden kartla verilen bir dolar.', [
          ['Kalem', 'Sent'],
          ['Projeye ulaşan', '98'],
          ['Kart sağlayıcısının ücreti', '2'],
          ['Platformda kalan', '0'],
        ]),
        'Kartla bağış yapan her üç kişiden ikisi ücreti üstlendi. Havalelerden banka kesinti yapmadı ama havalelerin ulaşması ortalama iki gün sürdü; biri on bir günde ulaştı. Defterdeki her kayıt projesine kadar izlenebiliyor.',
      ),
    ),
    category: 'reports',
    author: 'hala-mansour',
    original: 'en',
    daysAgo: 90,
  },
];
