import { expect, languages, test } from './console.ts';

test.use({ javaScriptEnabled: false });

for (const { locale, prefix, title } of languages) {
  test(`everything that is read is read without script, in ${locale}`, async ({ page }) => {
    await page.goto(prefix || '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goto(`${prefix}/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('menus and languages work without script', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary', { hasText: 'English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('the appearance is chosen without script', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
