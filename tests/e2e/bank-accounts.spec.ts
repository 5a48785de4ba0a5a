import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const pages = [
  { locale: 'en', prefix: '', title: 'Bank accounts', zakat: 'Zakat', country: 'Türkiye' },
  { locale: 'ar', prefix: '/ar', title: 'الحسابات البنكية', zakat: 'الزكاة', country: 'تركيا' },
  { locale: 'tr', prefix: '/tr', title: 'Banka hesapları', zakat: 'Zekât', country: 'Türkiye' },
] as const;

for (const { country, locale, prefix, title, zakat } of pages) {
  test(`a donor finds the account for zakat in their country, in ${locale}`, async ({ page }) => {
    await page.goto(prefix || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: country }).click();
    await expect(page).toHaveURL(/\?country=TR$/);
    const region = page.getByRole('region', { name: zakat });
    await expect(region.locator('bdi').first()).toHaveText('TR11 0006 1005 1978 6457 8413 34');
    await expectAccessible(page);
  });
}

test('an IBAN is copied without spaces, and it is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/bank-accounts');
  await page.getByRole('button', { name: 'Copy the IBAN: Zakat, Al-Amanah Bank' }).click();
  await expect(page.getByText('IBAN copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SA0480000000608010167501');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the accounts are read and a country is chosen; there is nothing to press in vain', async ({ page }) => {
    await page.goto('/bank-accounts');
    await page.getByRole('main').getByRole('link', { name: 'Jordan' }).click();
    await expect(page.getByRole('region', { name: 'Zakat' })).toContainText('We have no account in');
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
