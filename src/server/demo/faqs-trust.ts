import type { FaqGroupSeed } from '#src/server/demo/faq-seed.ts';
import { say } from '#src/server/demo/text.ts';

/** Sponsorship, checks, and what is known about donors. */
export const trustFaqs: readonly FaqGroupSeed[] = [
  {
    slug: 'sponsoring-a-child',
    title: say('Sponsoring a child', 'كفالة طفل', 'Bir çocuğa sponsor olmak'),
    questions: [
      {
        slug: 'what-does-sponsorship-pay-for',
        question: say('What does a sponsorship pay for?', 'ماذا تغطّي الكفالة؟', 'Sponsorluk neyi karşılar?'),
        answer: say(
          'What the child’s page lists: school, food, health and clothes.',
          'ما كُتب في صفحة الطفل: المدرسة والغذاء والعلاج والكسوة.',
          'Çocuğun sayfasında yazan giderleri karşılar: okul, gıda, sağlık, giyim.',
        ),
        reason: say(
          'Each item has its own monthly amount. Together they make up the sponsorship’s monthly amount, and nothing is deducted from it.',
          'لكل بند مبلغه الشهري، ومجموع هذه المبالغ هو مبلغ الكفالة الشهري، ولا يُقتطع منه شيء.',
          'Her kalemin aylık bir tutarı vardır. Toplamları aylık sponsorluk tutarını verir; bu tutardan hiçbir kesinti yapılmaz.',
        ),
      },
      {
        slug: 'if-i-stop-sponsoring',
        question: say('What happens if I stop?', 'ماذا لو أوقفتُ الكفالة؟', 'Sponsorluğu bırakırsam ne olur?'),
        answer: say(
          'The orphans’ fund continues the child’s support until another sponsor is found.',
          'تستمر كفالة الطفل من صندوق الأيتام إلى أن نجد كافلًا آخر.',
          'Yeni bir sponsor bulunana dek çocuğun desteği yetimler fonundan karşılanır.',
        ),
        reason: say(
          'The child is shown on the site again. You do not have to give a reason.',
          'يظهر الطفل في الموقع من جديد. ولست ملزمًا بذكر السبب لأحد.',
          'Çocuk sitede yeniden gösterilir. Neden bıraktığınızı kimseye açıklamak zorunda değilsiniz.',
        ),
      },
      {
        slug: 'why-no-photographs',
        question: say(
          'Why are there no photographs of children?',
          'لماذا لا توجد صور للأطفال؟',
          'Neden çocukların fotoğrafı yok?',
        ),
        answer: say(
          'Because nobody should have to show their face to be helped.',
          'لأنه لا ينبغي أن يُضطرّ أحد إلى إظهار وجهه كي يُعان.',
          'Çünkü kimse yardım almak için yüzünü göstermek zorunda olmamalı.',
        ),
        reason: say(
          'We show a first name, an age and a country, with the guardian’s consent, which can be withdrawn.',
          'نعرض الاسم الأول والعمر والبلد بموافقة الوصيّ، وله أن يسحب موافقته.',
          'Vasisinin izniyle çocuğun yalnızca adını (soyadı olmadan), yaşını ve ülkesini gösteririz; vasi bu izni geri alabilir.',
        ),
      },
      {
        slug: 'can-i-write-to-the-child',
        question: say('Can I contact the child?', 'هل يمكنني التواصل مع الطفل؟', 'Çocukla iletişim kurabilir miyim?'),
        answer: say(
          'No, but you get news of the child by email.',
          'لا، لكن تصلك أخبار الطفل بالبريد الإلكتروني.',
          'Hayır, ama çocukla ilgili haberler e-postayla size ulaşır.',
        ),
        reason: say(
          'The institution that cares for the child writes this news. Having no direct contact protects the child and the family.',
          'الجمعية التي ترعى الطفل هي التي تكتب أخباره. وفي ترك التواصل المباشر حماية للطفل وأسرته.',
          'Haberleri çocuğa bakan kuruluş yazar. Doğrudan iletişim kurulmaması çocuğu ve ailesini korur.',
        ),
      },
    ],
  },
  {
    slug: 'how-projects-are-checked',
    title: say('How projects are checked', 'كيف نتحقّق من المشاريع؟', 'Projeler nasıl denetlenir?'),
    questions: [
      {
        slug: 'is-a-case-real',
        question: say(
          'How do I know that a case is real?',
          'كيف أعرف أن الحالة حقيقية؟',
          'Bir borçlu dosyasının gerçek olduğunu nasıl anlarım?',
        ),
        answer: say(
          'Enter the case’s bill number, and we will tell you whether the bill is real and open, and how much is left to pay.',
          'أدخل رقم فاتورة الحالة نخبرك هل الفاتورة صحيحة ومفتوحة، وكم بقي لسدادها.',
          'Dosyanın fatura numarasını girin; faturanın gerçek ve açık olup olmadığını, ne kadar borç kaldığını söyleyelim.',
        ),
        reason: say(
          'Fake bills circulate in the names of people in debt. A real bill never asks you to pay a person.',
          'تُتداول فواتير مزيّفة باسم الغارمين. والفاتورة الحقيقية لا تطلب منك أبدًا أن تدفع لشخص.',
          'Borçlular adına sahte faturalar dolaşıyor. Gerçek bir fatura sizden asla bir kişiye ödeme yapmanızı istemez.',
        ),
      },
      {
        slug: 'who-approves-a-project',
        question: say('Who approves a project?', 'من يعتمد المشروع؟', 'Bir projeyi kim onaylar?'),
        answer: say(
          'A reviewer who has no part in the payments for the project.',
          'مراجع لا صلة له بالصرف على المشروع.',
          'Projenin ödemelerinde hiçbir rolü olmayan bir proje denetçisi.',
        ),
        reason: say(
          'The institution submits the project with its costs. A supervising partner may recommend a project but cannot approve it.',
          'تقدّم الجمعية المشروع مع تكاليفه. ويجوز للشريك المشرف أن يوصي به لا أن يعتمده.',
          'Kuruluş, projeyi maliyetleriyle birlikte sunar. Denetleyici ortak, projeyi önerebilir ama onaylayamaz.',
        ),
      },
      {
        slug: 'if-a-project-fails',
        question: say('What if a project fails?', 'ماذا لو تعثّر المشروع؟', 'Bir proje başarısız olursa ne olur?'),
        answer: say(
          'The project’s page says so, and the money goes to the same cause.',
          'تبيّن صفحة المشروع ذلك، ويذهب المال إلى مجال التبرّع نفسه.',
          'Sonuç, projenin sayfasında açıkça yazar; para da aynı bağış alanına gider.',
        ),
        reason: say(
          'The page of a closed project stays online and shows why it was closed and what was spent. Zakat is still spent only on those entitled to it.',
          'صفحة المشروع المغلق تبقى متاحة، وفيها سبب إغلاقه وما صُرف. وما كان من الزكاة لا يُصرف إلا لمستحقّيها.',
          'Kapanan projenin sayfası yayında kalır; neden kapandığı ve ne kadar harcandığı orada yazar. Zekât yine yalnızca zekât alabilecek kişiler için harcanır.',
        ),
      },
    ],
  },
  {
    slug: 'privacy',
    title: say('Your privacy', 'خصوصيتك', 'Gizliliğiniz'),
    questions: [
      {
        slug: 'is-my-name-shown',
        question: say('Is my name shown anywhere?', 'هل يظهر اسمي في الموقع؟', 'Adım herhangi bir yerde görünür mü?'),
        answer: say(
          'Only if you choose to show it when you donate.',
          'لا يظهر اسمك إلا إذا اخترت إظهاره عند التبرّع.',
          'Yalnızca siz bağış yaparken adınızın görünmesini seçerseniz.',
        ),
        reason: say(
          'If you do not choose to show your name, your donation is listed without one. Your email address and phone number are never shown.',
          'إذا لم تختر إظهار اسمك ظهر تبرّعك بلا اسم. أما بريدك الإلكتروني ورقم جوالك فلا يظهران أبدًا.',
          'Adınızın görünmesini seçmezseniz bağışınız adsız listelenir. E-posta adresiniz ve telefon numaranız asla gösterilmez.',
        ),
      },
      {
        slug: 'who-gets-my-data',
        question: say('Who gets my data?', 'من يحصل على بياناتي؟', 'Verilerim kime gider?'),
        answer: say(
          'Sanad, the payment provider if you pay by card, and the companies that deliver our emails and text messages.',
          'سند، ومزوّد الدفع إذا دفعت بالبطاقة، والشركات التي توصل رسائلنا الإلكترونية والنصية.',
          'Sanad’a; kartla öderseniz ödeme sağlayıcısına; bir de e-postalarımızı ve kısa mesajlarımızı ileten şirketlere.',
        ),
        reason: say(
          'Our pages load nothing from advertisers. We neither sell nor exchange data.',
          'لا تحمّل صفحاتنا شيئًا من المعلنين، ولا نبيع البيانات ولا نتبادلها.',
          'Sayfalarımız reklamcılardan hiçbir şey yüklemez. Veri satmayız, takas etmeyiz.',
        ),
      },
      {
        slug: 'do-i-need-an-account',
        question: say('Do I need an account?', 'هل أحتاج إلى حساب؟', 'Hesap açmam gerekir mi?'),
        answer: say(
          'No. You can donate as a guest.',
          'لا، يمكنك التبرّع دون حساب.',
          'Hayır. Misafir olarak bağış yapabilirsiniz.',
        ),
        reason: say(
          'We need your name and an email address for the receipt. A recurring donation by card works without an account too.',
          'نحتاج إلى اسمك وبريدك الإلكتروني من أجل الإيصال. والتبرّع الدوري بالبطاقة لا يحتاج إلى حساب أيضًا.',
          'Makbuz için adınız ve e-posta adresiniz yeter. Kartla düzenli bağış da hesap gerektirmez.',
        ),
      },
    ],
  },
];
