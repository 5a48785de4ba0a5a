import { type ArticleSeed, figure, prose } from '#src/server/demo/articles/article-seed.ts';
import { say } from '#src/server/demo/text.ts';

/** News of debts, zakat and sacrifices. */
export const givingNews: readonly ArticleSeed[] = [
  {
    title: say(
      'Case 29977 is closed: the creditor forgave the last third',
      'إغلاق الحالة 29977: الدائن أسقط الثلث الأخير',
      '29977 numaralı dosya kapandı: Alacaklı, borcun son üçte birinden vazgeçti',
    ),
    lead: say(
      '$4,000 of $6,000 was paid. The court’s release order is dated the same day.',
      'دُفع 4,000 دولار من 6,000، وصدر قرار المحكمة بالإفراج في اليوم نفسه.',
      '6.000 doların 4.000 doları ödendi. Mahkemenin tahliye kararı aynı günün tarihini taşıyor.',
    ),
    body: say(
      prose(
        'When two-thirds had been paid, the creditor’s lawyer called the court and said that it was enough. Everything that had been given was paid to the creditor; nothing was left over to move elsewhere.',
        'We do not say who the man is or who forgave him. The case stays on record with its bill number, so that a fake bill with the same number can be exposed.',
      ),
      prose(
        'حين سُدّد الثلثان اتصل محامي الدائن بالمحكمة وقال إن هذا يكفي. ودُفع للدائن كل ما جُمع، ولم يبقَ شيء يُنقل إلى غيره.',
        'لا نكتب من هو الرجل ولا من سامحه. وتبقى الحالة في السجل برقم فاتورتها، حتى تُكشف أي فاتورة مزيّفة تحمل الرقم نفسه.',
      ),
      prose(
        'Borcun üçte ikisi ödenince alacaklının avukatı mahkemeyi arayıp bu tutarın yeterli olduğunu söyledi. Toplananın tamamı alacaklıya ödendi; başka yere aktarılacak para kalmadı.',
        'Borçlunun kim olduğunu da alacağından kimin vazgeçtiğini de yazmıyoruz. Dosya, fatura numarasıyla kayıtta duruyor; aynı numarayı taşıyan sahte bir fatura böylece anlaşılır.',
      ),
    ),
    category: 'debts',
    author: 'omar-al-rashid',
    original: 'ar',
    daysAgo: 5,
    project: 'Case 29977: settled out of court',
  },
  {
    title: say(
      'Nine shopkeepers’ debts: five creditors paid in full',
      'تسعة من أصحاب المحال: سداد كامل لخمسة دائنين',
      'Dokuz esnafın borçları: Beş alacaklının parası tamamen ödendi',
    ),
    lead: say(
      'The Tayseer Committee paid $33,900 by court transfer. Two of the nine shops have opened again.',
      'دفعت لجنة تيسير 33,900 دولار عن طريق حساب المحكمة، وعاد اثنان من المحال التسعة إلى العمل.',
      'Teysir Komisyonu 33.900 doları mahkeme aracılığıyla havale etti. Dokuz dükkândan ikisi yeniden açıldı.',
    ),
    body: say(
      prose(
        'The smallest debts were paid first. That is not the fairest order, the committee says, but it is the one that stops the most lawsuits for the same money: five creditors have withdrawn theirs.',
        'A bakery and a school supply store are open again. The other seven owners work for wages now, and four of them say that they would rather keep doing so.',
      ),
      prose(
        'سُدّدت الديون الأصغر أولًا. وتقول اللجنة إن هذا ليس الترتيب الأعدل، لكنه يوقف أكبر عدد من الدعاوى بالمبلغ نفسه: فقد سحب خمسة دائنين دعاواهم.',
        'عاد إلى العمل مخبز ومحلّ قرطاسية. أما أصحاب المحال السبعة الأخرى فيعملون اليوم بأجر، ويقول أربعة منهم إنهم يفضّلون البقاء كذلك.',
      ),
      prose(
        'Önce en küçük borçlar ödendi. Komisyona göre en adil sıra bu değil, ama aynı parayla en çok davayı durduran sıra bu: Beş alacaklı davasından vazgeçti.',
        'Bir fırın ile bir kırtasiye yeniden açık. Öteki yedi esnaf şimdi ücretli çalışıyor; dördü böyle devam etmek istediğini söylüyor.',
      ),
    ),
    category: 'debts',
    author: 'omar-al-rashid',
    original: 'ar',
    daysAgo: 52,
    project: 'Clear the debts of nine insolvent shopkeepers',
  },
  {
    title: say(
      'This month’s nisab, and how it was worked out',
      'نصاب هذا الشهر وطريقة حسابه',
      'Bu ayın nisabı ve nasıl hesaplandığı',
    ),
    lead: say(
      '$10,931.00 for 85 grams of gold, $963.90 for 595 grams of silver.',
      '10,931.00 دولارًا بحساب 85 غرامًا من الذهب، و963.90 دولارًا بحساب 595 غرامًا من الفضة.',
      '85 gram altına göre 10.931,00 dolar, 595 gram gümüşe göre 963,90 dolar.',
    ),
    body: say(
      prose(
        'The nisab is a weight, not a sum; the sum moves with the price of the metal. The calculator shows the time of each price and warns you if a price is old.',
        figure('The two thresholds at Sanad’s example prices.', [
          ['Metal', 'Weight', 'A gram', 'Nisab'],
          ['Gold, 24 karat', '85 g', '$128.60', '$10,931.00'],
          ['Silver', '595 g', '$1.62', '$963.90'],
        ]),
        'Which of the two to go by is a question for a scholar you trust. The calculator begins with gold and lets you change to silver.',
      ),
      prose(
        'النصاب وزن لا مبلغ، والمبلغ يتبع سعر المعدن. وتعرض الحاسبة وقت كل سعر وتنبّه إن كان قديمًا.',
        figure('النصابان بالأسعار التجريبية لهذا الموقع.', [
          ['المعدن', 'الوزن', 'سعر الغرام', 'النصاب'],
          ['ذهب عيار 24', '85 غ', '$128.60', '$10,931.00'],
          ['فضة', '595 غ', '$1.62', '$963.90'],
        ]),
        'بأيّ النصابين تأخذ؟ هذا سؤال لعالم تثق به. تبدأ الحاسبة بالذهب ولك أن تختار الفضة.',
      ),
      prose(
        'Nisap bir tutar değil, ağırlıktır; tutar madenin fiyatıyla değişir. Hesaplayıcı her fiyatın saatini gösterir, eskiyse uyarır.',
        figure('Sanad’ın örnek fiyatlarıyla iki nisap.', [
          ['Maden', 'Ağırlık', 'Gramı', 'Nisap'],
          ['Altın, 24 ayar', '85 g', '$128,60', '$10.931,00'],
          ['Gümüş', '595 g', '$1,62', '$963,90'],
        ]),
        'Hangi nisabı esas alacağınızı güvendiğiniz bir âlime sorun. Hesaplayıcı altınla başlar; gümüşe geçebilirsiniz.',
      ),
    ),
    category: 'zakat',
    author: 'yusuf-demir',
    original: 'en',
    daysAgo: 15,
  },
  {
    title: say(
      'Prices for sacrifices, country by country',
      'أسعار الأضاحي والعقائق في كل بلد',
      'Ülke ülke kurban fiyatları',
    ),
    lead: say(
      'What a price includes, why a sacrifice costs more in Jordan than in Sudan, and when orders close in each country.',
      'ما الذي يشمله السعر، ولماذا تكلّف الأضحية في الأردن أكثر منها في السودان، ومتى يُغلق الحجز في كل بلد.',
      'Fiyata neler dâhil, kurban Ürdün’de neden Sudan’dakinden pahalı ve her ülkede kayıtlar ne zaman kapanıyor?',
    ),
    body: say(
      prose(
        'A price includes the animal, the slaughter, the veterinarian and the distribution of the meat. The animal is the largest part everywhere: a sheep in Jordan is raised on bought fodder, a cow in Sudan on pasture.',
        'Orders close in each country’s own time, because the animals are bought there. We never take a donation for this year and quietly move it to the next: once orders have closed, we tell you before you pay.',
      ),
      prose(
        'يشمل السعر ثمن الذبيحة والذبح والفحص البيطري وتوزيع اللحم. والذبيحة أكبر البنود في كل مكان: فالخروف في الأردن يُربّى على علف مشترى، والبقرة في السودان ترعى.',
        'ويُغلق الحجز في كل بلد بتوقيته، لأن الذبائح تُشترى هناك. ولا نقبل بعد الإغلاق تبرّعًا لهذا العام ثم نرحّله إلى العام القادم بصمت، بل نخبرك قبل أن تدفع.',
      ),
      prose(
        'Fiyata hayvan, kesim, veteriner ve etin dağıtımı dâhildir. En büyük pay her yerde hayvanın: Ürdün’de koyun satın alınan yemle, Sudan’da sığır merada beslenir.',
        'Kayıtlar her ülkede o ülkenin saatiyle kapanır, çünkü hayvanlar orada alınır. Bu yıl için yapılan bir bağışı asla sessizce gelecek yıla aktarmayız: Kayıtlar kapandıysa bunu siz ödemeden önce söyleriz.',
      ),
    ),
    category: 'sacrifices',
    author: 'yusuf-demir',
    original: 'en',
    daysAgo: 62,
  },
];
