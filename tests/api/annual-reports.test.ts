import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnnualReport } from '#src/contracts/annual-reports.ts';
import type { Page } from '#src/contracts/lists.ts';
import { createAnnualReportFile } from '#src/endpoints/annual-report.ts';
import { parseCsv } from '#src/server/platform/csv.ts';
import { annualReportLines, annualReports } from '#src/server/platform/db/schema/annual-reports.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = async (headers = {}, query = '') =>
  ((await (await app.get(`/annual-reports${query}`, headers)).json()) as { result: Page<AnnualReport> }).result;
const file = (path: string, open = async () => app.services) => createAnnualReportFile(open).app.request(path);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

it('lists the published reports, the latest first, with figures that add up', async () => {
  const { data, total } = await list({ 'accept-language': 'ar' });
  expect([total, ...data.map(({ year }) => year)]).toEqual([3, 2025, 2024, 2023]);
  for (const { months, programs, received, sourceText, spending, spent, zakat } of data) {
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(received).toBe(sum(months.map((one) => one.zakat + one.other)));
    expect(zakat).toBe(sum(months.map((one) => one.zakat)));
    expect(spent).toBe(sum(spending.map(({ amount }) => amount)));
    expect(spent).toBeLessThanOrEqual(received);
    // What went to projects is told by program too.
    expect(sum(programs.map(({ amount }) => amount))).toBe(spending[0]!.amount);
    expect(sourceText).not.toBe('');
  }
  expect(data[0]).toMatchObject({ csvUrl: '/lists/annual-report-2025.ar.csv', received: 776_000_000 });
  expect((await list({}, '?limit=1&offset=1')).data.map(({ year }) => year)).toEqual([2024]);
  expect(await statementsOf(app.services.db, () => list())).toHaveLength(3);
});

it('gives the figures as a file that spreadsheets read, in the language of its address', async () => {
  for (const [locale, first] of [
    ['en', 'Section'],
    ['ar', 'القسم'],
    ['tr', 'Bölüm'],
  ] as const) {
    const response = await file(`/lists/annual-report-2025.${locale}.csv`);
    expect(response.headers.get('content-disposition')).toContain('annual-report-2025.csv');
    const text = await response.text();
    const rows = parseCsv(text).map(({ cells }) => cells);
    expect(rows[0]![0]).toBe(first);
    expect(rows.every((cells) => cells.length === 4)).toBe(true);
    const given = rows.filter(([, name]) => /^2025-\d{2}$/.test(name!));
    expect(given).toHaveLength(24);
    expect(sum(given.map(([, , amount]) => Math.round(Number(amount) * 100)))).toBe(776_000_000);
  }
});

it('gives the report as a tagged PDF in the language of its address', async () => {
  for (const [locale, title, part] of [
    ['en', 'Annual report 2025', 'By program'],
    ['ar', 'التقرير السنوي 2025', 'حسب البرنامج'],
    ['tr', 'Yıllık rapor 2025', 'Programa göre'],
  ] as const) {
    const response = await file(`/lists/annual-report-2025.${locale}.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('annual-report-2025.pdf');
    const read = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect([read.language, read.title]).toEqual([locale, title]);
    expect(read.lines).toContain(part);
    expect(read.lines.join('\n')).toContain(locale === 'tr' ? '$7.760.000' : '$7,760,000');
    expect(read.roles.filter((role) => role === 'Table').length).toBeGreaterThanOrEqual(4);
  }
});

it('is not sent again to who has it, as either file', async () => {
  for (const format of ['csv', 'pdf']) {
    const first = await file(`/lists/annual-report-2025.en.${format}`);
    const headers = { 'if-none-match': first.headers.get('etag')! };
    const again = await createAnnualReportFile(async () => app.services).app.request(
      `/lists/annual-report-2025.en.${format}`,
      { headers },
    );
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

it('never gives a formula to a spreadsheet', async () => {
  await app.services.db
    .update(annualReportLines)
    .set({ label: { en: '=HYPERLINK("https://spam.example")' } })
    .where(eq(annualReportLines.part, 'program'));
  expect(await (await file('/lists/annual-report-2024.en.csv')).text()).toContain(
    `"'=HYPERLINK(""https://spam.example"")"`,
  );
});

it('has no file of an unknown year or language, and leads back to the page where it fails', async () => {
  for (const path of ['/lists/annual-report-1999.en.csv', '/lists/annual-report-2025.fr.csv'])
    expect((await file(path)).status).toBe(404);
  const failed = await file('/lists/annual-report-2025.tr.csv', () => Promise.reject(new Error('gone')));
  expect(failed.status).toBe(303);
  expect(failed.headers.get('location')).toBe('/tr/annual-report?year=2025&download=failed');
  const without = await file('/lists/annual-report-2025.tr.pdf', () => Promise.reject(new Error('gone')));
  expect(without.headers.get('location')).toBe('/tr/annual-report?year=2025&download=pdf-failed');
});

it('does not show a report that is not published', async () => {
  await app.services.db.update(annualReports).set({ isPublished: false }).where(eq(annualReports.year, 2025));
  expect((await list()).data.map(({ year }) => year)).toEqual([2024, 2023]);
  expect((await file('/lists/annual-report-2025.en.csv')).status).toBe(404);
});

it('the database itself refuses lines without a figure, and a year that is checked before it is over', async () => {
  for (const change of [{ amountMinor: null }, { count: 3 }, { amountMinor: -1 }])
    await expect(
      app.services.db.update(annualReportLines).set(change).where(eq(annualReportLines.part, 'spending')),
    ).rejects.toThrow('Failed query');
  await expect(app.services.db.update(annualReports).set({ auditedOn: sql`'2023-12-31'` })).rejects.toThrow(
    'Failed query',
  );
});
