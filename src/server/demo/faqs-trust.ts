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
        question: say('What does a sponsorship pay for?', 'ماذا تغطي الكفالة؟', 'Sponsorluk neyi karşılar?'),
        answer: say(
          'What is written on the child’s page: school, food, health, clothes.',
          'ما كُتب في صفحة الطفل: المدرسة والغذاء والعلاج والكسوة.',
          'Çocuğun sayfasında yazanları: okul, gıda, sağlık, giyim.',
        ),
        reason: say(
          'Every part has its monthly price. Together they make the monthly amount, and nothing is taken from it.',
          'لكل بند مبلغه الشهري، ومجموعها مبلغ الكفالة، ولا يُقتطع منه شيء.',
          'Her kalemin aylık bir tutarı vardır. Toplamları aylık destek tutarını verir; ondan hiçbir kesinti yapılmaz.',
        ),
      },
      {
        slug: 'if-i-stop-sponsoring',
        question: say('What happens if I stop?', 'ماذا لو توقّفت؟', 'Bırakırsam ne olur?'),
        answer: say(
          'The child’s support goes on from the orphans’ fund until another sponsor is found.',
          'تستمر كفالة الطفل من صندوق الأيتام إلى أن نجد كافلًا آخر.',
          'Yeni bir sponsor bulunana dek çocuğun desteği yetim fonundan sürer.',
        ),
        reason: say(
          'The child is shown on the site again. You owe nobody a reason.',
          'ويظهر الطفل في الموقع من جديد. ولست ملزمًا بذكر السبب لأحد.',
          'Çocuk sitede yeniden gösterilir. Bunun nedenini kimseye açıklamak zorunda değilsiniz.',
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
          'نعرض الاسم الأول والعمر والبلد بموافقة الوصيّ، وله أن يسحبها.',
          'Vasisinin izniyle bir ad (soyadı olmadan), yaş ve ülke gösteririz; bu izin geri alınabilir.',
        ),
      },
      {
        slug: 'can-i-write-to-the-child',
        question: say('Can I contact the child?', 'هل يمكنني التواصل مع الطفل؟', 'Çocukla iletişim kurabilir miyim?'),
        answer: say(
          'No, but you get news of the child by email.',
          'لا، لكن تصلك أخباره بالبريد الإلكتروني.',
          'Hayır, ama ondan haberler e-postayla size ulaşır.',
        ),
        reason: say(
          'The institution that cares for the child writes them. This protects the child and the family.',
          'تكتبها الجمعية التي ترعاه. وفي هذا حماية للطفل وأسرته.',
          'Haberleri çocuğa bakan kuruluş yazar. Bu, çocuğu ve ailesini korur.',
        ),
      },
    ],
  },
  {
    slug: 'how-projects-are-checked',
    title: say('How projects are checked', 'كيف نتحقّق من المشاريع', 'Projeler nasıl denetlenir'),
    questions: [
      {
        slug: 'is-a-case-real',
        question: say(
          'How do I know that a case is real?',
          'كيف أعرف أن الحالة حقيقية؟',
          'Bir dosyanın gerçek olduğunu nasıl anlarım?',
        ),
        answer: say(
          'Enter its bill number: we tell you whether it is real and open, and how much remains.',
          'أدخل رقم الفاتورة نخبرك هل هي حقيقية ومفتوحة وكم بقي منها.',
          'Fatura numarasını girin: gerçek ve açık olup olmadığını, ne kadar kaldığını söyleriz.',
        ),
        reason: say(
          'False bills are sent around in the name of people in debt. A real one never asks you to pay a person.',
          'تُتداول فواتير مزوّرة باسم الغارمين. والفاتورة الحقيقية لا تطلب منك أبدًا أن تدفع لشخص.',
          'Borçlular adına sahte faturalar dolaşıyor. Gerçek bir fatura sizden asla bir kişiye ödeme yapmanızı istemez.',
        ),
      },
      {
        slug: 'who-approves-a-project',
        question: say('Who approves a project?', 'من يعتمد المشروع؟', 'Bir projeyi kim onaylar?'),
        answer: say(
          'A reviewer who has no part in paying for it.',
          'مراجع لا صلة له بالصرف عليه.',
          'Ödemelerinde hiçbir rolü olmayan bir proje denetçisi.',
        ),
        reason: say(
          'The institution submits it with its costs. A supervising partner may recommend it but cannot approve it.',
          'تقدّمه الجمعية مع تكاليفه. ويجوز للشريك المشرف أن يوصي به لا أن يعتمده.',
          'Projeyi kuruluş, maliyetleriyle birlikte sunar. Denetleyici ortak onu önerebilir ama onaylayamaz.',
        ),
      },
      {
        slug: 'if-a-project-fails',
        question: say('What if a project fails?', 'ماذا لو تعثّر المشروع؟', 'Bir proje başarısız olursa?'),
        answer: say(
          'Its page says so, and the money goes to the same cause.',
          'تبيّن صفحته ذلك، ويذهب المال إلى مجال التبرّع نفسه.',
          'Sayfasında yazarız, para da aynı bağış alanına gider.',
        ),
        reason: say(
          'A closed project keeps its page with the reason and what was spent. Zakat stays zakat.',
          'يحتفظ المشروع المغلق بصفحته، وفيها السبب وما أُنفق. وتبقى الزكاة زكاة.',
          'Kapanan projenin sayfası kalır; neden kapandığı ve ne harcandığı orada yazar. Zekât zekât olarak kalır.',
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
        question: say('Is my name shown anywhere?', 'هل يظهر اسمي في مكان ما؟', 'Adım herhangi bir yerde görünür mü?'),
        answer: say(
          'Only if you choose to when you donate.',
          'فقط إذا اخترت ذلك عند التبرّع.',
          'Yalnızca bağış yaparken siz isterseniz.',
        ),
        reason: say(
          'Otherwise your donation is listed without a name. Your email and phone number are never shown.',
          'وإلا ظهر تبرّعك بلا اسم. أما بريدك ورقم جوالك فلا يظهران أبدًا.',
          'Aksi hâlde bağışınız adsız listelenir. E-postanız ve telefonunuz asla gösterilmez.',
        ),
      },
      {
        slug: 'who-gets-my-data',
        question: say('Who gets my data?', 'من يحصل على بياناتي؟', 'Verilerim kime gider?'),
        answer: say(
          'We, the payment company if you pay by card, and those who deliver our emails and text messages.',
          'نحن، وشركة الدفع إذا دفعت بالبطاقة، ومن يوصل رسائلنا البريدية والنصية.',
          'Bize; kartla öderseniz ödeme şirketine; bir de e-postalarımızı ve kısa mesajlarımızı iletenlere.',
        ),
        reason: say(
          'The pages load nothing from advertisers or other sites. We neither sell nor exchange data.',
          'لا تحمّل صفحاتنا شيئًا من المعلنين ولا من مواقع أخرى. ولا نبيع البيانات ولا نتبادلها.',
          'Sayfalar reklamcılardan ya da başka sitelerden hiçbir şey yüklemez. Veri satmayız, takas etmeyiz.',
        ),
      },
      {
        slug: 'do-i-need-an-account',
        question: say('Do I need an account?', 'هل أحتاج إلى حساب؟', 'Hesap açmam gerekir mi?'),
        answer: say(
          'No. You can do everything as a guest.',
          'لا، يمكنك إتمام كل شيء دون حساب.',
          'Hayır. Her şeyi misafir olarak yapabilirsiniz.',
        ),
        reason: say(
          'We need your name and an email for the receipt. A recurring donation by card works without an account too.',
          'نحتاج إلى اسمك وبريدك الإلكتروني من أجل الإيصال. والتبرّع الدوري بالبطاقة لا يحتاج إلى حساب أيضًا.',
          'Makbuz için adınız ve e-postanız yeter. Kartla düzenli bağış da hesap gerektirmez.',
        ),
      },
    ],
  },
];
