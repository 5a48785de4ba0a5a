import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const accessibilityTr: SiteDocument = {
  title: 'Erişilebilirlik bildirimi',
  lead: 'Bağış yapmak herkes için, her cihazla ve her kullanım biçimiyle mümkün olmalı. Burada ne kadar yol aldığımızı ve neyin eksik olduğunu yazıyoruz.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'standard',
      title: 'Kendimize koyduğumuz ölçü',
      blocks: [
        'Her sayfada ve üç dilde, Web İçeriği Erişilebilirlik Yönergeleri (WCAG) 2.2, AA düzeyi. Avrupa standardı EN 301 549 da web sitelerinden bunu ister.',
      ],
    },
    {
      id: 'how-we-check',
      title: 'Nasıl denetleriz',
      blocks: [
        [
          'Bir program, her sayfanın her durumunu İngilizce ve Arapça olarak sınar: adlar, roller, karşıtlık, başlıkların sırası.',
          'Yapılabilen her şey testlerimizde yalnızca klavyeyle yapılır ve odak hiç kaybolmaz.',
          'Her şey ölçülür: Dokunulabilen her öge en az 44’e 44 pikseldir ve hiçbir öge 360 piksellik bir ekrandan taşmaz.',
          'Sayfalar yüzde 200 metinle, sistemin renkleriyle, açık ve koyu görünümde çizilir.',
          'Okuma, arama, hesaplayıcılar, sepet ve havaleyle bağış, JavaScript olmadan sınanır.',
        ],
      ],
    },
    {
      id: 'what-helps',
      title: 'Neleri ayarlayabilirsiniz',
      blocks: [
        'Görünüm, karşıtlık ve hareket cihazınıza uyar. Her sayfanın sonunda açık ya da koyu görünümü, daha yüksek karşıtlığı ve daha az hareketi seçebilirsiniz; seçiminiz, başka hiçbir bilgi içermeyen bir çerezde saklanır.',
        'Arapça sayfalar baştan sona sağdan sola akar. Sayılar Arap ya da Latin rakamlarıyla girilebilir.',
      ],
    },
    {
      id: 'limits',
      title: 'Henüz iyi çalışmayanlar',
      blocks: [
        [
          'Kart formu ödeme şirketine aittir ve kendi çerçevesinde durur. Onu değiştiremeyiz; üstelik JavaScript gerektirir. Banka havalesi için ne bu form ne JavaScript gerekir.',
          'Haritalar ve çizilmiş şekiller resimdir. Aynı bilgi, yanlarında ya da altlarında liste veya tablo olarak yer alır.',
          'Karekodlar yalnızca görerek okunabilir. İçerdikleri numara her zaman yanlarında metin olarak yazar.',
          'Programlarla ve klavyeyle sınadık; her gün ekran okuyucu kullanan yeterince kişiyle henüz sınamadık.',
        ],
      ],
    },
    {
      id: 'tell-us',
      title: 'Önünüzdeki engeli bize bildirin',
      blocks: [
        'Yazın ya da arayın. Hangi sayfa olduğunu ve ne kullandığınızı söyleyin. Beş iş günü içinde yanıtlarız; düzelene dek orada yapmak istediğinizi sizin için biz yaparız.',
        { show: 'contact' },
        'Yanıtımız işe yaramazsa ülkenizin erişilebilirlikten sorumlu kurumuna başvurabilirsiniz.',
      ],
    },
  ],
  changes: [
    { on: '2026-11-23', text: 'Türkçenin Ğ, İ ve Ş harfleri yazı tipimize eklendi.' },
    { on: '2026-11-22', text: 'Bütün sayfalar gözden geçirildikten sonra ilk sürüm.' },
  ],
};
