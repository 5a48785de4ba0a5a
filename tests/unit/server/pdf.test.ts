import { describe, expect, it } from 'vitest';
import { locales } from '#src/i18n/locales.ts';
import { isolated, type PdfDocument } from '#src/server/pdf/pdf-document.ts';
import { renderPdf } from '#src/server/pdf/render-pdf.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';

const arabic: PdfDocument = {
  title: 'إيصال',
  locale: 'ar',
  day: '2026-03-15',
  footer: 'سند',
  blocks: [
    { kind: 'lead', text: 'الإجمالي للأيتام في كل شهر، ولا شيء بلا إيصال' },
    { kind: 'heading', text: 'الأرقام' },
    { kind: 'facts', rows: [{ label: 'المشروع', value: 'بئر مأرب' }] },
    {
      kind: 'table',
      head: ['البند', 'المبلغ'],
      rows: [['كفالة الأيتام', isolated('$1,250.50')]],
      foot: ['المجموع', isolated('$1,250.50')],
      shares: [100],
    },
  ],
};
const latin = (locale: 'en' | 'tr', text: string): PdfDocument => ({
  title: text,
  locale,
  day: '2026-03-15',
  footer: 'Sanad',
  blocks: [{ kind: 'text', text }],
});

describe('a document in Arabic', () => {
  it('is copied in the order in which it is read, ligatures of lam and alef included', async () => {
    const { lines } = await readPdf(await renderPdf(arabic));
    const words = lines.map((line) => line.split(' '));
    for (const sentence of ['الإجمالي للأيتام في كل شهر، ولا شيء بلا إيصال', 'الأرقام', 'بئر مأرب', 'كفالة الأيتام'])
      expect(words.map((line) => line.join(' ')).join('\n')).toContain(sentence);
    expect(lines.join('\n')).toContain('المجموع $1,250.50');
  });

  it('says its language and title, and has headings and tables as its structure', async () => {
    const { language, roles, title } = await readPdf(await renderPdf(arabic));
    expect([language, title]).toEqual(['ar', 'إيصال']);
    expect(roles.filter((role) => /^(H\d|Table|TH|TFoot)$/.test(role))).toEqual([
      'H1',
      'H2',
      'Table',
      'Table',
      'TH',
      'TH',
      'TFoot',
    ]);
  });
});

it('embeds every font that it names', async () => {
  const text = Buffer.from(await renderPdf(arabic)).toString('latin1');
  const named = text.match(/\/Type\s*\/FontDescriptor/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(text.match(/\/FontFile[23]?\s/g)).toHaveLength(named.length);
});

it.each([
  ['en', 'A receipt for two wells: $50'],
  ['tr', 'İşte bağışın: Şanlıurfa’daki çocuğa ₺1.250,50'],
] as const)('is read in %s as it was written', async (locale, text) => {
  const read = await readPdf(await renderPdf(latin(locale, text)));
  expect(read.language).toBe(locale);
  expect(read.lines).toContain(text);
});

it('is the same bytes for the same content, and others for other content', async () => {
  const [first, again, other] = await Promise.all([arabic, arabic, latin('en', 'Other')].map(renderPdf));
  expect(Buffer.compare(first!, again!)).toBe(0);
  expect(Buffer.compare(first!, other!)).not.toBe(0);
});

it('sets what a person typed as text, whatever it looks like', async () => {
  for (const typed of ['#panic("x") *bold* $x$ <label> @ref', '"#read("/etc/passwd")', '\\u{41} // comment'])
    expect((await readPdf(await renderPdf(latin('en', typed)))).lines).toContain(typed);
});

it('shows a letter that its fonts lack as a question mark', async () => {
  expect((await readPdf(await renderPdf(latin('en', 'From 李 Wei')))).lines).toContain('From ? Wei');
});

it('rejects a document that cannot be set, and sets the next one', async () => {
  await expect(renderPdf({ ...latin('en', 'x'), day: '2026-13-45' })).rejects.toThrow('invalid');
  for (const locale of locales) expect((await renderPdf({ ...arabic, locale })).length).toBeGreaterThan(1000);
});
