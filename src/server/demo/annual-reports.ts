import type { LocalText } from '#src/domain/slug.ts';
import { dollars, say } from '#src/server/demo/text.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { annualReportLines, annualReportMonths, annualReports } from '#src/server/platform/db/schema/annual-reports.ts';

type Line = [label: LocalText, thousands: number];
type ReportSeed = {
  /** Years before this one. */
  yearsAgo: number;
  palette: string;
  headline: LocalText;
  /** Thousands of dollars from January on. */
  zakat: readonly number[];
  other: readonly number[];
  spending: readonly [projects: number, checks: number, fees: number];
  programs: readonly Line[];
  troubles: readonly Omit<typeof annualReportLines.$inferInsert, 'reportId' | 'part' | 'position'>[];
};

const orphans = say(
  'Orphans and sole survivors',
  'الأيتام والناجون الوحيدون من أسرهم',
  'Yetimler ve ailesinden tek kurtulanlar',
);
const relief = say('Relief: water, food, shelter', 'الإغاثة: ماء وغذاء ومأوى', 'Acil yardım: su, gıda, barınak');
const housing = say('Housing', 'الإسكان', 'Barınma');
const debts = say(
  'Debts: Tafreej and Tayseer',
  'الديون: تفريج وتيسير',
  'Borçlar: Borçlu mahkûma destek ve Teysir programları',
);
const sacrifices = say('Sacrifices', 'الأضاحي', 'Kurban');
const endowments = say('Endowments', 'الأوقاف', 'Vakıflar');

export const demoAnnualReports: readonly ReportSeed[] = [
  {
    yearsAgo: 1,
    palette: 'relief',
    headline: say(
      '$7.76 million, and where it went.',
      'سبعة ملايين وسبعمئة وستون ألف دولار، وأين صُرفت.',
      'Yedi milyon yedi yüz altmış bin dolar ve gittiği yerler.',
    ),
    zakat: [120, 140, 1100, 260, 110, 120, 110, 100, 110, 120, 130, 180],
    other: [300, 340, 820, 420, 360, 620, 340, 330, 350, 380, 410, 490],
    spending: [6840, 376, 300],
    programs: [
      [orphans, 2380],
      [relief, 1960],
      [housing, 940],
      [debts, 760],
      [sacrifices, 540],
      [endowments, 260],
    ],
    troubles: [
      {
        label: say(
          'Projects more than a month late. Each project’s page says why.',
          'عدد المشاريع التي تأخّرت أكثر من شهر، وصفحة كل مشروع تذكر السبب.',
          'Bir aydan fazla geciken proje sayısı. Her projenin sayfasında nedeni yazar.',
        ),
        count: 7,
      },
      {
        label: say(
          'Institutions that left after we asked for invoices that never came.',
          'عدد الجمعيات التي غادرت بعد أن طلبنا منها فواتير لم تصل.',
          'İstediğimiz faturaları göndermeden ayrılan kuruluş sayısı.',
        ),
        count: 2,
      },
      {
        label: say(
          'Refunded or moved to another project, with each donor’s consent.',
          'مبلغ أُعيد أو نُقل إلى مشروع آخر بموافقة كل متبرّع.',
          'Her bağışçının onayıyla iade edilen veya başka projeye aktarılan tutar.',
        ),
        amountMinor: dollars(18_400),
      },
    ],
  },
  {
    yearsAgo: 2,
    palette: 'housing',
    headline: say(
      '$5.91 million, the largest share for orphans.',
      'خمسة ملايين وتسعمئة وعشرة آلاف دولار، وأكبر نصيب منها للأيتام.',
      'Beş milyon dokuz yüz on bin dolar; en büyük pay yetimlere.',
    ),
    zakat: [90, 110, 820, 190, 90, 90, 80, 80, 90, 90, 100, 140],
    other: [220, 260, 610, 330, 280, 470, 260, 250, 270, 290, 320, 380],
    spending: [5120, 300, 260],
    programs: [
      [orphans, 1820],
      [relief, 1480],
      [housing, 700],
      [debts, 560],
      [sacrifices, 380],
      [endowments, 180],
    ],
    troubles: [
      {
        label: say(
          'Wells that gave salt water. Two were drilled again at our cost.',
          'عدد الآبار التي خرج ماؤها مالحًا، وأُعيد حفر اثنتين منها على نفقتنا.',
          'Tuzlu su çıkan kuyu sayısı. Bunların ikisinde, masrafı kendimiz karşılayarak yeniden sondaj yaptık.',
        ),
        count: 3,
      },
    ],
  },
  {
    yearsAgo: 3,
    palette: 'orphans',
    headline: say(
      'Our first report: $3.27 million.',
      'تقريرنا الأول: ثلاثة ملايين ومئتان وسبعون ألف دولار.',
      'İlk raporumuz: üç milyon iki yüz yetmiş bin dolar.',
    ),
    zakat: [0, 40, 160, 420, 60, 50, 40, 40, 50, 50, 60, 80],
    other: [60, 90, 240, 330, 180, 260, 150, 150, 160, 170, 190, 240],
    spending: [2780, 190, 150],
    programs: [
      [orphans, 1010],
      [relief, 890],
      [housing, 380],
      [debts, 280],
      [sacrifices, 220],
    ],
    troubles: [],
  },
];

const SPENT_ON = [
  say('Projects, paid against invoices', 'المشاريع، مقابل فواتير', 'Fatura karşılığı proje ödemeleri'),
  say('Field checks', 'الرقابة الميدانية', 'Saha denetimleri'),
  say('Bank and card fees', 'رسوم البنوك والبطاقات', 'Banka ve kart ücretleri'),
];

const thousands = (amount: number) => dollars(amount * 1000);

/** The reports of the last three years. They are older than the donations of the ledger, so their figures are rows with their source. */
export async function seedAnnualReports(tx: Database, now: Date): Promise<void> {
  for (const { headline, other, palette, programs, spending, troubles, yearsAgo, zakat } of demoAnnualReports) {
    const year = now.getUTCFullYear() - yearsAgo;
    const [report] = await tx
      .insert(annualReports)
      .values({
        year,
        headline,
        palette,
        currency: 'USD',
        note: say(
          'Everything but the projects themselves is paid for by an endowment and by the founding members, so donations reach the projects in full.',
          'كل نفقة غير نفقات المشاريع نفسها تُدفع من وقف ومن الأعضاء المؤسسين، فتصل التبرّعات إلى المشاريع كاملة.',
          'Projeler dışındaki bütün giderleri bir vakıf ile kurucu üyeler karşılar; böylece bağışlar projelere eksiksiz ulaşır.',
        ),
        auditor: say('Bayan & Partners', 'بيان وشركاؤه', 'Bayan ve Ortakları'),
        auditedOn: `${year + 1}-03-15`,
        source: say(
          'Sanad’s audited accounts, signed by the auditor; the papers are kept at the office in Riyadh. These accounts include donations made before this site’s public accounts began, and donations that did not come through the site.',
          'حسابات سند المدقّقة، بتوقيع المدقّق، وأوراقها محفوظة في مكتب الرياض. وتشمل هذه الحسابات التبرّعات السابقة لنشر الحسابات المعلنة في هذا الموقع، والتبرّعات التي لم تصل عن طريقه.',
          'Sanad’ın, denetçi tarafından incelenip imzalanan hesapları; belgeleri Riyad ofisinde saklanır. Bu hesaplar, sitede kamuya açık hesaplar yayımlanmaya başlamadan önce yapılan bağışlarla site dışından gelen bağışları da kapsar.',
        ),
        isPublished: true,
      })
      .returning({ id: annualReports.id });
    const reportId = report!.id;
    await tx
      .insert(annualReportMonths)
      .values(
        zakat.map((amount, index) => ({
          reportId,
          month: index + 1,
          zakatMinor: thousands(amount),
          otherMinor: thousands(other[index]!),
        })),
      );
    const placed = <Row>(rows: readonly Row[], part: 'spending' | 'program' | 'trouble') =>
      rows.map((row, position) => ({ ...row, reportId, part, position }));
    await tx.insert(annualReportLines).values([
      ...placed(
        spending.map((amount, index) => ({ label: SPENT_ON[index]!, amountMinor: thousands(amount) })),
        'spending',
      ),
      ...placed(
        programs.map(([label, amount]) => ({ label, amountMinor: thousands(amount) })),
        'program',
      ),
      ...placed(troubles, 'trouble'),
    ]);
  }
}
