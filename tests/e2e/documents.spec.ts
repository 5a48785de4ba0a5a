import { COOKIES } from '#src/contracts/cookies.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

/** The head, each cookie, and that of an order. */
const ROWS = Object.keys(COOKIES).length + 2;

const pages = [
  { locale: 'en', prefix: '', titles: ['Privacy policy', 'Terms of use', 'Accessibility'], cookies: 'Our cookies' },
  {
    locale: 'ar',
    prefix: '/ar',
    titles: ['سياسة الخصوصية', 'شروط الاستخدام', 'سهولة الوصول'],
    cookies: 'ملفات تعريف الارتباط لدينا',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    titles: ['Gizlilik politikası', 'Kullanım koşulları', 'Erişilebilirlik'],
    cookies: 'Çerezlerimiz',
  },
] as const;

for (const { cookies, locale, prefix, titles } of pages) {
  test(`privacy, terms and accessibility are read from the end of every page, in ${locale}`, async ({ page }) => {
    for (const title of titles) {
      await page.goto(prefix || '/');
      await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expectAccessible(page);
    }
    await page.goto(`${prefix}/privacy-policy`);
    await expect(page.getByRole('table', { name: cookies }).getByRole('row')).toHaveCount(ROWS);
  });
}

test('the policy names every cookie that a donation sets', async ({ page, context }) => {
  await page.goto('/projects/a-solar-well-for-340-families-in-marib');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
  await page.goto('/privacy-policy');
  const names = await page.getByRole('table', { name: 'Our cookies' }).getByRole('rowheader').allTextContents();
  const set = (await context.cookies()).map(({ name }) => name.replace('__Host-', ''));
  expect(set.filter((name) => !names.includes(name))).toEqual([]);
  expect(set).toContain('cart');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents lead to a section', async ({ page }) => {
    await page.goto('/terms-of-use');
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Refunds' }).click();
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport();
  });
});
