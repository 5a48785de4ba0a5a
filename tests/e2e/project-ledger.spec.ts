import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const SLUG = 'a-year-of-school-meals-and-care-for-60-children-in-amman';
const pages = [
  {
    locale: 'en',
    prefix: '',
    link: 'Public account, line by line',
    lines: 'Line by line',
    older: 'Older lines',
    file: 'Download all lines (CSV)',
    check: 'Check the public account in this browser',
    holds: 'The chain of lines is intact',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    link: 'الحساب المعلن قيدًا قيدًا',
    lines: 'قيدًا قيدًا',
    older: 'قيود أقدم',
    file: 'تنزيل كل القيود (CSV)',
    check: 'فحص الحساب المعلن في هذا المتصفح',
    holds: 'سلسلة القيود سليمة',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    link: 'Kamuya açık hesap: tüm kayıtlar',
    lines: 'Tüm kayıtlar',
    older: 'Daha eski kayıtlar',
    file: 'Tüm kayıtları indir (CSV)',
    check: 'Kamuya açık hesabı bu tarayıcıda denetle',
    holds: 'Kayıt zinciri sağlam',
  },
] as const;

for (const { check, file, holds, lines, link, locale, older, prefix } of pages)
  test(`a visitor reads where the money of a project went, and checks it, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/projects/${SLUG}`);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`${prefix}/projects/${SLUG}/ledger`);
    const table = page.getByRole('region', { name: lines, exact: true });
    await expect(table.getByRole('row')).toHaveCount(26);
    await expectAccessible(page);
    await page.getByRole('button', { name: check }).click();
    await expect(page.getByText(holds)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: file }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('seq,day,kind,account');
    await page.getByRole('link', { name: older }).click();
    await expect(page).toHaveURL(/\?before=\d+$/);
    await expect(table.getByRole('row')).toHaveCount(26);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the account is read, a line is found by its number, and the statements are there', async ({
    page,
    request,
  }) => {
    await page.goto(`/projects/${SLUG}/ledger?line=2`);
    await expect(page.getByRole('region', { name: 'Line 2' })).toContainText(/[0-9a-f]{64}/);
    await expect(page.getByRole('button', { name: 'Check the public account in this browser' })).toBeHidden();
    await page.getByRole('link', { name: 'Newest lines' }).click();
    await expect(page).toHaveURL(`/projects/${SLUG}/ledger`);
    const statement = await page.getByRole('link', { name: 'The signed statement' }).getAttribute('href');
    expect(await (await request.get(statement!)).json()).toMatchObject({ signature: expect.any(String) });
  });
});
