import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const accessibilityTr: SiteDocument = {
  title: 'Erişilebilirlik bildirimi',
  lead: 'Bağış yapmak herkes için, her cihazla ve her kullanım biçimiyle mümkün olmalı. Bu sayfada ne kadar yol aldığımızı ve neyin eksik olduğunu yazıyoruz.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'standard',
      title: 'Uyduğumuz standart',
      blocks: [
        'Her sayfada ve üç dilin hepsinde Web İçeriği Erişilebilirlik Yönergeleri’ne (WCAG 2.2, AA düzeyi) uyarız. Avrupa standardı EN 301 549 da web sitelerinin bu yönergelere uymasını ister.',
      ],
    },
    {
      id: 'how-we-check',
      title: 'Erişilebilirliği nasıl denetliyoruz?',
      blocks: [
        [
          'Otomatik testler, her sayfanın her durumunu İngilizce ve Arapça olarak denetler: ögelerin adları ve rolleri, kontrast, başlıkların sırası.',
          'Testlerimizde, sitenin sunduğu her şey yalnızca klavyeyle yapılabildi ve klavye odağı hiç kaybolmadı.',
          'Testlerimiz her sayfayı ölçer: Dokunulabilen her öge en az 44’e 44 pikseldir ve hiçbir öge 360 piksellik bir ekrandan taşmaz.',
          'Sayfalar yüzde 200’e büyütülmüş metinle, sistemin renkleriyle (zorlanmış renkler), açık ve koyu görünümde sınanır.',
          'Okuma, arama, hesaplayıcılar, sepet ve havaleyle bağış, JavaScript olmadan sınanır.',
        ],
      ],
    },
    {
      id: 'what-helps',
      title: 'Ayarlayabilecekleriniz',
      blocks: [
        'Görünüm, kontrast ve hareket cihazınızın ayarlarına uyar. Her sayfanın sonunda açık ya da koyu görünümü, daha yüksek kontrastı ve daha az hareketi seçebilirsiniz; seçiminiz, başka hiçbir bilgi içermeyen bir çerezde saklanır.',
        'Arapça sayfalar baştan sona sağdan sola akar. Sayılar Doğu Arap ya da Latin rakamlarıyla girilebilir.',
      ],
    },
    {
      id: 'limits',
      title: 'Henüz iyi çalışmayanlar',
      blocks: [
        [
          'Kart formu ödeme sağlayıcısına aittir ve ayrı bir çerçevede açılır. Bu formu biz değiştiremeyiz; form ayrıca JavaScript gerektirir. Banka havalesi için ne bu form ne de JavaScript gerekir.',
          'Haritalar ve grafikler birer resimdir. Aynı bilgi, yanlarında ya da altlarında liste veya tablo olarak yer alır.',
          'Karekodlar yalnızca görerek okunabilir. İçerdikleri numara her zaman yanlarında metin olarak yazar.',
          'Siteyi programlarla ve yalnızca klavyeyle sınadık; ancak her gün ekran okuyucu kullanan yeterli sayıda kişiyle henüz sınamadık.',
        ],
      ],
    },
    {
      id: 'tell-us',
      title: 'Karşılaştığınız engeli bize bildirin',
      blocks: [
        'Bize yazın ya da bizi arayın. Engelin hangi sayfada olduğunu, hangi cihazı ve programı kullandığınızı belirtin. Beş iş günü içinde yanıt vereceğiz; sorun giderilene dek o sayfada yapmak istediğinizi sizin için biz yapacağız.',
        { show: 'contact' },
        'Yanıtımız işe yaramazsa ülkenizin erişilebilirlikten sorumlu kurumuna başvurabilirsiniz.',
      ],
    },
  ],
  changes: [
    { on: '2026-11-23', text: 'Türkçenin Ğ, İ ve Ş harfleri yazı tipimize eklendi.' },
    { on: '2026-11-22', text: 'Bütün sayfaların gözden geçirilmesinin ardından yayımlanan ilk sürüm.' },
  ],
};
