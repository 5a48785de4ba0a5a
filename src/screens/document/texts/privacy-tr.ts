import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const privacyTr: SiteDocument = {
  title: 'Gizlilik politikası',
  lead: 'Hakkınızda neleri, ne için öğrendiğimiz, bu bilgileri başka kimlerin gördüğü ve bilgilerin ne zaman silindiği. Kısacası bir bağışın gerektirdiğinden fazlasını istemeyiz.',
  updatedOn: '2026-11-25',
  sections: [
    {
      id: 'what-we-hold',
      title: 'Hakkınızda sakladığımız bilgiler',
      blocks: [
        'Kim olduğunuzu söylemeden her sayfayı okuyabilir, hesaplayıcıları kullanabilir ve sepeti doldurabilirsiniz. Bağış yaparken yalnızca bağışın gerektirdiği bilgileri isteriz:',
        [
          'makbuz ve bu bağışla ilgili iletiler için adınız ve e-posta adresiniz',
          'girerseniz telefon numaranız',
          'ne kadar, ne için ve ne zaman bağış yaptığınız; bağışın zekât olup olmadığı',
          'başkası adına bağış yaparsanız o kişinin adı ve kartın gideceği e-posta adresi ya da telefon numarası',
          'yazarsanız mesajınız',
        ],
        'Adınız bir projenin sayfasında yalnızca “İsmim proje sayfasında görünsün” seçeneğini işaretlerseniz görünür. E-posta adresiniz ve telefon numaranız asla gösterilmez.',
        'Kart numaraları bize ulaşmaz. Kart numarasını ödeme sağlayıcısının kendi formuna ya da sayfasına yazarsınız; biz yalnızca ödemenin başarılı olup olmadığını ve olmadıysa nedenini öğreniriz.',
      ],
    },
    {
      id: 'account',
      title: 'Hesabınız',
      blocks: [
        'Bağış yapmak için hesaba ihtiyacınız yoktur. Hesap açarsanız şunları tutarız:',
        [
          'kullanıcı adınız, e-postanız ve geri okunamayacak biçimde saklanan parolanız',
          'kendi ekledikleriniz: ad, telefon, cinsiyet, doğum tarihi, uyruk, en çok bağış yaptığınız alanlar ve resminiz (resmin çekildiği yer ile zaman bilgisini sileriz)',
          'geçiş anahtarlarınız: bir açık anahtar ve hesabınızda gördüğünüz ad; parmak iziniz ve yüzünüz cihazınızda kalır',
          'oturum açtığınız cihazlar: tarayıcının ve işletim sisteminin türü ile son kullanım zamanı',
          'düzenli bağışlarınız, bunların sonraki tarihleri ve bağışlarınızla kazandığınız madalyalar',
          'adına bağış yaptığınız kişiler, zekât hesaplayıcısının sonuçları ve zekât gününüz; her biri yalnızca siz hesabınıza kaydederseniz',
          'sponsoru olduğunuz çocuklar ve onlar hakkında aldığınız haberler',
          'seçtiğiniz dil ve rakam türü, neye ne zaman onay verdiğiniz ve kapattığınız e-postalar',
          'çalışanlarımız için, ikinci doğrulama adımının şifrelenmiş bilgisi',
        ],
        'Hesap sayfanızda bu bilgilerin hepsini görebilir, bunları dosya olarak indirebilir, bir cihazın oturumunu kapatabilir ve hesabınızı silebilirsiniz. Hesap silindikten sonra bağışlarınızın tutarları defterlerimizde adınız olmadan kalır.',
      ],
    },
    {
      id: 'what-you-send',
      title: 'Bize gönderdikleriniz',
      blocks: [
        'Her form yalnızca amacının gerektirdiği bilgileri ister; girdiğiniz hiçbir bilgi başka bir amaçla kullanılmaz:',
        [
          'bülten: aboneliğinizi e-postayla onayladıktan sonra e-posta adresiniz ve diliniz',
          'kurban hatırlatması: tek bir e-posta göndermek için e-posta adresiniz ve diliniz; hatırlatmadan vazgeçerseniz adresiniz hemen silinir',
          'iletişim: mesajınız; girerseniz adınız, e-postanız ve telefonunuz',
          'etkinlikler: yeriniz ayrılsın ve bir değişiklik olursa haberiniz olsun diye adınız ve e-posta adresiniz',
          'eğitim: adınız, e-posta adresiniz, telefon numaranız ve seçtiğiniz günler; doğum tarihiniz yalnızca en az 18 yaşında olduğunuzu doğrulamak için kullanılır ve saklanmaz',
          'gönüllülük: adınız, e-postanız, telefonunuz, cinsiyetiniz, doğum tarihiniz, uyruğunuz, nerede yaşadığınız, ne zaman vaktiniz olduğu, eğitiminiz, mesleğiniz ve ilgi alanlarınız',
        ],
        'Uzun bir forma yazdıklarınız, siz gönderene ya da silene dek taslak olarak cihazınızda kalır. İstenmeyen iletilere karşı yalnızca formun nasıl doldurulduğuna bakarız; size bulmaca çözdürmeyiz, araya başka bir şirket de girmez.',
      ],
    },
    {
      id: 'cards-and-transfers',
      title: 'Kart ödemeleri ve banka havaleleri',
      blocks: [
        'Hırsızlar çalıntı kartları küçük bağışlarla dener. Bu yüzden her ağda reddedilen kartları sayar, ağın adresini de yalnızca tanınmaz hâle getirilmiş biçimde saklarız. Birkaç kart reddedilirse tarayıcınızdan küçük bir hesap yapmasını ya da sizden e-postanıza gönderilen kodu girmenizi isteriz; ret sayısı artarsa o ağdan kartla ödemeyi bir süre durdururuz. Bize yazarsanız çalışanlarımızdan biri bu engeli kaldırabilir.',
        'Bankamızın hesap ekstresi, gönderenin adını ve havalenin açıklamasını içerir. Bu bilgileri, havalenin hangi bağışa ait olduğunu bulmak için okuruz. Ad ve açıklama sonra silinir; tutar ve gün defterlerde kalır.',
      ],
    },
    {
      id: 'calculators',
      title: 'Zekât hesaplayıcısı ve diğer hesaplayıcılar',
      blocks: [
        'Hesabı tarayıcınız yapar. Sonucu sepete eklemedikçe ve hesabınızda saklamadıkça mal varlığınız hakkında hiçbir şey gönderilmez. Sepete eklerseniz yalnızca sonuç gönderilir. Hesabınızda saklarsanız yalnızca mal, nisap ve zekât toplamları, siz silene kadar tutulur. JavaScript kapalıysa girdiğiniz rakamlar hesaplama için bize gönderilir; şifrelenir ve sonuç gösterilince silinir.',
      ],
    },
    {
      id: 'what-for',
      title: 'Verilerinizi ne için kullanırız?',
      blocks: [
        [
          'bağışınızı yerine ulaştırmak ve makbuzunu göndermek için (sizinle yaptığımız sözleşme)',
          'yasanın bir yardım kuruluşundan istediği defterleri tutmak için (yasal yükümlülük)',
          'çalıntı kart kullanımını ve siteye aşırı sayıda istek gönderilmesini önlemek için (sitenin çalışmasındaki meşru menfaatimiz)',
          'aboneliğinizi e-postayla onayladıysanız bülteni göndermek için (bültenin her sayısından geri alabileceğiniz rızanız)',
          'istediyseniz ve e-postayla onayladıysanız kurban dönemini bir kez hatırlatmak için (rızanız)',
        ],
        'Profilinizi çıkarmayız, hakkınızda yalnızca otomatik yolla karar vermeyiz, verileri asla satmayız ve takas etmeyiz.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Verilerinizi başka kim görür?',
      blocks: [
        'Burada belirtilenler ve onay vermeniz hâlinde yapılan ölçüm dışında sayfalarımız başka şirketlerden hiçbir şey yüklemez: ne yazı tipi ne harita ne sayaç ne de sosyal medya düğmesi. Şu şirketler yalnızca işlerinin gerektirdiği bilgileri alır:',
        [
          'ödeme adımında seçtiğiniz ödeme sağlayıcısı: tutar, adınız ve e-posta adresiniz. Sağlayıcının betiği yalnızca o sayfada ve yalnızca kart ödemesi için yüklenir',
          'seçerseniz PayPal: tutar ve bağış numarası. Ödemeyi PayPal’ın kendi sayfasında yaparsınız; orada PayPal’ın gizlilik bildirimi geçerlidir. Bizim sayfalarımıza PayPal’dan hiçbir şey yüklenmez',
          'kart ödemelerini bizim adımıza aldığında Xendit: tutar ve bağış numarası. Kart bilgilerini Xendit’in kendi sayfasına girersiniz; orada Xendit’in gizlilik bildirimi geçerlidir. Bizim sayfalarımıza Xendit’ten hiçbir şey yüklenmez',
          'e-postalarımızı ve kısa mesajlarımızı ileten şirketler: alıcının e-posta adresi ya da telefon numarası ile iletinin metni',
          'siteyi ve dosyalarını makinelerinde barındıran şirket; bu şirket verileri kullanamaz',
        ],
        'Bir kuruluş, projesine ne bağışlandığını öğrenir; bağış yaparken adınızın gösterilmesini seçmedikçe kimin bağışladığını öğrenmez. Resmî makamlara yalnızca yasanın bizi zorunlu kıldığı durumlarda veri veririz.',
      ],
    },
    {
      id: 'cookies',
      title: 'Çerezler',
      blocks: [
        'Bütün çerezler bizimdir. Hiçbiri sizi başka sitelerde izlemez; betiklerin okuyabildiği çerezlerde kişisel bilgi yoktur. Site çerezler olmadan da çalışır ama sepetinizi ve ayarlarınızı hatırlamaz.',
        { show: 'cookies' },
        'Ödenen bir bağıştan sonra tarayıcınız yalnızca bağışın nereye yapıldığını saklar, tutar ya da isim saklamaz; böylece ana sayfa aynı bağışı yeniden önerebilir. Bu bilgi bize hiç gönderilmez; önerinin yanındaki düğmeyle silebilirsiniz.',
        'Tarayıcınız bu cihazda hesaplayıcıların, son açtığınız on projenin ve sepetinizin birer kopyasını da saklar; böylece bunları internet bağlantısı olmadan da kullanabilirsiniz. Sepetin kopyası sepetle birlikte silinir; kalanlar, tarayıcınızda bu sitenin verilerini temizlediğinizde silinir.',
        'Her sayfa türünün bir günde, her dilde kaç kez açıldığını sayarız. Bu sayım, kimin açtığına dair hiçbir şey içermez.',
      ],
    },
    {
      id: 'how-long',
      title: 'Verilerinizi ne kadar süre saklarız?',
      blocks: [
        'Süresi dolan bilgiler on dakikada bir otomatik olarak silinir. Saklama süreleri şunlardır:',
        { show: 'retention' },
        'Ödenmiş bağışlar, iadeler ve defter saklanır, çünkü muhasebe kayıtlarının saklanması gerekir. Bunlarda tutar, tarih ve amaç bulunur. Ödenmiş bir bağışa ait ad ve iletişim bilgileri, siz silinmelerini isteyene dek bu kayıtların yanında tutulur.',
      ],
    },
    {
      id: 'children',
      title: 'İhtiyaç sahipleri',
      blocks: [
        'Bir sayfada bir çocuk ya da aile hakkında yalnızca kendilerinin, velilerinin ya da vasilerinin izin verdiği bilgiler yer alır: ad (soyadı olmadan), yaş, ülke. Kimsenin yüzünü göstermesi gerekmez. İzin her zaman geri alınabilir; bu durumda sayfayı değiştiririz.',
      ],
    },
    {
      id: 'security',
      title: 'Verileriniz nasıl korunur?',
      blocks: [
        'Bütün veriler şifreli iletilir. Sepetteki adlar ve mesajlar ayrıca şifreli saklanır. Sistem kayıtlarında ne ziyaret ettiğiniz sayfaların adresi ne de kişisel veri bulunur. Çalışanlar yalnızca görevlerinin gerektirdiği bilgileri görür.',
        'Veriler size zarar verebilecek biçimde açığa çıkarsa durumu, öğrendiğimiz andan itibaren 72 saat içinde size ve veri koruma kurumuna bildireceğiz.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Haklarınız',
      blocks: [
        'Hakkınızda hangi bilgileri tuttuğumuzu sorabilir; bu bilgilerin düzeltilmesini, silinmesini ya da dosya olarak size verilmesini isteyebilir; kullanılmasına itiraz edebilir ya da sınırlandırılmasını isteyebilir, rızanızı her zaman geri alabilir ve ülkenizin veri koruma kurumuna şikâyette bulunabilirsiniz. Bize yazın; 30 gün içinde yanıtlarız ve e-posta adresinin size ait olduğunu kanıtlamanızdan başka bir şey istemeyiz.',
        { show: 'contact' },
      ],
    },
  ],
  changes: [
    {
      on: '2026-11-25',
      text: 'Hesabınızda saklayabilecekleriniz (adına bağış yaptığınız kişiler, zekât hesaplayıcısının sonuçları, zekât gününüz) ve hangi e-postaları aldığınız eklendi.',
    },
    {
      on: '2026-11-23',
      text: 'Hesap, bize gönderdikleriniz, kart kontrolleri ve banka havaleleri için ayrı bölümler açıldı; listeye yeni saklama süreleri eklendi.',
    },
    { on: '2026-11-22', text: 'İlk sürüm.' },
  ],
};
