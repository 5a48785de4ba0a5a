import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const termsTr: SiteDocument = {
  title: 'Kullanım koşulları',
  lead: 'Burada bağış yaparken neyi kabul edersiniz, biz size karşı neyle yükümlüyüz. Okunsun diye yazıldı.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'who-we-are',
      title: 'Kiminle muhatapsınız',
      blocks: [
        'Sanad, denetlenmiş kuruluşların projeleri için bağış toplar ve bunları kuruluşlara aktarır. Hesap açmanız gerekmez, okumak ücretsizdir. Bağış yapan kişi reşit olmalı ya da velisinden izin almalı, kendi parasıyla ödemelidir.',
        { show: 'contact' },
      ],
    },
    {
      id: 'your-donation',
      title: 'Bağışınız',
      blocks: [
        'Ödemeden önce neye bağışladığınızı, tutarı, varsa kart ücretini ve projede varsa vakfa ayrılan payı görürsünüz. Geçerli olan, ödeme adımında sunucumuzun bildirdiği tutardır; sepetinizdekinden farklıysa önce size söylenir.',
        'Bağış, ödeme onaylanınca yapılmış olur. E-postayla makbuz alırsınız. İki kez tıklamanız, geri dönmeniz ya da bağlantının kopması iki kez tahsilata yol açmaz.',
        'Banka havalesinde size bir referans ve ödeme için 14 gün verilir. Kurban hisseleri bu sürenin ilk üç gününde sizin için tutulur; kapanışa az kaldıysa bu süre kısalır, ama en az iki saattir. Niyet ettiğinizden az gelirse siz kalanını gönderene dek bu tutarı bağışınız için bekletiriz. Fazla gelirse aynı bağış alanına gider ve size bildirilir.',
      ],
    },
    {
      id: 'where-it-goes',
      title: 'Nereye gider',
      blocks: [
        'Seçtiğiniz iş için kullanılır. Bir proje hedefine ulaştıysa, kapandıysa ya da yürütülemiyorsa para aynı bağış alanına gider ve bu sayfada belirtilir. Size sormadan başka bir alana aktarmayız.',
        'Sayfada tahmin olarak belirtilenler sonunda farklı çıkabilir: ödeme şirketinin bize ancak sonradan bildirdiği kart ücreti ve projenin biteceği tarih.',
      ],
    },
    {
      id: 'zakat',
      title: 'Zekât',
      blocks: [
        'Zekât ayrı bir fondur. Yalnızca zekât alabilecek kişilere ve “Zekâta uygun” olarak işaretlenmiş projelere harcanır, vakıflara asla aktarılmaz. Ondan ne bizim için ne başka bir şey için pay alınır.',
        'Hesaplayıcı, âlimlerin benimsediği kurallarla hesaplar ve kaynaklarını yazar. Fetva değildir: görüşlerin ayrıldığı yerde güvendiğiniz bir âlime sorun. Girdiğiniz rakamlardan siz sorumlusunuz.',
      ],
    },
    {
      id: 'sacrifices',
      title: 'Kurban, kefaret ve fidye',
      blocks: [
        'Kurban bağışı yaparken bizi ve görevlendirdiğimiz kişileri, hayvanı satın almaya ve adını yazdığınız kişiler adına kesmeye vekil edersiniz. Kurban kabulü, her ülkenin yanında yazan saatte, o ülkenin saatiyle kapanır. Bu saatten sonra ulaşan ya da hisseleri o arada dolan bir hayvan için gelen para, siz ne istediğinizi söylemeden başka bir şeye kullanılmaz.',
        'Kefaret ve fidye doyurulan kişi sayısıyla hesaplanır: sizin adınıza yiyecek alır, sayfanın söylediği kadar farklı kişiye dağıtırız.',
      ],
    },
    {
      id: 'recurring',
      title: 'Düzenli bağış ve sponsorluk',
      blocks: [
        'Düzenli bağış, siz durdurana dek seçtiğiniz aralıkla çekilir. Dilediğiniz an durdurabilirsiniz; kimseye gerekçe göstermeniz gerekmez. Bizden kaynaklanan bir aksaklık nedeniyle alınamayan ödeme sonradan tahsil edilmez.',
        'Sponsoru olan her çocuğun tek bir sponsoru vardır. Siz bırakınca destek başka kaynaktan sürer ve çocuk yeniden gösterilir.',
      ],
    },
    {
      id: 'refunds',
      title: 'İade',
      blocks: [
        'İadeyi makbuzunuzdaki bağlantıdan isteyebilir ya da bağış numaranızla bize yazabilirsiniz. Henüz harcanmamış ya da aktarılmamış olanı iade ederiz; yanlışlıkla ya da iki kez yapılan veya başkasının sizin kartınızla yaptığı bağışı her zaman iade ederiz. Çekilen tutar, ödendiği yoldan eksiksiz iade edilir; ödeme şirketinin geri vermediği ücreti biz üstleniriz.',
        'Kesilmiş bir kurban, dağıtılmış yiyecek ve kuruluşun harcadığı para iade edilemez. O zaman neye harcandığını size bildiririz.',
      ],
    },
    {
      id: 'account',
      title: 'Hesabınız',
      blocks: [
        'Size ait bir e-postayla tek bir hesap açabilirsiniz. Parolanızı ve geçiş anahtarlarınızı kimseyle paylaşmayın, tanımadığınız bir cihazın oturumunu kapatın. Daha önce aynı e-postayla yapılan bağışlar, e-postayı onayladığınızda hesaba eklenir.',
        'Hesabınızı dilediğiniz zaman hesap sayfanızdan silebilirsiniz; önce düzenli bağışlarınızı sonlandırmanız gerekir. Bir hesabı yalnızca dolandırıcılıkta ya da başkalarına zarar vermekte kullanılırsa kapatırız; nedenini size bildirir, iade edilebileni iade ederiz.',
        'Kademeler ve madalyalar, verdikleriniz için bir teşekkürdür; bir hak doğurmaz. İade toplamı düşürür ama madalyayı geri almaz.',
      ],
    },
    {
      id: 'events-and-training',
      title: 'Etkinlikler ve eğitimler',
      blocks: [
        'Sayfada bir ücret yazmıyorsa etkinliğe katılmak ve eğitime başvurmak ücretsizdir. Etkinlik doluysa bekleyebilirsiniz: boşalan yer sıradaki ilk kişinin olur ve kendisine e-posta gider. Gelemeyecekseniz e-postadaki bağlantıyla kaydınızı iptal edin; yeriniz başkasına açılsın.',
        'Eğitimler, kaydın son gününde 18 yaşını doldurmuş olanlar içindir. Bir başvuruyu kabul etmeyebiliriz; bunu size bildiririz. Bir etkinliği ya da eğitimi iptal eder veya tarihini değiştirirsek e-postayla haber veririz.',
      ],
    },
    {
      id: 'uploads',
      title: 'Gönderdikleriniz ve yükledikleriniz',
      blocks: [
        'Yazdıklarınız ve yükledikleriniz sizindir. Bunları, gösterilmesini istediğiniz yerde göstermemize izin verirsiniz: bağışınızın yanındaki mesaj, hesabınızdaki resim. Başkasına ait olanı ya da izin vermemiş kişileri gösteren bir şeyi göndermeyin. Buna uymayanı kaldırırız.',
      ],
    },
    {
      id: 'what-we-ask',
      title: 'Sizden istediklerimiz',
      blocks: [
        [
          'Kendi adınızı ve kendi ödeme aracınızı kullanın.',
          'Suçtan elde edilmiş parayı bağışlamayın. Bildirmekle yükümlüyüz ve bağışı iade edebiliriz.',
          'İhtiyaç sahipleri hakkında sayfada gösterilenden fazlasını yayımlamayın.',
          'İhtiyaç sahiplerinden sizinle iletişime geçmelerini istemeyin; yazılı anlaşma olmadan bizim adımıza bağış toplamayın.',
        ],
      ],
    },
    {
      id: 'the-site',
      title: 'Sitenin kendisi',
      blocks: [
        'Siteyi çalışır durumda, içeriğini doğru tutmaya gayret ederiz; yine de kesinti olabilir. Bizden kaynaklanan bir hata size para kaybettirirse geri veririz. Sitenin desenleri, metinleri ve logoları bize ya da yapanlara aittir; program, kendi lisansıyla açık kaynaklıdır.',
        'Buradaki hiçbir hüküm, ülkenizin yasalarının size tüketici ya da bağışçı olarak tanıdığı bir hakkı elinizden almaz. Bunun dışında, derneğin kayıtlı olduğu ülkenin hukuku geçerlidir.',
      ],
    },
    {
      id: 'changes',
      title: 'Koşulların değişmesi',
      blocks: [
        'Bir bağışa, yapıldığı günün koşulları uygulanır. Değişiklikler aşağıda tarihleriyle yazar; düzenli bağışlarda yürürlüğe girmeden 30 gün önce e-postayla bildirilir.',
      ],
    },
  ],
  changes: [
    { on: '2026-11-23', text: 'Hesap, etkinlik ve eğitimler ile yükledikleriniz hakkında bölümler.' },
    { on: '2026-11-22', text: 'İlk sürüm.' },
  ],
};
