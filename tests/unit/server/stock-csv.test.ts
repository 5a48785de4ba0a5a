import { describe, expect, it } from 'vitest';
import { parseCsv } from '#src/server/platform/csv.ts';
import { LANGUAGE_COLUMNS, STOCK_COLUMNS } from '#src/server/stocks/stock-columns.ts';
import { readStockCsv } from '#src/server/stocks/stock-csv.ts';

const header = STOCK_COLUMNS.join(',');
const line = 'NJE,Najd Energy,نجد للطاقة,,Gulf Exchange,USD,2025,0.0314,Committee,"Report 2025, p. 14",2026-02-01,,';
const errorsOf = (...lines: string[]) => readStockCsv([header, ...lines].join('\n')).errors;

describe('CSV', () => {
  it('reads quotes, commas and line breaks in cells, and names the line of each record', () => {
    expect(parseCsv('\uFEFFa,b\r\n"x, ""y""\nz",2\n\n3,4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x, "y"\nz', '2'] },
      { line: 5, cells: ['3', '4'] },
    ]);
    expect(() => parseCsv('a\n"b')).toThrow('line 2');
  });
});

describe('a file of rates', () => {
  it('is read into companies and rates', () => {
    const second = line.replace('2025,0.0314', '2024,0.0288');
    const { errors, rates, stocks } = readStockCsv(`${header}\n${line}\n${second}\n`);
    expect(errors).toEqual([]);
    expect(stocks).toEqual([
      {
        symbol: 'NJE',
        name: { en: 'Najd Energy', ar: 'نجد للطاقة' },
        exchange: 'Gulf Exchange',
        currency: 'USD',
        heldShare: null,
        searchText: 'nje najd energy نجد للطاقه',
      },
    ]);
    expect(rates).toMatchObject([
      { period: '2025', rate: '0.0314', source: { en: 'Report 2025, p. 14' }, validUntil: null },
      { period: '2024', rate: '0.0288' },
    ]);
  });

  it('may name the source in each language, and leave one out', () => {
    const byLanguage = header.replace('source', LANGUAGE_COLUMNS.source.join(','));
    const inLanguages = (cells: string) => line.replace('"Report 2025, p. 14"', cells);
    const read = readStockCsv(`${byLanguage}\n${inLanguages('"Report 2025, p. 14",,"2025 raporu, s. 14"')}`);
    expect(read.errors).toEqual([]);
    expect(read.rates[0]!.source).toEqual({ en: 'Report 2025, p. 14', tr: '2025 raporu, s. 14' });
    expect(readStockCsv(`${byLanguage}\n${inLanguages(',,')}`).errors).toEqual([
      'line 2: a source is needed in one language at least',
    ]);
    expect(errorsOf(inLanguages(''))).toEqual(['line 2: a source is needed in one language at least']);
    expect(readStockCsv(byLanguage.replace('source_tr,', '')).errors).toEqual([
      'line 1: the column source_tr is missing',
    ]);
    expect(readStockCsv(`${header},source_tr\n${line},x`).errors).toEqual([
      'line 1: use either source or source_en, source_ar and source_tr',
    ]);
  });

  it('may name the authority in each language, beside a source in one', () => {
    const byLanguage = header.replace('authority', LANGUAGE_COLUMNS.authority.join(','));
    const read = readStockCsv(`${byLanguage}\n${line.replace('Committee', 'Committee,لجنة,Kurul')}`);
    expect(read.errors).toEqual([]);
    expect(read.rates[0]).toMatchObject({
      authority: { en: 'Committee', ar: 'لجنة', tr: 'Kurul' },
      source: { en: 'Report 2025, p. 14' },
    });
    expect(readStockCsv(`${byLanguage}\n${line.replace('Committee', ',,')}`).errors).toEqual([
      'line 2: an authority is needed in one language at least',
    ]);
    expect(readStockCsv(`${header},authority_ar\n${line},x`).errors).toEqual([
      'line 1: use either authority or authority_en, authority_ar and authority_tr',
    ]);
  });

  it('names each line with what is wrong in it', () => {
    expect(errorsOf(line, line.replace('0.0314', '0,03'))).toEqual(['line 3: it has 14 cells, and the header 13']);
    expect(errorsOf(line.replace('0.0314', 'none'))).toEqual([
      'line 2: rate must be a decimal like 0.0314, with eight decimals at most',
    ]);
    expect(errorsOf(line.replace('2025,', '25,').replace('USD', 'USDT'))).toEqual([
      'line 2: currency must be a code of ISO 4217',
      'line 2: period must be like 2025, 2025-H1 or 2025-Q3',
    ]);
    expect(errorsOf(line.replace('Committee', ''))).toEqual([
      'line 2: an authority is needed in one language at least',
    ]);
    expect(errorsOf(line.replace('2026-02-01', '2026-02-31'))).toEqual([
      'line 2: published_on must be a day like 2026-02-01',
    ]);
    expect(errorsOf(line.replace(',,', ',,').replace('2026-02-01,,', '2026-02-01,2026-01-01,'))).toEqual([
      'line 2: valid_until is before published_on',
    ]);
    expect(errorsOf(`${line}101`)).toEqual([
      'line 2: held_share must be a percentage from 0 to 100 with two decimals at most, or empty',
    ]);
    expect(errorsOf(line.replace('Najd Energy,نجد للطاقة', ','))).toEqual([
      'line 2: a name is needed in one language at least',
    ]);
  });

  it('has one rate for a period and one name for a company', () => {
    expect(errorsOf(line, line)).toEqual(['line 3: NJE has a rate for 2025 on a line before']);
    expect(errorsOf(line, line.replace('Najd Energy', 'Other').replace('2025', '2024'))).toEqual([
      'line 3: NJE has another name, exchange, currency or held_share than on a line before',
    ]);
  });

  it('needs its columns', () => {
    expect(readStockCsv('symbol,price\nA,1').errors).toContain('line 1: there is no column price');
    expect(readStockCsv('symbol,price\nA,1').errors).toContain('line 1: the column rate is missing');
    expect(readStockCsv(header).errors).toEqual(['the file has no rates']);
  });
});
