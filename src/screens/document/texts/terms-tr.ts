import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const termsTr: SiteDocument = {
  title: 'Kullanım koşulları',
  lead: 'Sanad’da bağış yaparken neyi kabul ettiğiniz ve bizim size karşı nelerle yükümlü olduğumuz. Sade bir dille yazıldı.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'who-we-are',
      title: 'Kiminle muhatapsınız?',
      blocks: [
        'Sanad, denetimden geçmiş kuruluşların projeleri için bağış toplar ve bunları kuruluşlara aktarır. Hesap açmanız gerekmez; siteyi okumak ücretsizdir. Bağış yapan kişi reşit olmalı ya da velisinden izin almalı, bağışını kendi parasıyla ödemelidir.',
        { show: 'contact' },
      ],
    },
    {
      id: 'your-donation',
      title: 'Bağışınız',
      blocks: [
        'Ödemeden önce neye bağış yaptığınızı, tutarı, varsa kart ücretini ve projede varsa vakfa ayrılan payı görürsünüz. Geçerli olan, ödeme adımında sunucumuzun bildirdiği tutardır; sepetinizdeki tutardan farklıysa ödemeden önce size haber veririz.',
        'Bağış, ödeme onaylanınca yapılmış olur. E-postayla makbuz alırsınız. İki kez tıklamanız, geri dönmeniz ya da bağlantının kopması iki kez tahsilata yol açmaz.',
        'Banka havalesinde size bir referans numarası ve ödeme için 14 gün verilir. Kurban hisseleri ilk üç gün boyunca sizin için ayrılmış kalır; kurban kayıtlarının kapanmasına az kaldıysa hisselerin ayrıldığı süre kısalır ama en az iki saattir. Niyet ettiğinizden az para gelirse gelen tutarı, siz kalanını gönderene dek bağışınız için bekletiriz. Fazla para gelirse fazlası aynı bağış alanına gider ve size bildirilir.',
      ],
    },
    {
      id: 'where-it-goes',
      title: 'Bağışınız nereye gider?',
      blocks: [
        'Bağışınız, seçtiğiniz amaç için kullanılır. Bir proje hedefine ulaştıysa, kapandıysa ya da yürütülemiyorsa para aynı bağış alanına gider ve bu durum projenin sayfasında belirtilir. Size sormadan parayı başka bir bağış alanına aktarmayız.',
        'Sayfada tahmin olarak belirtilenler sonunda farklı çıkabilir: ödeme sağlayıcısının bize ancak sonradan bildirdiği kart ücreti ve projenin biteceği tarih.',
      ],
    },
    {
      id: 'zakat',
      title: 'Zekât',
      blocks: [
        'Zekât ayrı bir fondur. Yalnızca “Zekâta uygun” olarak işaretlenmiş projelerde, zekât alabilecek kişiler için harcanır; vakıflara asla aktarılmaz. Zekâttan ne bizim için ne de başka bir şey için pay alınır.',
        'Zekât hesaplayıcısı, âlimlerin benimsediği kurallarla hesaplar ve kaynaklarını yazar. Sonuç fetva değildir; görüş ayrılığı olan konularda güvendiğiniz bir âlime sorun. Girdiğiniz rakamlardan siz sorumlusunuz.',
      ],
    },
    {
      id: 'sacrifices',
      title: 'Kurban, kefaret ve fidye',
      blocks: [
        'Kurban bağışı yaparken bizi ve görevlendirdiğimiz kişileri, hayvanı satın almaya ve adını yazdığınız kişiler adına kesmeye vekil edersiniz. Kurban kayıtları, her ülkenin yanında yazan saatte, o ülkenin saatiyle kapanır. Ödemeniz bu saatten sonra ulaşırsa ya da hayvanın hisseleri o arada dolarsa para, siz ne istediğinizi söylemeden başka bir şey için kullanılmaz.',
        'Kefaret ve fidye doyurulan kişi sayısıyla hesaplanır: Sizin adınıza yiyecek alır, sayfada belirtilen sayıda farklı kişiye dağıtırız.',
      ],
    },
    {
      id: 'recurring',
      title: 'Düzenli bağış ve sponsorluk',
      blocks: [
        'Düzenli bağış, siz sona erdirene dek seçtiğiniz aralıkla çekilir. Bağışı dilediğiniz an sona erdirebilirsiniz; kimseye gerekçe göstermeniz gerekmez. Bizden kaynaklanan bir aksaklık nedeniyle alınamayan ödeme sonradan tahsil edilmez.',
        'Her çocuğun yalnızca bir sponsoru olur. Siz sponsorluğu bırakırsanız çocuk başka kaynaklardan desteklenmeye devam eder ve sitede yeniden gösterilir.',
      ],
    },
    {
      id: 'refunds',
      title: 'İade',
      blocks: [
        'İadeyi makbuzunuzdaki bağlantıdan isteyebilir ya da bağış numaranızla bize yazabilirsiniz. Henüz harcanmamış ve aktarılmamış tutarı iade ederiz; yanlışlıkla ya da iki kez yapılan veya başkasının sizin kartınızla yaptığı bağışı her zaman iade ederiz. Çekilen tutar, ödendiği yoldan eksiksiz iade edilir; ödeme sağlayıcısının geri vermediği ücreti biz üstleniriz.',
        'Kesilmiş bir kurban, dağıtılmış yiyecek ve kuruluşun harcadığı para iade edilemez. Bu durumda paranın neye harcandığını size bildiririz.',
      ],
    },
    {
      id: 'account',
      title: 'Hesabınız',
      blocks: [
        'Size ait bir e-posta adresiyle tek bir hesap açabilirsiniz. Parolanızı ve geçiş anahtarlarınızı kimseyle paylaşmayın, tanımadığınız bir cihazın oturumunu kapatın. Daha önce aynı e-posta adresiyle yaptığınız bağışlar, adresi onayladığınızda hesaba eklenir.',
        'Hesabınızı dilediğiniz zaman hesap sayfanızdan silebilirsiniz; önce düzenli bağışlarınızı sona erdirmeniz gerekir. Bir hesabı, yalnızca dolandırıcılık ya da başkalarına zarar vermek için kullanılıyorsa kapatırız; nedenini size bildirir, iade edilebilecek tutarı iade ederiz.',
        'Kademeler ve madalyalar, verdikleriniz için bir teşekkürdür; bir hak doğurmaz. İade edilen tutar toplamdan düşülür ama hiçbir madalya geri alınmaz.',
      ],
    },
    {
      id: 'events-and-training',
      title: 'Etkinlikler ve eğitimler',
      blocks: [
        'Sayfada bir ücret yazmıyorsa etkinliğe katılmak ve eğitime başvurmak ücretsizdir. Etkinlik doluysa bekleme listesine katılabilirsiniz; boşalan yer listedeki ilk kişinin olur ve bu kişiye e-postayla haber verilir. Gelemeyecekseniz e-postadaki bağlantıyla kaydınızı iptal edin; yeriniz başkasına açılsın.',
        'Eğitimler, son başvuru gününde 18 yaşını doldurmuş olanlar içindir. Bir başvuruyu kabul etmeyebiliriz; kabul etmezsek size bildiririz. Bir etkinliği ya da eğitimi iptal eder veya tarihini değiştirirsek e-postayla haber veririz.',
      ],
    },
    {
      id: 'uploads',
      title: 'Gönderdikleriniz ve yükledikleriniz',
      blocks: [
        'Yazdıklarınız ve yükledikleriniz sizindir. Bunları, gösterilmesini istediğiniz yerde göstermemize izin verirsiniz: bağışınızın yanındaki mesaj, hesabınızdaki resim. Başkasına ait olan ya da görüntülenmesine izin vermemiş kişileri gösteren hiçbir şey göndermeyin. Bu kurallara uymayan içeriği kaldırırız.',
      ],
    },
    {
      id: 'what-we-ask',
      title: 'Sizden istediklerimiz',
      blocks: [
        [
          'Kendi adınızı ve kendi ödeme aracınızı kullanın.',
          'Suçtan elde edilmiş parayı bağışlamayın. Böyle bir parayı bildirmekle yükümlüyüz ve bağışı iade edebiliriz.',
          'İhtiyaç sahipleri hakkında, sayfalarımızda gösterilenden fazlasını yayımlamayın.',
          'İhtiyaç sahiplerinden sizinle iletişime geçmelerini istemeyin; yazılı anlaşma olmadan bizim adımıza bağış toplamayın.',
        ],
      ],
    },
    {
      id: 'the-site',
      title: 'Sitenin kendisi',
      blocks: [
        'Sitenin çalışması ve içeriğinin doğru olması için gayret ederiz; yine de kesinti olabilir. Bizden kaynaklanan bir hata size para kaybettirirse bu parayı geri veririz. Sitenin desenleri, metinleri ve logoları bize ya da bunları hazırlayanlara aittir; yazılım, kendi lisansıyla açık kaynaklıdır.',
        'Buradaki hiçbir hüküm, ülkenizin yasalarının size tüketici ya da bağışçı olarak tanıdığı bir hakkı elinizden almaz. Bunun dışında, Sanad’ın kayıtlı olduğu ülkenin hukuku geçerlidir.',
      ],
    },
    {
      id: 'changes',
      title: 'Koşulların değişmesi',
      blocks: [
        'Bir bağışa, yapıldığı günün koşulları uygulanır. Değişiklikler aşağıda tarihleriyle yer alır; düzenli bağışlarda yürürlüğe girmeden 30 gün önce e-postayla bildirilir.',
      ],
    },
  ],
  changes: [
    {
      on: '2026-11-23',
      text: 'Hesaplar, etkinlikler ve eğitimler ile yüklediğiniz içerikler hakkında bölümler eklendi.',
    },
    { on: '2026-11-22', text: 'İlk sürüm.' },
  ],
};
