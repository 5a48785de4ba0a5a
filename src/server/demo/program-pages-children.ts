import { ask, type ProgramPage, step } from '#src/server/demo/program-page.ts';
import type { DemoType } from '#src/server/demo/programs.ts';
import { say } from '#src/server/demo/text.ts';

/** Children without parents. */
export const childrenPages = {
  'sole-survivor': {
    about: say(
      'Each of these children is the only survivor of a whole family. They need more than a month of sponsorship: a guardian, treatment, and somebody who will still be there in ten years. Each child has a fund of their own.',
      'كل طفل من هؤلاء هو الناجي الوحيد من أسرة كاملة. وهم يحتاجون إلى أكثر من كفالة شهر: إلى وصيّ وعلاج ومن يبقى معهم بعد عشر سنين. ولكل طفل منهم صندوق خاص به.',
      'Bu çocukların her biri, koca bir aileden geriye kalan tek kişi. Onlara bir aylık sponsorluktan fazlası gerekir: bir vasi, tedavi ve on yıl sonra da yanlarında olacak biri. Her çocuğun kendi fonu vardır.',
    ),
    steps: [
      step(
        say('Records and witnesses', 'سجلات وشهود', 'Kayıtlar ve tanıklar'),
        say(
          'The loss is proven by civil records and two witnesses.',
          'يثبت فقد الأسرة بالسجل المدني وشهادة شاهدين.',
          'Aile bireylerinin vefatı, nüfus kaydı ve iki tanıkla kanıtlanır.',
        ),
      ),
      step(
        say('A guardian appointed by a court', 'وصيّ بحكم المحكمة', 'Mahkemece atanmış vasi'),
        say(
          'The court chooses the guardian, who reports to it every year.',
          'تعيّن المحكمة الوصيّ، ويرفع الوصيّ إليها تقريرًا كل عام.',
          'Vasiyi mahkeme atar; vasi her yıl mahkemeye hesap verir.',
        ),
      ),
      step(
        say('The fund belongs to the child', 'الصندوق ملك الطفل', 'Fon çocuğundur'),
        say(
          'What is not spent is kept for the child until they come of age.',
          'ما لم يُنفق يُحفظ للطفل حتى يبلغ رشده.',
          'Harcanmayan para, çocuk reşit olana kadar onun için saklanır.',
        ),
      ),
    ],
    questions: [
      ask(
        say('Why is there no photograph?', 'لماذا لا توجد صورة؟', 'Neden fotoğraf yok?'),
        say(
          'A child should not have to be shown in order to be helped. The guardian agreed only to a first name and a few facts.',
          'لا ينبغي أن يُشترط عرض الطفل لمساعدته. ولم يوافق وصيّه إلا على نشر اسمه الأول وبعض المعلومات.',
          'Hiçbir çocuk yardım almak için yüzünü göstermek zorunda kalmamalı. Vasi, yalnızca çocuğun adının ve birkaç bilginin gösterilmesine izin verdi.',
        ),
      ),
      ask(
        say('Can I give once?', 'هل أستطيع التبرّع مرة واحدة؟', 'Tek seferlik bağış yapabilir miyim?'),
        say(
          'Yes. Monthly giving lets the guardian plan ahead; a single donation goes into the same fund.',
          'نعم. التبرّع الشهري يعين الوصيّ على التخطيط، والتبرّع مرة واحدة يدخل الصندوق نفسه.',
          'Evet. Aylık bağış vasinin plan yapmasını sağlar; tek seferlik bağış da aynı fona girer.',
        ),
      ),
      ask(
        say('What will I hear afterward?', 'ما الأخبار التي تصلني بعد ذلك؟', 'Bağışımdan sonra bana neler bildirilir?'),
        say(
          'News twice a year: school, health, and what the fund paid for.',
          'تصلك أخبار الطفل مرتين في السنة: دراسته وصحته وما صُرف من الصندوق.',
          'Yılda iki kez haber alırsınız: okul, sağlık ve fondan yapılan harcamalar.',
        ),
      ),
    ],
  },
  'orphan-sponsorship': {
    about: say(
      'One child, one sponsor, month after month. Your sponsorship pays for school, food, health and clothes; if you stop one day, the orphans’ fund carries on, so that no child loses support because a card expired.',
      'طفل واحد وكافل واحد، شهرًا بعد شهر. تغطّي كفالتك المدرسة والغذاء والعلاج والكسوة، وإن أوقفتها في يوم من الأيام أكملها صندوق الأيتام، فلا تنقطع الرعاية عن طفل لأن بطاقة انتهت صلاحيتها.',
      'Bir çocuk, bir sponsor, her ay. Desteğiniz okul, gıda, sağlık ve giyim giderlerini karşılar. Bir gün bırakırsanız desteği yetimler fonu sürdürür; hiçbir çocuk, bir kartın süresi doldu diye desteksiz kalmaz.',
    ),
    steps: [
      step(
        say('A home visit', 'زيارة منزلية', 'Ev ziyareti'),
        say(
          'A social worker visits the family before the child is listed.',
          'يزور الباحث الاجتماعي الأسرة قبل إدراج الطفل.',
          'Çocuk listeye alınmadan önce sosyal hizmet görevlisi aileyi ziyaret eder.',
        ),
      ),
      step(
        say('Consent, in writing', 'موافقة مكتوبة', 'Yazılı izin'),
        say(
          'The guardian decides what is shown and may withdraw consent at any time.',
          'يقرّر الوصيّ ما يُعرض، وله سحب موافقته متى شاء.',
          'Nelerin gösterileceğine vasi karar verir ve iznini her an geri alabilir.',
        ),
      ),
      step(
        say('A visit every two months', 'زيارة كل شهرين', 'İki ayda bir ziyaret'),
        say(
          'What was paid is compared with what the child received.',
          'يُقارَن ما صُرف بما وصل إلى الطفل.',
          'Ödenen tutar, çocuğa ulaşan destekle karşılaştırılır.',
        ),
      ),
    ],
    questions: [
      ask(
        say('May I write to the child?', 'هل أستطيع مراسلة الطفل؟', 'Çocuğa yazabilir miyim?'),
        say(
          'No, but you get news of the child by email. Addresses are never shared.',
          'لا، لكن تصلك أخبار الطفل بالبريد الإلكتروني، ولا تُعطى العناوين لأحد.',
          'Hayır, ama çocukla ilgili haberler e-postayla size ulaşır. Adresler hiç kimseye verilmez.',
        ),
      ),
      ask(
        say('How long does a sponsorship last?', 'إلى متى تستمر الكفالة؟', 'Sponsorluk ne zamana kadar sürer?'),
        say(
          'Until the child is eighteen or until you stop. Stopping takes two clicks, and nobody asks why.',
          'حتى يبلغ الطفل الثامنة عشرة أو تنهي أنت الكفالة. والإنهاء بضغطتين، ولا يُسأل عن السبب.',
          'Çocuk on sekiz yaşına gelene ya da siz bırakana kadar. Bırakmak için iki tıklama yeter; kimse nedenini sormaz.',
        ),
      ),
      ask(
        say('Does a sponsorship count as zakat?', 'هل تُحسب الكفالة من الزكاة؟', 'Sponsorluk zekât sayılır mı?'),
        say(
          'Yes, if the child’s page is marked “Zakat-eligible”. Being an orphan is not enough; the family must be poor.',
          'نعم، إذا كُتب في صفحة الطفل «تصحّ فيه الزكاة»، فاليُتم وحده لا يكفي، بل لا بدّ من فقر الأسرة.',
          'Evet, çocuğun sayfası “Zekâta uygun” olarak işaretlenmişse; yetim olmak yetmez, ailenin yoksul olması gerekir.',
        ),
      ),
    ],
  },
} satisfies Partial<Record<DemoType, ProgramPage>>;
