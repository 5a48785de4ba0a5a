import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const openDataTr: SiteDocument = {
  title: 'Açık veri',
  lead: 'Projelerimiz ve programlarımız ne istedi, ne aldı: herkesin okuyabileceği, yeniden hesaplayıp yayımlayabileceği tablolar.',
  updatedOn: '2026-11-22',
  sections: [
    {
      id: 'license',
      title: 'Verilerle ne yapabilirsiniz',
      blocks: [
        'Buradaki her şey Creative Commons Atıf 4.0 (CC BY 4.0) lisanslıdır: ticari olanlar dâhil her amaçla kullanabilirsiniz; kaynak olarak Sanad’ı belirtmeniz yeterlidir.',
        'Tablolar siz istediğinizde defterden çıkarılır; en fazla on dakika öncesine ait olur.',
      ],
    },
    {
      id: 'projects',
      title: 'Projeler',
      blocks: ['Yayımlanmış her proje için bir satır; en eskisi başta.', { show: 'projects' }],
    },
    {
      id: 'programs',
      title: 'Programlar',
      blocks: [
        'Her program ve para birimi için bir satır. İki programda yer alan bir proje ikisinde de sayılır; bu yüzden satırlar birbiriyle toplanmamalıdır.',
        { show: 'programs' },
      ],
    },
    {
      id: 'people',
      title: 'Neler yer almıyor ve neden',
      blocks: [
        [
          'Bağışçılar: ad yok, tek tek bağışlar yok, birinin bağış yaptığı gün yok.',
          'Örneğin bir yetim gibi tek bir kişiyle ilgili projeler: programlarının toplamında sayılır ama kendi satırları yoktur. Aile verdiği izni geri alabilir, kopyalanmış bir tablo ise geri alınamaz.',
        ],
      ],
    },
    {
      id: 'formats',
      title: 'Dosyalar nasıl yazıldı',
      blocks: [
        [
          'CSV, RFC 4180’e göre: UTF-8, virgülle ayrılmış, gerektiğinde tırnaklı; sütun adları ilk satırda.',
          'JSON: lisansı, sütun adlarını ve “rows” altında satırları içeren tek bir nesne.',
          'Tutarlar para biriminin en küçük biriminin tam sayısıdır: 2500, 25,00 dolar demektir.',
          'Hesap tablosu programının formül sanabileceği bir metin kesme işaretiyle başlar.',
        ],
      ],
    },
    {
      id: 'on-your-site',
      title: 'Kendi sitenizde bir proje',
      blocks: [
        'Her projenin, ne kadar ilerlediğini gösteren bir kartı ve bir rozeti vardır: sayfasında “Paylaş”ı, sonra “Kendi sitenizde”yi açın. Bunlar çerez bırakmaz, betik çalıştırmaz; üç dilde sunulur. oEmbed okuyan siteler bunları kendiliğinden bulur.',
      ],
    },
    {
      id: 'questions',
      title: 'Verilerle ilgili sorular',
      blocks: ['Bir sayı size yanlış görünürse bize yazın; düzeltir ve burada belirtiriz.', { show: 'contact' }],
    },
  ],
  changes: [{ on: '2026-11-22', text: 'Projeler ve programlarla ilk yayın.' }],
};
