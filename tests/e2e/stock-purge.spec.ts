import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { hydrate } from './hydrated.ts';
import { expectPrintable } from './printed.ts';

const pages = [
  {
    locale: 'en',
    prefix: '',
    title: 'Stock purification',
    due: 'To give away',
    add: 'Add to cart',
    facts: '1,000 shares',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    title: 'تطهير الأسهم',
    due: 'المبلغ الذي تُخرجه',
    add: 'أضف إلى السلّة',
    facts: 'نجد للطاقة',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    title: 'Hisse arındırma',
    due: 'Arındırma için verilecek tutar',
    add: 'Sepete ekle',
    facts: '1.000 hisse',
  },
] as const;

const fill = async (page: Page, row: number, symbol: string, shares: string, period: string) => {
  await page.locator(`#symbol${row}`).fill(symbol);
  await page.locator(`#shares${row}`).fill(shares);
  await page.locator(`#period${row}`).selectOption(period);
};
const sum = (page: Page, due: string) => page.getByRole('main').getByRole('status', { name: due });

for (const { add, due, facts, locale, prefix, title } of pages) {
  test(`purification is computed while typing and goes to the cart as one line, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/projects/stock-purge`);
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await fill(page, 0, 'nje', '1000', '2025');
    await fill(page, 1, 'TTL', '450', '2025-Q3');
    await fill(page, 2, 'BHR', '240', '2025');
    await expect(sum(page, due)).toContainText(/38[.,]32/);
    await expectAccessible(page);
    expect(sent).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: add }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
    await page.goto(`${prefix}/cart`);
    await expect(page.getByRole('main')).toContainText(/38[.,]32/);
    await expect(page.getByRole('main')).toContainText(facts);
    await expectAccessible(page);
  });
}

test('a line without a rate is not counted, and the page says which periods there are', async ({ page }) => {
  await page.goto('/projects/stock-purge');
  await hydrate(page);
  await fill(page, 0, 'NJE', '1000', '2025');
  await fill(page, 1, 'ORF', '600', '2025');
  await expect(sum(page, 'To give away')).toContainText('Holdings counted: \u20681\u2069 of \u20682\u2069');
  await expect(page.getByRole('main')).toContainText('2024, full year');
  await fill(page, 1, 'ORF', '600', '2024');
  // 31.40 + 2.52
  await expect(sum(page, 'To give away')).toContainText('33.92');
});

test('figures stay on the device only while the donor wants it', async ({ page }) => {
  await page.goto('/projects/stock-purge');
  await hydrate(page);
  await page.getByRole('button', { name: 'Add a symbol' }).click();
  await fill(page, 3, 'NJE', '1000', '2025');
  await page.reload();
  await hydrate(page);
  await expect(page.locator('#symbol0')).toHaveValue('');
  await page.getByRole('button', { name: 'Add a symbol' }).click();
  await fill(page, 3, 'NJE', '1000', '2025');
  await page.getByRole('checkbox', { name: 'Keep my figures on this device' }).check();
  await page.reload();
  // Without a touch.
  await expect(page.locator('#shares3')).toHaveValue('1000');
  await expect(sum(page, 'To give away')).toContainText('31.40');
  await page.getByRole('checkbox', { name: 'Keep my figures on this device' }).uncheck();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('figures')))).toEqual([]);
});

test('the working prints without menu, buttons and tab', async ({ page }) => {
  await page.goto('/projects/stock-purge');
  await hydrate(page);
  await fill(page, 0, 'NJE', '1000', '2025');
  await page.emulateMedia({ media: 'print' });
  await expect(sum(page, 'To give away')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { add, due, locale, prefix } of pages.slice(0, 2)) {
    test(`a button computes the sum, and it goes to the cart, in ${locale}`, async ({ page }) => {
      await page.goto(`${prefix}/projects/stock-purge`);
      await page.locator('button[name=more]').click();
      await expect(page.locator('#symbol3')).toBeVisible();
      await fill(page, 3, 'NJE', '1000', '2025');
      await page.locator('form#stock-purge noscript button, form#stock-purge button:not([name])').last().click();
      await expect(page.locator('#shares3')).toHaveValue('1000');
      await expect(sum(page, due)).toContainText(/31[.,]40/);
      await page.getByRole('main').getByRole('button', { name: add }).first().click();
      await page.goto(`${prefix}/cart`);
      await expect(page.getByRole('main')).toContainText(/31[.,]40/);
    });
  }

  test('what cannot be read is named, and nothing typed is lost', async ({ page }) => {
    await page.goto('/projects/stock-purge');
    await fill(page, 0, 'XYZ', 'many', '2025');
    await page.locator('form#stock-purge button:not([name])').last().click();
    await expect(page.locator('#shares0')).toHaveValue('many');
    await expect(page.getByRole('main')).toContainText('XYZ\u2069 is not in our list of rates');
    await expect(page.getByRole('alert')).toContainText('Line 1: Enter a number of shares');
  });
});

for (const { add, due, locale, prefix } of pages)
  test(`on paper are the lines, the sum and the source, and nothing to press, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/projects/stock-purge`);
    await hydrate(page);
    await fill(page, 0, 'NJE', '1000', '2025');
    await expect(sum(page, due)).toContainText(/31[.,]40/);
    await expectPrintable(page, add);
    await expect(page.locator('#symbol0')).toBeVisible();
    await expect(page.locator('#shares0')).toHaveValue('1000');
    await expect(sum(page, due)).toBeVisible();
    await expect(page.getByRole('main').getByRole('table').last()).toBeVisible();
  });
