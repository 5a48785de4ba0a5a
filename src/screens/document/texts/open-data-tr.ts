import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const openDataTr: SiteDocument = {
  title: 'Açık veri',
  lead: 'Projelerimiz ve programlarımız için ne kadar istendiğini ve ne kadar toplandığını gösteren, herkesin okuyabileceği, yeniden hesaplayıp yayımlayabileceği tablolar.',
  updatedOn: '2026-11-22',
  sections: [
    {
      id: 'license',
      title: 'Verilerle ne yapabilirsiniz?',
      blocks: [
        'Buradaki her şey Creative Commons Atıf 4.0 (CC BY 4.0) lisanslıdır: Ticari olanlar dâhil her amaçla kullanabilirsiniz; kaynak olarak Sanad’ı belirtmeniz yeterlidir.',
        'Tablolar, siz istediğinizde defterdeki kayıtlardan oluşturulur; en fazla on dakika öncesine aittir.',
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
      title: 'Tablolarda neler yer almıyor ve neden?',
      blocks: [
        [
          'Bağışçılar: adları, tek tek bağışları ve bağış yaptıkları günler yer almaz.',
          'Tek bir kişiyle, örneğin bir yetimle ilgili projeler: programlarının toplamında sayılır ama kendi satırları yoktur. Aile verdiği izni geri alabilir, kopyalanmış bir tablo ise geri alınamaz.',
        ],
      ],
    },
    {
      id: 'formats',
      title: 'Dosyaların biçimi',
      blocks: [
        [
          'CSV, RFC 4180’e göre: UTF-8, virgülle ayrılmış, gerektiğinde tırnaklı; sütun adları ilk satırda.',
          'JSON: lisansı, sütun adlarını ve “rows” altında satırları içeren tek bir nesne.',
          'Tutarlar, para biriminin en küçük birimi cinsinden tam sayı olarak yazılır: “2500” değeri 25,00 dolar demektir.',
          'Hesap tablosu programının formül sanabileceği her metnin başına kesme işareti konur.',
        ],
      ],
    },
    {
      id: 'on-your-site',
      title: 'Kendi sitenizde bir proje',
      blocks: [
        'Her projenin, ilerlemesini gösteren bir kartı ve bir rozeti vardır. Bunları almak için projenin sayfasında “Paylaş”, ardından “Bu projeyi sitenize ekleyin” bölümünü açın. Kart da rozet de çerez bırakmaz, betik yüklemez; ikisi de üç dilde sunulur. oEmbed destekleyen siteler bunları kendiliğinden bulur.',
      ],
    },
    {
      id: 'questions',
      title: 'Verilerle ilgili sorular',
      blocks: ['Bir sayı size yanlış görünürse bize yazın; düzeltir ve burada belirtiriz.', { show: 'contact' }],
    },
  ],
  changes: [{ on: '2026-11-22', text: 'Projeleri ve programları içeren ilk yayın.' }],
};
