import { describe, expect, it } from 'vitest';
import { renderCover } from '#ds/art/cover.ts';
import { locales } from '#src/i18n/locales.ts';
import { isolated, type PdfCertificate, type PdfDocument } from '#src/server/pdf/pdf-document.ts';
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

it('keeps a letter that is drawn out before a quotation mark', async () => {
  const { lines } = await readPdf(await renderPdf({ ...latin('en', 'تبرع لـ«سقيا»'), locale: 'ar' }));
  expect(lines.join(' ')).not.toContain('?');
  expect(lines.join(' ')).toContain('لـ');
});

it('sets a certificate on one page, its name as text and its pattern as no text', async () => {
  const certificate: PdfCertificate = {
    layout: 'certificate',
    title: 'A donation was made in your honor',
    locale: 'en',
    day: '2026-03-15',
    art: renderCover({ seed: 'a', palette: 'sand', width: 1188, height: 840 }),
    heading: 'Huda Al-Salem of the long family name that takes two lines',
    text: 'Amina has donated to “A well” in your honor.',
    quote: 'For your graduation',
    facts: [{ label: 'Date', value: 'March 15, 2026' }],
  };
  const { lines, roles, title } = await readPdf(await renderPdf(certificate));
  expect(title).toBe('A donation was made in your honor');
  expect(lines[0]).toBe('Sanad');
  for (const line of ['Amina has donated to “A well” in your honor.', 'For your graduation', 'March 15, 2026'])
    expect(lines).toContain(line);
  expect(roles.filter((role) => role === 'H1' || role === 'Figure')).toEqual(['H1']);
  expect(await renderPdf(certificate)).toEqual(await renderPdf(certificate));
});

it('shows a letter that its fonts lack as a question mark', async () => {
  expect((await readPdf(await renderPdf(latin('en', 'From 李 Wei')))).lines).toContain('From ? Wei');
});

it('rejects a document that cannot be set, and sets the next one', async () => {
  await expect(renderPdf({ ...latin('en', 'x'), day: '2026-13-45' })).rejects.toThrow('invalid');
  for (const locale of locales) expect((await renderPdf({ ...arabic, locale })).length).toBeGreaterThan(1000);
});
