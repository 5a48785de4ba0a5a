import { foldForSearch } from '#src/domain/search-folding.ts';
import { say } from '#src/server/demo/text.ts';

const authority = say(
  'Sanad’s Sharia committee (example rates)',
  'اللجنة الشرعية في سند (نسب تجريبية)',
  'Sanad fıkıh kurulu (örnek oranlar)',
);
const FULL_YEAR_2025 = { period: '2025', publishedOn: '2026-02-01' };
const FIRST_HALF_2025 = { period: '2025-H1', publishedOn: '2025-08-18' };
const THIRD_QUARTER_2025 = { period: '2025-Q3', publishedOn: '2025-11-09' };
const FULL_YEAR_2024 = { period: '2024', publishedOn: '2025-02-02' };
const FULL_YEAR_2023 = { period: '2023', publishedOn: '2024-02-04' };

type Published = { period: string; publishedOn: string };
/** What a report covers, between its name and its year. */
const SPANS: Readonly<Record<string, { ar: string; tr: string }>> = {
  '': { ar: 'لعام', tr: 'yılı' },
  H1: { ar: 'للنصف الأول من عام', tr: 'ilk yarıyıl' },
  Q3: { ar: 'للربع الثالث من عام', tr: 'üçüncü çeyrek' },
};
/** The page of a period's report. */
const sourceOf = (period: string, page: number) => {
  const [year = '', part = ''] = period.split('-');
  const { ar, tr } = SPANS[part]!;
  return say(
    `Sharia screening report ${period.replace('-', ' ')}, p. ${page}`,
    `تقرير الفحص الشرعي ${ar} ${year}، ص ${page}`,
    `${year} ${tr} fıkhi uygunluk raporu, s. ${page}`,
  );
};
const rate = ({ period, publishedOn }: Published, value: string, page: number) => ({
  period,
  rate: value,
  authority,
  source: sourceOf(period, page),
  publishedOn,
});

type Name = ReturnType<typeof say>;
const company = (
  symbol: string,
  name: Name,
  rates: readonly ReturnType<typeof rate>[],
  heldShare: number | null = null,
) => ({ symbol, name, exchange: 'Gulf Exchange (example)', currency: 'USD' as const, heldShare, rates });

/** Invented companies of an invented exchange: some without a rate for the last year, one whose rate is zero. */
const companies = [
  company('NJE', say('Najd Energy', 'نجد للطاقة', 'Necid Enerji'), [
    rate(FULL_YEAR_2025, '0.0314', 14),
    rate(FIRST_HALF_2025, '0.0162', 9),
    rate(FULL_YEAR_2024, '0.0288', 12),
  ]),
  company(
    'TTL',
    say('Tala Telecom', 'تالا للاتصالات', 'Tala Telekom'),
    [
      rate(FULL_YEAR_2025, '0.0341', 15),
      rate(THIRD_QUARTER_2025, '0.0087', 6),
      rate(FIRST_HALF_2025, '0.01705', 10),
      rate(FULL_YEAR_2024, '0.0356', 13),
    ],
    3200,
  ),
  company('BHR', say('Bahr Logistics', 'بحر للخدمات اللوجستية', 'Bahr Lojistik'), [
    rate(FULL_YEAR_2025, '0.0125', 22),
    rate(FULL_YEAR_2024, '0.0119', 20),
  ]),
  company('ORF', say('Oryx Foods', 'أوريكس للأغذية', 'Oryx Gıda'), [
    rate(FULL_YEAR_2024, '0.0042', 27),
    rate(FULL_YEAR_2023, '0.0051', 25),
  ]),
  company('SDR', say('Sidra Medical', 'سدرة الطبية', 'Sidra Sağlık'), [
    rate(FULL_YEAR_2025, '0.00675', 31),
    rate(THIRD_QUARTER_2025, '0.0016', 12),
    rate(FULL_YEAR_2024, '0.0071', 29),
  ]),
  company('WHA', say('Waha Cement', 'إسمنت الواحة', 'Vaha Çimento'), [
    rate(FULL_YEAR_2025, '0', 34),
    rate(FULL_YEAR_2024, '0.0023', 33),
  ]),
  company(
    'RMZ',
    say('Ramz Technology', 'رمز للتقنية', 'Remz Teknoloji'),
    [rate(FULL_YEAR_2025, '0.1108', 37), rate(FIRST_HALF_2025, '0.0535', 19), rate(FULL_YEAR_2024, '0.0982', 36)],
    1800,
  ),
  company('KHL', say('Khalij Shipping', 'الخليج للنقل البحري', 'Körfez Denizcilik'), [
    rate(FULL_YEAR_2025, '0.0203', 41),
    rate(FULL_YEAR_2024, '0.0198', 39),
  ]),
  company('4410', say('Nahda Education', 'النهضة للتعليم', 'Nahda Eğitim'), [
    rate(FULL_YEAR_2025, '0.0058', 44),
    rate(FULL_YEAR_2024, '0.0061', 42),
  ]),
  company('4420', say('Rawabi Retail', 'الروابي للتجزئة', 'Revabi Perakende'), [
    rate(FULL_YEAR_2025, '0.0267', 47),
    rate(THIRD_QUARTER_2025, '0.0066', 21),
    rate(FULL_YEAR_2024, '0.0254', 45),
  ]),
];

export const demoStocks = companies.map(({ rates: _rates, ...stock }) => ({
  ...stock,
  searchText: foldForSearch([stock.symbol, ...Object.values(stock.name)].join(' ')),
}));
export const demoStockRates = companies.flatMap(({ rates, symbol }) => rates.map((row) => ({ symbol, ...row })));
