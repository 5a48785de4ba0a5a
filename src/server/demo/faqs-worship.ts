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
          'إذا بلغت مدّخراتك النصاب ومضى عليها عام قمري كامل في ملكك.',
          'En az nisap miktarına tam bir kameri yıl boyunca sahip olduğunuzda.',
        ),
        reason: say(
          'The nisab is the value of 85 g of gold, or of 595 g of silver; the calculator shows both at today’s prices. Where scholars differ, ask one you trust.',
          'النصاب قيمة 85 غرامًا من الذهب أو 595 غرامًا من الفضة، والحاسبة تعرض القيمتين بأسعار اليوم. وحيث تختلف الآراء فاسأل عالمًا تثق به.',
          'Nisap 85 gram altının ya da 595 gram gümüşün değeridir; hesaplayıcı ikisini de bugünün fiyatıyla gösterir. Görüş ayrılığı olan konularda güvendiğiniz bir âlime sorun.',
        ),
      },
      {
        slug: 'is-zakat-kept-apart',
        question: say('Is my zakat kept separate?', 'هل تُحفظ زكاتي منفصلة عن غيرها؟', 'Zekâtım ayrı tutuluyor mu?'),
        answer: say(
          'Yes, from your payment to the last cent spent.',
          'نعم، من لحظة الدفع إلى آخر قرش يُصرف.',
          'Evet, ödeme anından harcanan son kuruşa kadar.',
        ),
        reason: say(
          'Zakat has its own fund in our books and its own bank accounts. It cannot be given to a project that does not accept zakat, nor to an endowment.',
          'للزكاة صندوق مستقل في دفاترنا وحسابات بنكية خاصة بها. ولا يمكن صرفها لمشروع لا تصحّ فيه الزكاة ولا لوقف.',
          'Zekâtın defterimizde ayrı bir fonu, bankada ayrı hesapları vardır. Zekât, hiçbir vakfa ve zekât kabul etmeyen hiçbir projeye aktarılamaz.',
        ),
      },
      {
        slug: 'zakat-on-gold-jewelry',
        question: say(
          'Do I pay zakat on jewelry I wear?',
          'هل أزكّي الحُليّ التي ألبسها؟',
          'Taktığım takının zekâtını vermem gerekir mi?',
        ),
        answer: say(
          'Scholars differ, so the calculator lets you choose.',
          'اختلف العلماء في ذلك، والحاسبة تترك الاختيار لك.',
          'Âlimler bu konuda farklı görüştedir; hesaplayıcıda hangi görüşe uyacağınızı siz seçersiniz.',
        ),
        reason: say(
          'Many scholars count only gold that is stored or bought as an investment; Hanafi scholars also count gold that is worn. Enter the weight of your gold for each karat.',
          'يرى كثير من العلماء أن الزكاة في الذهب المدّخر أو المقتنى للاستثمار وحده، ويرى الحنفية أنها في الملبوس أيضًا. أدخل وزن ما لديك من كل عيار.',
          'Birçok âlim yalnızca saklanan ya da yatırım için alınan altını hesaba katar; Hanefi âlimler takılan altını da katar. Altınınızın ağırlığını her ayar için ayrı ayrı girin.',
        ),
      },
      {
        slug: 'are-my-figures-stored',
        question: say(
          'Are the figures I enter stored?',
          'هل تُحفظ الأرقام التي أدخلها؟',
          'Girdiğim rakamlar saklanıyor mu?',
        ),
        answer: say(
          'No. The figures stay on your device.',
          'لا، تبقى الأرقام على جهازك.',
          'Hayır. Rakamlar cihazınızda kalır.',
        ),
        reason: say(
          'Your browser does the math. Nothing is sent unless you add the result to the cart or save it in your account.',
          'يُجري متصفحك الحساب، ولا يُرسل إلينا شيء إلا إذا أضفت النتيجة إلى السلّة أو حفظتها في حسابك.',
          'Hesaplamayı tarayıcınız yapar. Sonucu sepete eklemedikçe ya da hesabınıza kaydetmedikçe hiçbir şey gönderilmez.',
        ),
      },
      {
        slug: 'when-do-sacrifices-close',
        question: say(
          'When do orders for sacrifices close?',
          'إلى متى يمكنني حجز أضحية؟',
          'Kurban için ne zamana dek vekâlet verebilirim?',
        ),
        answer: say(
          'At the hour shown beside each country, in that country’s time.',
          'حتى الساعة المكتوبة بجانب كل بلد، بتوقيت ذلك البلد.',
          'Her ülkenin yanında yazan saate kadar, o ülkenin saatiyle.',
        ),
        reason: say(
          'A sheep or goat is one share; a cow or camel is seven. If your payment arrives after orders close, or the last animal has been taken in the meantime, we will ask you before we use the money for anything else.',
          'الشاة من الضأن أو الماعز سهم واحد، والبقرة أو الجمل سبعة أسهم. وإذا وصل المال بعد إغلاق الحجز، أو حُجزت آخر ذبيحة قبل وصوله، سألناك قبل أن نصرفه في شيء آخر.',
          'Koyun ya da keçi bir hissedir; sığır ya da deve yedi hissedir. Ödemeniz kurban kayıtları kapandıktan sonra ulaşırsa ya da son hayvanın hisseleri o arada dolduysa parayı başka bir şey için kullanmadan önce size sorarız.',
        ),
      },
    ],
  },
];
