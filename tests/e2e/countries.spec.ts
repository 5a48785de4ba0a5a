import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const pages = [
  { locale: 'en', prefix: '', link: 'Available countries', map: 'Map of countries with open projects', yemen: 'Yemen' },
  { locale: 'ar', prefix: '/ar', link: 'الدول المتاحة', map: 'خريطة الدول التي فيها مشاريع مفتوحة', yemen: 'اليمن' },
  {
    locale: 'tr',
    prefix: '/tr',
    link: 'Bağış yapılabilen ülkeler',
    map: 'Açık projesi olan ülkelerin haritası',
    yemen: 'Yemen',
  },
] as const;

for (const { link, locale, map, prefix, yemen } of pages) {
  test(`a star leads to the open projects of its country, in ${locale}`, async ({ page }) => {
    await page.goto(prefix || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/available-countries$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: map }).getByRole('link', { name: yemen }).click();
    await expect(page).toHaveURL(/country=YE/);
    await expect(page.getByRole('main')).toContainText(yemen);
  });
}

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the list leads to the same projects', async ({ page }) => {
    await page.goto('/available-countries');
    await expect(page.getByRole('navigation', { name: pages[0].map })).toBeHidden();
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Yemen' }).click();
    await expect(page).toHaveURL(/country=YE/);
  });
});
