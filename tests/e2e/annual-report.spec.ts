import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const year = new Date().getUTCFullYear() - 1;
const pages = [
  { locale: 'en', prefix: '', link: 'Annual report', months: 'Month by month', file: 'Download the figures (CSV)' },
  { locale: 'ar', prefix: '/ar', link: 'التقرير السنوي', months: 'شهرًا بشهر', file: 'تنزيل الأرقام (CSV)' },
  { locale: 'tr', prefix: '/tr', link: 'Yıllık rapor', months: 'Ay ay', file: 'Rakamları indir (CSV)' },
] as const;

for (const { file, link, locale, months, prefix } of pages)
  test(`a visitor reads a year, downloads its figures and opens the year before, in ${locale}`, async ({ page }) => {
    await page.goto(prefix || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(year));
    await expect(page.getByRole('region', { name: months }).getByRole('row')).toHaveCount(14);
    await expectAccessible(page);
    const report = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF' }).click();
    expect((await readFile(await (await report).path())).subarray(0, 5).toString()).toBe('%PDF-');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: file }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain(`"${year}-03"`);
    await page
      .getByRole('main')
      .getByRole('link', { name: String(year - 1), exact: true })
      .click();
    await expect(page).toHaveURL(`${prefix}/annual-report?year=${year - 1}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(year - 1));
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the report is read, and what failed is said', async ({ page }) => {
    await page.goto(`/annual-report?year=${year}&download=failed`);
    await expect(page.getByRole('main')).toContainText('The report could not be downloaded');
    await expect(page.getByRole('table')).toHaveCount(2);
  });
});
