import type { FaqGroupSeed } from '#src/server/demo/faq-seed.ts';
import { say } from '#src/server/demo/text.ts';

/** Giving, and what comes after it. */
export const givingFaqs: readonly FaqGroupSeed[] = [
  {
    slug: 'giving',
    title: say('Giving', 'التبرّع', 'Bağış'),
    questions: [
      {
        slug: 'do-you-take-a-fee',
        question: say(
          'Do you take a fee from my donation?',
          'هل تقتطعون رسومًا من تبرّعي؟',
          'Bağışımdan kesinti yapıyor musunuz?',
        ),
        answer: say(
          'No. We take nothing from donations.',
          'لا، لا نقتطع شيئًا من التبرّعات.',
          'Hayır. Bağışlardan hiçbir pay almıyoruz.',
        ),
        reason: say(
          'Only the payment provider, such as the company that processes your card, takes a fee. We show it before you pay, and you can choose to cover it; the box for this is never checked for you. A bank transfer costs only what your own bank charges.\n\nSome projects pass a share of each donation on to an endowment. The percentage is shown on the project’s page before you donate, and no share is ever taken from zakat.',
          'مزوّد الدفع وحده، كالشركة التي تعالج الدفع ببطاقتك، يتقاضى رسومًا، ونعرضها عليك قبل الدفع، ولك أن تتحمّلها؛ ولا نفعّل هذا الخيار عنك أبدًا. أما التحويل البنكي فلا يكلّفك إلا ما يطلبه بنكك.\n\nوبعض المشاريع تخصّص نصيبًا من كل تبرّع للوقف، وتجد نسبته في صفحة المشروع قبل أن تتبرّع، ولا يُقتطع هذا النصيب من الزكاة أبدًا.',
          'Yalnızca ödeme sağlayıcısı, örneğin kart ödemesini işleyen şirket, ücret alır. Bu ücret, siz ödeme yapmadan önce gösterilir. İsterseniz ücreti siz üstlenebilirsiniz; ilgili kutuyu asla sizin yerinize işaretlemeyiz. Banka havalesinde yalnızca kendi bankanızın aldığı ücret vardır.\n\nBazı projelerde her bağışın bir payı bir vakfa ayrılır. Bu payın oranı, siz bağış yapmadan önce projenin sayfasında gösterilir; zekâttan asla pay alınmaz.',
        ),
      },
      {
        slug: 'how-can-i-pay',
        question: say('How can I pay?', 'كيف أدفع؟', 'Nasıl ödeyebilirim?'),
        answer: say(
          'By card, with PayPal or by bank transfer, with or without an account.',
          'بالبطاقة أو عبر PayPal أو بالتحويل البنكي، سواء أكان لديك حساب في سند أم لا.',
          'Kartla, PayPal ile ya da banka havalesiyle; sitede hesap açmanız gerekmez.',
        ),
        reason: say(
          'Card details go straight to the payment provider and never reach us. For a transfer you get a reference and account details to copy, and we wait 14 days for the money to arrive. Shares of a sacrifice are reserved for you for the first three of those days.',
          'تصل بيانات البطاقة مباشرة إلى مزوّد الدفع ولا تصل إلينا أبدًا. وعند التحويل نعطيك رقمًا مرجعيًا وبيانات الحسابات لتنسخها، وننتظر تحويلك 14 يومًا، أما أسهم الذبائح فنحفظها لك في الأيام الثلاثة الأولى فقط من هذه المدة.',
          'Kart bilgileri doğrudan ödeme sağlayıcısına gider, bize hiç ulaşmaz. Havale için size bir referans numarası ve kopyalayacağınız hesap bilgileri verilir; havaleyi 14 gün bekleriz. Kurban hisseleri bu sürenin ilk üç günü boyunca sizin için ayrılmış kalır.',
        ),
      },
      {
        slug: 'can-i-donate-regularly',
        question: say('Can I donate regularly?', 'هل يمكنني التبرّع بانتظام؟', 'Düzenli bağış yapabilir miyim?'),
        answer: say(
          'Yes: every day, week, month or year.',
          'نعم: كل يوم أو أسبوع أو شهر أو سنة.',
          'Evet: her gün, hafta, ay veya yıl.',
        ),
        reason: say(
          'You choose the amount and the interval before you pay. If a payment is missed through our fault, we do not collect it later. To pause, change or cancel your donation, open the link in any of your receipts; once you cancel it, nothing more is charged.',
          'تختار المبلغ وتكرار التبرّع قبل الدفع. وإذا فاتت دفعة بسبب خلل عندنا فلا نحصّلها لاحقًا. ولإيقاف تبرّعك مؤقتًا أو تعديله أو إنهائه، افتح الرابط الذي في أي إيصال من إيصالاتك. وبعد الإنهاء لا يُخصم منك شيء.',
          'Tutarı ve bağış sıklığını ödemeden önce siz seçersiniz. Bizden kaynaklanan bir aksaklık yüzünden alınamayan ödemeyi sonradan tahsil etmeyiz. Bağışınıza ara vermek, bağışı değiştirmek ya da sona erdirmek için makbuzlarınızdan herhangi birindeki bağlantıyı açın; bağışı sona erdirdikten sonra hiçbir tutar çekilmez.',
        ),
      },
      {
        slug: 'more-than-the-goal',
        question: say(
          'What happens to money above the goal?',
          'ماذا يحدث لما يزيد على هدف المشروع؟',
          'Hedefi aşan para ne olur?',
        ),
        answer: say(
          'Money above the goal goes to the same cause, and we tell you.',
          'تذهب الزيادة إلى مجال التبرّع نفسه، ونخبرك بذلك.',
          'Hedefi aşan para, projenin bağış alanına gider; bunu size bildiririz.',
        ),
        reason: say(
          'If a project is close to its goal, the page offers you exactly the amount that is still needed. Money that arrives beyond the goal, for example from a late bank transfer, is not lost.',
          'إذا اقترب المشروع من هدفه عرضنا عليك المبلغ المتبقي بالضبط. وما يصل زيادةً على الهدف مع ذلك، كتحويل بنكي متأخّر، لا يضيع منه شيء.',
          'Projenin hedefine az kaldıysa sayfa size tam olarak kalan tutarı önerir. Yine de hedefi aşan bir tutar, örneğin geç gelen bir havale, boşa gitmez.',
        ),
      },
      {
        slug: 'in-somebody-s-name',
        question: say(
          'Can I donate in somebody’s name?',
          'هل يمكنني التبرّع باسم شخص آخر؟',
          'Başkası adına bağış yapabilir miyim?',
        ),
        answer: say(
          'Yes, and we will send that person a card if you like.',
          'نعم، ونرسل إلى ذلك الشخص بطاقة إن أردت.',
          'Evet, isterseniz adına bağış yaptığınız kişiye bir kart da göndeririz.',
        ),
        reason: say(
          'The card is sent by email or text message, in the language you choose, on the day you choose, but only after your donation has been paid. It never shows the amount or your name unless you choose to show them.',
          'تُرسل البطاقة بالبريد الإلكتروني أو برسالة نصية، باللغة التي تختارها وفي اليوم الذي تختاره. ولا يظهر فيها المبلغ ولا اسمك إلا بإذنك، ولا تُرسل قبل أن يكتمل الدفع.',
          'Kart, seçtiğiniz dilde ve seçtiğiniz günde e-posta ya da kısa mesajla gider. Siz istemedikçe tutarı ve adınızı göstermez; bağışınız ödenmeden de gönderilmez.',
        ),
      },
    ],
  },
  {
    slug: 'receipts-and-refunds',
    title: say('Receipts and refunds', 'الإيصالات والاسترداد', 'Makbuz ve iade'),
    questions: [
      {
        slug: 'where-is-my-receipt',
        question: say('Where is my receipt?', 'أين إيصالي؟', 'Makbuzum nerede?'),
        answer: say(
          'In your email, as soon as the payment is confirmed.',
          'في بريدك الإلكتروني، فور تأكّد الدفع.',
          'Ödeme kesinleşir kesinleşmez e-postanızda.',
        ),
        reason: say(
          'A card payment is usually confirmed within a minute. A bank transfer is confirmed once it has reached our account and its reference has been matched.',
          'يتأكّد الدفع بالبطاقة عادةً خلال دقيقة. أما التحويل البنكي فيتأكّد حين يصل إلى حسابنا ويُطابَق رقمه المرجعي.',
          'Kart ödemesi genellikle bir dakika içinde onaylanır. Havale, hesabımıza ulaşıp referans numarası eşleştirildiğinde onaylanır.',
        ),
      },
      {
        slug: 'can-i-get-a-refund',
        question: say('Can I get my money back?', 'هل يمكنني استرداد مالي؟', 'Paramı geri alabilir miyim?'),
        answer: say(
          'Yes, as long as the money has not been spent yet.',
          'نعم، ما دام المال لم يُصرف بعد.',
          'Evet, paranız henüz harcanmadıysa.',
        ),
        reason: say(
          'Use the link in your receipt, or write to us with your donation number and the reason. The refund goes back the way the money came. Nothing is erased from our books: a refund is an entry of its own.',
          'اطلب الاسترداد من الرابط الموجود في إيصالك، أو اكتب إلينا واذكر رقم التبرّع والسبب. يعود المال بالطريقة التي دُفع بها. ولا نمحو من دفاترنا شيئًا، فالاسترداد قيد مستقل.',
          'Makbuzunuzdaki bağlantıyı kullanın ya da bağış numaranızı ve iade nedenini belirterek bize yazın. İade, ödemenin yapıldığı yoldan yapılır. Defterimizden hiçbir şey silinmez; iade ayrı bir kayıttır.',
        ),
      },
      {
        slug: 'is-the-card-fee-refunded',
        question: say('Is the card fee refunded too?', 'هل تُردّ رسوم البطاقة أيضًا؟', 'Kart ücreti de iade edilir mi?'),
        answer: say(
          'You get back what you paid; we cover what the payment provider keeps.',
          'يعود إليك ما دفعته، ونتحمّل نحن ما يحتفظ به مزوّد الدفع.',
          'Ödediğiniz tutar size döner; ödeme sağlayıcısının alıkoyduğu ücreti biz üstleniriz.',
        ),
        reason: say(
          'Payment providers often keep their fee when money is sent back. You do not bear that cost.',
          'كثيرًا ما يحتفظ مزوّدو الدفع برسومهم عند ردّ المال، ولا تتحمّلها أنت.',
          'Ödeme sağlayıcıları para iade edilince ücretlerini çoğu zaman geri vermez. Bu ücreti siz ödemezsiniz.',
        ),
      },
      {
        slug: 'transfer-late',
        question: say('My transfer is late. Is it lost?', 'تأخّر تحويلي، فهل ضاع؟', 'Havalem gecikti, kayboldu mu?'),
        answer: say(
          'No. With its reference, we can find your transfer even after the deadline has passed.',
          'لا. بالرقم المرجعي نجد تحويلك حتى بعد فوات الموعد.',
          'Hayır. Süre geçtikten sonra da havalenizi referans numarasıyla buluruz.',
        ),
        reason: say(
          'We remind you on the third and the tenth day. If less arrives than you meant to give, we hold that amount for your donation, and you can send the rest.',
          'نذكّرك بالتحويل في اليومين الثالث والعاشر. وإذا وصل مبلغ أقل مما أردت التبرّع به حفظناه لتبرّعك، ويمكنك إرسال الباقي.',
          'Havaleyi üçüncü ve onuncu günde size hatırlatırız. Niyet ettiğinizden az para gelirse bu para bağışınız için bekletilir; kalanını gönderebilirsiniz.',
        ),
      },
    ],
  },
];
