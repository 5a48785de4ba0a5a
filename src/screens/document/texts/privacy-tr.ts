import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const privacyTr: SiteDocument = {
  title: 'Gizlilik politikası',
  lead: 'Hakkınızda neleri, ne için öğreniriz; bunları başka kim görür ve ne zaman silinirler. Kısacası: bir bağışın gerektirdiği en az bilgi.',
  updatedOn: '2026-11-25',
  sections: [
    {
      id: 'what-we-hold',
      title: 'Hakkınızda tuttuklarımız',
      blocks: [
        'Kim olduğunuzu söylemeden her sayfayı okuyabilir, hesaplayıcıları kullanabilir ve sepeti doldurabilirsiniz. Bağış yaparken yalnızca bağışın gerektirdiği bilgileri isteriz:',
        [
          'makbuz ve bu bağışla ilgili iletiler için adınız ve e-postanız',
          'girerseniz telefon numaranız',
          'neyi, neye, ne zaman bağışladığınız ve zekât olup olmadığı',
          'başkası adına bağış yaparsanız: onun adı ve kartın gideceği e-posta ya da telefon',
          'yazarsanız mesajınız',
        ],
        'Adınız bir projenin sayfasında yalnızca siz işaretlerseniz görünür. E-postanız ve telefonunuz asla gösterilmez.',
        'Kart numaraları bize ulaşmaz. Onları ödeme şirketinin çerçevesine ya da sayfasına yazarsınız; biz yalnızca ödemenin başarılı olup olmadığını ve olmadıysa nedenini öğreniriz.',
      ],
    },
    {
      id: 'account',
      title: 'Hesabınız',
      blocks: [
        'Bağış yapmak için hesaba ihtiyacınız yoktur. Açarsanız şunları tutarız:',
        [
          'kullanıcı adınız, e-postanız ve geri okunamayacak biçimde parolanız',
          'kendi ekledikleriniz: ad, telefon, cinsiyet, doğum tarihi, uyruk, en çok bağış yaptığınız alanlar ve çekildiği yer ile zaman bilgisi silinmiş bir resim',
          'geçiş anahtarlarınız: bir açık anahtar ve gördüğünüz ad; parmak iziniz ve yüzünüz cihazınızda kalır',
          'oturum açtığınız cihazlar: tarayıcının ve sistemin türü ile son kullanım zamanı',
          'düzenli bağışlarınız, bunların sonraki tarihleri ve bağışlarınızla kazandığınız madalyalar',
          'adına bağış yaptıklarınız, zekât hesaplayıcısının sonuçları ve kameri yılınızın günü; her biri yalnızca siz kaydederseniz',
          'sponsoru olduğunuz çocuklar ve size iletilen haberleri',
          'kullandığınız dil ve rakam türü, neye ne zaman onay verdiğiniz ve durdurduğunuz e-postalar',
          'çalışanlar için, şifrelenmiş olarak ikinci doğrulama bilgisi',
        ],
        'Hesap sayfanızda bunların hepsini görebilir, dosya olarak indirebilir, bir cihazın oturumunu kapatabilir ve hesabı silebilirsiniz. Bundan sonra defterlerde tutarlar adınız olmadan kalır.',
      ],
    },
    {
      id: 'what-you-send',
      title: 'Bize gönderdikleriniz',
      blocks: [
        'Her form amacının gerektirdiği bilgiyi ister ve bunların hiçbiri başka bir amaçla kullanılmaz:',
        [
          'bülten: e-postayla onayladıktan sonra e-postanız ve diliniz',
          'kurban mevsimi hatırlatması: aynıları, tek bir e-posta için; vazgeçtiğinizde hemen silinir',
          'iletişim: mesajınız; girerseniz adınız, e-postanız ve telefonunuz',
          'etkinlikler: yeriniz ayrılsın ve bir değişiklik olursa haberiniz olsun diye adınız ve e-postanız',
          'eğitim: ayrıca telefonunuz ve seçtiğiniz günler; doğum tarihiniz yalnızca 18 yaş şartı için denetlenir, saklanmaz',
          'gönüllülük: ayrıca telefonunuz, cinsiyetiniz, doğum tarihiniz ve uyruğunuz, nerede yaşadığınız, ne zaman vaktiniz olduğu, eğitiminiz, mesleğiniz ve ilgi alanlarınız',
        ],
        'Uzun bir forma yazdıklarınız, siz gönderene ya da silene dek taslak olarak cihazınızda kalır. İstenmeyen iletilere karşı yalnızca formun nasıl doldurulduğuna bakarız; ne bilmece vardır ne de başka bir şirket.',
      ],
    },
    {
      id: 'cards-and-transfers',
      title: 'Kart ödemeleri ve banka havaleleri',
      blocks: [
        'Hırsızlar çalıntı kartları küçük bağışlarla dener. Bu yüzden her ağın reddedilen kartlarını, ağın adresini tanınmaz hâle getirerek sayarız; birkaç retten sonra tarayıcınızdan küçük bir hesap ya da e-postanıza gönderilen bir kod isteriz; daha fazlasında o ağdan kartla ödeme bir süre durur. Çalışanlarımızdan biri bunu kaldırabilir: bize yazın.',
        'Bankamızın hesap ekstresi, havaleyi gönderenin adını ve açıklamasını içerir. Bunu, havalenin hangi bağışa ait olduğunu bulmak için okuruz. Ad ve açıklama sonra silinir; tutar ve gün defterlerde kalır.',
      ],
    },
    {
      id: 'calculators',
      title: 'Zekât ve öteki hesaplayıcılar',
      blocks: [
        'Hesabı tarayıcınız yapar. Sonucu sepete eklemediğiniz ya da hesabınızda saklamadığınız sürece mal varlığınız hakkında hiçbir şey gönderilmez; sepete eklediğinizde yalnızca sonuç gönderilir, hesabınızda sakladığınızda ise siz silene kadar yalnızca mal, nisap ve zekât toplamları tutulur. JavaScript olmadan rakamlar hesaplanmak üzere gönderilir; şifrelenir ve sonuç gösterilince silinir.',
      ],
    },
    {
      id: 'what-for',
      title: 'Ne için kullanırız',
      blocks: [
        [
          'bağışınızı yerine getirmek ve makbuzunu göndermek için (sizinle yaptığımız sözleşme)',
          'yasanın bir yardım kuruluşundan istediği defterleri tutmak için (yasal yükümlülük)',
          'çalıntı kartları ve aşırı sayıda isteği önlemek için (sitenin çalışmasındaki meşru menfaatimiz)',
          'e-postayla onayladıysanız bülteni göndermek için (her sayıda geri alabileceğiniz rızanız)',
          'istediyseniz ve e-postayla onayladıysanız kurban mevsimini bir kez hatırlatmak için (rızanız)',
        ],
        'Profilinizi çıkarmayız, hakkınızda yalnızca otomatik yolla karar vermeyiz, verileri asla satmaz ve takas etmeyiz.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Başka kim görür',
      blocks: [
        'Burada belirtilenler ve onay verirseniz ölçüm dışında sayfalar başka şirketlerden hiçbir şey yüklemez: yazı tipi, harita, sayaç ya da sosyal ağ düğmesi yoktur. Şu şirketler, işlerinin gerektirdiği bilgileri alır:',
        [
          'ödeme adımında seçtiğiniz ödeme şirketi: tutar, adınız ve e-postanız. Betiği yalnızca o sayfada ve yalnızca kart ödemesi için yüklenir',
          'seçerseniz PayPal: tutar ve bağış numarası. Ödemeyi onun kendi sayfasında yaparsınız, orada onun gizlilik bildirimi geçerlidir; bizim sayfalarımıza PayPal’dan hiçbir şey yüklenmez',
          'kart ödemelerini bizim adımıza aldığında Xendit: tutar ve bağış numarası. Kart bilgilerini onun kendi sayfasına girersiniz, orada onun gizlilik bildirimi geçerlidir; bizim sayfalarımıza Xendit’ten hiçbir şey yüklenmez',
          'e-postalarımızı ve kısa mesajlarımızı ileten şirketler: adres ya da numara ve metin',
          'siteyi ve dosyalarını makinelerinde barındıran şirket; bunları kullanamaz',
        ],
        'Bir kuruluş projesine ne bağışlandığını öğrenir; bağış yaparken adınızın gösterilmesini seçmedikçe kimin bağışladığını öğrenmez. Resmî makamlara yalnızca yasanın bizi zorunlu kıldığı durumlarda veri veririz.',
      ],
    },
    {
      id: 'cookies',
      title: 'Çerezler',
      blocks: [
        'Bütün çerezler bizimdir. Hiçbiri sizi başka sitelerde izlemez; betiklerin okuyabildikleri kişisel bir bilgi içermez. Site onlarsız da çalışır, yalnızca sepet ve ayarlarınız unutulur.',
        { show: 'cookies' },
        'Ödenen bir bağıştan sonra tarayıcınız bağışın nereye yapıldığını, tutar ve ad olmadan saklar; ana sayfa da onu yeniden önerebilir. Bu bilgi bize hiç gönderilmez, yanındaki düğme onu kaldırır.',
        'Tarayıcınız bu cihazda hesaplayıcıların, son açtığınız on projenin ve sepetinizin birer kopyasını da saklar; böylece bağlantı olmadan da çalışırlar. Sepetin kopyası sepetle birlikte silinir; kalanlar, tarayıcınızda bu sitenin verilerini temizlediğinizde silinir.',
        'Her sayfa türünün bir günde, her dilde kaç kez açıldığını sayarız. Bu sayım, kimin açtığına dair hiçbir şey içermez.',
      ],
    },
    {
      id: 'how-long',
      title: 'Ne kadar saklarız',
      blocks: [
        'Bir program, süresi dolanı on dakikada bir siler. Kullandığı süreler şunlardır:',
        { show: 'retention' },
        'Ödenmiş bağışlar, iadeler ve defter saklanır, çünkü defterlerin saklanması gerekir. Bunlarda tutar, tarih ve amaç bulunur. Ödenmiş bir bağışa ait ad ve adres, silinmesini isteyene dek onların yanında tutulur.',
      ],
    },
    {
      id: 'children',
      title: 'İhtiyaç sahipleri',
      blocks: [
        'Bir sayfa, bir çocuk ya da aile hakkında yalnızca kendilerinin, velilerinin ya da vasilerinin izin verdiğini söyler: bir ad (soyadı olmadan), yaş, ülke. Yüz göstermek gerekmez. İzin her zaman geri alınabilir; bu durumda sayfayı değiştiririz.',
      ],
    },
    {
      id: 'security',
      title: 'Nasıl korunur',
      blocks: [
        'Her şey şifreli iletilir. Sepetteki adlar ve mesajlar ayrıca şifreli saklanır. Sistem kayıtlarında ziyaret ettiğiniz sayfaların adresi ve kişisel veri yoktur. Çalışanlar yalnızca görevlerinin gerektirdiği bilgileri görür.',
        'Veriler size zarar verebilecek biçimde açığa çıkarsa, öğrendiğimiz andan itibaren 72 saat içinde size ve yetkili makama bildiririz.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Haklarınız',
      blocks: [
        'Hakkınızda ne tuttuğumuzu sorabilir; düzeltilmesini, silinmesini ya da dosya olarak size verilmesini isteyebilir; kullanılmasına itiraz edebilir ya da sınırlandırılmasını isteyebilir, rızanızı her zaman geri alabilir ve ülkenizin veri koruma kurumuna şikâyette bulunabilirsiniz. Bize yazın; 30 gün içinde yanıtlarız ve e-postanın size ait olduğunu kanıtlamanızdan başka bir şey istemeyiz.',
        { show: 'contact' },
      ],
    },
  ],
  changes: [
    {
      on: '2026-11-25',
      text: 'Hesabınızda saklayabilecekleriniz: adına bağış yaptıklarınız, zekât hesaplayıcısının sonuçları, zekât gününüz; ve aldığınız e-postalar.',
    },
    {
      on: '2026-11-23',
      text: 'Hesap, bize gönderdikleriniz, kart kontrolleri ve banka havaleleri için ayrı bölümler; tabloda daha çok süre.',
    },
    { on: '2026-11-22', text: 'İlk sürüm.' },
  ],
};
