import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { hydrate } from './hydrated.ts';
import { expectPrintable } from './printed.ts';

const pages = [
  {
    locale: 'en',
    prefix: '',
    number: 'Number',
    add: 'Add to cart',
    goToCart: 'Go to cart',
    yours: 'Your calculation',
    fed: '20 people to feed in Yemen',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    number: 'العدد',
    add: 'أضف إلى السلّة',
    goToCart: 'الذهاب إلى السلّة',
    yours: 'الحساب سطرًا سطرًا',
    fed: 'إطعام 20 مسكينًا في اليمن',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    number: 'Sayı',
    add: 'Sepete ekle',
    goToCart: 'Sepete git',
    yours: 'Hesaplamanız',
    fed: 'Yemen: 20 kişi doyurulur',
  },
] as const;
const path = '/projects/type/kafarat';

for (const { add, fed, locale, number, prefix, yours } of pages) {
  test(`an expiation is computed while choosing and goes to the cart with its facts, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(prefix + path);
    await hydrate(page);
    const working = page.getByRole('status', { name: yours });
    await expect(working).toContainText('40');
    await page.getByRole('textbox', { name: number }).fill(locale === 'ar' ? '٢' : '2');
    await expect(working).toContainText('80');
    await expectAccessible(page);
    await page.locator('#cart-add-kafarah').getByRole('button', { name: add }).click();
    await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
    await page.goto(`${prefix}/cart`);
    await expect(page.getByRole('main')).toContainText(fed);
    await expect(page.getByRole('main')).toContainText('80');
    await expectAccessible(page);
  });
}

for (const { add, locale, number, prefix, yours } of pages)
  test(`on paper are the choices and the working, and nothing to press, in ${locale}`, async ({ page }) => {
    await page.goto(prefix + path);
    await hydrate(page);
    await page.getByRole('textbox', { name: number }).fill('2');
    const working = page.getByRole('status', { name: yours });
    await expect(working).toContainText('80');
    await expectPrintable(page, add);
    await expect(page.getByRole('textbox', { name: number })).toHaveValue('2');
    await expect(working).toBeVisible();
  });

test('sixty people are sixty plates, and the question follows the kind', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  await page.locator('#kind-zihar').check();
  await expect(page.locator('main svg[role=img] circle')).toHaveCount(60);
  await expect(page.getByRole('heading', { name: 'How many times?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How many oaths?' })).toBeHidden();
  await page.locator('#country-SD').check({ force: true });
  await expect(page.getByRole('status', { name: 'Your calculation' })).toContainText('$210');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { add, goToCart, locale, number, prefix, yours } of pages.slice(0, 2)) {
    test(`a button computes it, and it goes to the cart, in ${locale}`, async ({ page }) => {
      await page.goto(prefix + path);
      await page.locator('#kind-fidya').check();
      await page.getByRole('textbox', { name: number }).fill('30');
      await page.locator('button[formaction="/forms/kafarat/calculate"]').click();
      await expect(page.getByRole('textbox', { name: number })).toHaveValue('30');
      await expect(page.getByRole('status', { name: yours })).toContainText('120');
      await page.locator('#cart-add-kafarah').getByRole('button', { name: add }).click();
      await expect(page.getByRole('main').getByRole('link', { name: goToCart })).toBeVisible();
      await expect(page.getByRole('textbox', { name: number })).toHaveValue('30');
      await page.goto(`${prefix}/cart`);
      await expect(page.getByRole('main')).toContainText('120');
    });
  }

  test('a number that is too small is named beside its field', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Number' }).fill('0');
    await page.locator('button[formaction="/forms/kafarat/calculate"]').click();
    await expect(page.getByRole('alert')).toContainText('Enter a number of 1 or more');
    await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('0');
  });
});
