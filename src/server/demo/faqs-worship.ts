import type { FaqGroupSeed } from '#src/server/demo/faq-seed.ts';
import { say } from '#src/server/demo/text.ts';

/** Zakat and sacrifices. */
export const worshipFaqs: readonly FaqGroupSeed[] = [
  {
    slug: 'zakat',
    title: say('Zakat and sacrifices', 'الزكاة والأضاحي', 'Zekât ve kurban'),
    questions: [
      {
        slug: 'when-is-zakat-due',
        question: say(
          'When is zakat due on savings?',
          'متى تجب الزكاة في المدّخرات؟',
          'Birikimin zekâtı ne zaman farz olur?',
        ),
        answer: say(
          'When you have owned at least the nisab for a whole lunar year.',
          'إذا بلغت النصاب ومضى عليها عام قمري كامل في ملكك.',
          'En az nisap miktarına tam bir kameri yıl boyunca sahip olduğunuzda.',
        ),
        reason: say(
          'The nisab is the value of 85 g of gold, or of 595 g of silver; the calculator shows both at today’s prices. Where scholars differ, ask one you trust.',
          'النصاب قيمة 85 غرامًا من الذهب أو 595 غرامًا من الفضة، والحاسبة تعرضهما بأسعار اليوم. وحيث تختلف الآراء فاسأل عالمًا تثق به.',
          'Nisap 85 gram altının ya da 595 gram gümüşün değeridir; hesaplayıcı ikisini de bugünün fiyatıyla gösterir. Görüşlerin ayrıldığı yerde güvendiğiniz âlime sorun.',
        ),
      },
      {
        slug: 'is-zakat-kept-apart',
        question: say('Is my zakat kept apart?', 'هل تُحفظ زكاتي منفصلة؟', 'Zekâtım ayrı tutuluyor mu?'),
        answer: say(
          'Yes, from the payment to the last coin spent.',
          'نعم، من لحظة الدفع إلى آخر قرش يُصرف.',
          'Evet, ödeme anından harcanan son kuruşa kadar.',
        ),
        reason: say(
          'It has its own fund in our books and its own bank accounts. It cannot be given to a project that does not accept zakat, nor to an endowment.',
          'لها صندوق مستقل في دفاترنا وحسابات بنكية خاصة بها. ولا يمكن صرفها لمشروع لا تصحّ فيه الزكاة ولا لوقف.',
          'Defterimizde ayrı bir fonu, bankada ayrı hesapları vardır. Zekât verilemeyen bir projeye ya da vakfa aktarılamaz.',
        ),
      },
      {
        slug: 'zakat-on-gold-jewelry',
        question: say(
          'Do I pay zakat on jewelry I wear?',
          'هل أزكّي الحلي الذي ألبسه؟',
          'Taktığım takının zekâtını verir miyim?',
        ),
        answer: say(
          'Scholars differ: the calculator lets you choose.',
          'اختلف العلماء في ذلك، والحاسبة تترك الاختيار لك.',
          'Âlimler farklı görüştedir: hesaplayıcıda siz seçersiniz.',
        ),
        reason: say(
          'Many count only gold that is stored or bought as an investment; Hanafi scholars count what is worn too. Enter the gold of each karat by its weight.',
          'يرى كثيرون أن الزكاة في الذهب المدّخر أو المقتنى للاستثمار وحده، ويرى الحنفية أنها في الملبوس أيضًا. أدخل كل عيار بوزنه.',
          'Birçok âlim yalnızca saklanan ya da yatırım için alınan altını sayar; Hanefiler takılanı da sayar. Her ayarı ağırlığıyla girin.',
        ),
      },
      {
        slug: 'are-my-figures-stored',
        question: say(
          'Are the figures I enter stored?',
          'هل تُحفظ الأرقام التي أدخلها؟',
          'Girdiğim rakamlar saklanıyor mu?',
        ),
        answer: say('No. They stay on your device.', 'لا، تبقى على جهازك.', 'Hayır. Cihazınızda kalır.'),
        reason: say(
          'Your browser does the math. Only the result is sent, and only when you put it into the cart.',
          'يُجري متصفّحك الحساب، ولا يُرسل منه إلا النتيجة، حين تضيفها أنت إلى السلّة.',
          'Hesabı tarayıcınız yapar. Yalnızca sonuç, o da siz sepete eklediğinizde gönderilir.',
        ),
      },
      {
        slug: 'when-do-sacrifices-close',
        question: say(
          'Until when can I book a sacrifice?',
          'إلى متى يمكنني حجز أضحية؟',
          'Kurban için ne zamana dek vekâlet verebilirim?',
        ),
        answer: say(
          'Until the hour written beside each country, in that country’s time.',
          'حتى الساعة المكتوبة بجانب كل بلد، بتوقيت ذلك البلد.',
          'Her ülkenin yanında yazan saate kadar, o ülkenin saatiyle.',
        ),
        reason: say(
          'A sheep or goat is one share; a cow or camel is seven. If the money arrives after that hour, or the last animal has been taken in the meantime, we ask you before we do anything else with it.',
          'الشاة من الضأن أو الماعز سهم واحد، والبقرة أو الناقة سبعة أسهم. وإذا وصل المال بعد الموعد أو حُجز آخر حيوان في أثناء ذلك، سألناك قبل أن نتصرّف في المال.',
          'Koyun ya da keçi bir hissedir; sığır ya da deve yedi hissedir. Para bu saatten sonra ulaşırsa ya da son hayvanın hisseleri o arada dolduysa başka bir şey yapmadan önce size sorarız.',
        ),
      },
    ],
  },
];
