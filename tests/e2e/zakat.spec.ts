import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { hydrate } from './hydrated.ts';
import { expectPrintable } from './printed.ts';

const pages = [
  {
    locale: 'en',
    prefix: '',
    cash: /in hand/,
    add: 'Add to cart',
    title: 'Zakat calculator',
    cart: 'Zakat',
    goToCart: 'Go to cart',
    yours: 'Your zakat',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    cash: /في اليد/,
    add: 'أضف إلى السلّة',
    title: 'حاسبة الزكاة',
    cart: 'زكاة',
    goToCart: 'الذهاب إلى السلّة',
    yours: 'زكاتك',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    cash: /Elde/,
    add: 'Sepete ekle',
    title: 'Zekât hesaplayıcısı',
    cart: 'Zekât',
    goToCart: 'Sepete git',
    yours: 'Zekâtınız',
  },
] as const;

for (const { add, cash, locale, prefix, yours } of pages)
  test(`on paper are the wealth, the working and the prices, and nothing to press, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/projects/zakat`);
    await hydrate(page);
    await page.getByRole('textbox', { name: cash }).fill('20000');
    await expect(page.getByRole('main').getByRole('status', { name: yours })).toContainText('500');
    await expectPrintable(page, add);
    await expect(page.getByRole('textbox', { name: cash })).toHaveValue('20000');
    await expect(page.getByRole('main').getByRole('status', { name: yours })).toBeVisible();
    // Prices under each other have one number of decimals, and the working has the same.
    const prices = await page.locator('section[aria-labelledby=prices-title] dd').allInnerTexts();
    const decimals = new Set(prices.map((price) => /[.,](\d+)\D*$/.exec(price)?.[1]?.length));
    expect(prices).toHaveLength(6);
    expect([...decimals]).toEqual([4]);
    await expect(page.getByRole('main').getByRole('status', { name: yours }).locator('..')).toContainText(
      /128[.,]6000/,
    );
    // The nisab that it is measured by.
    await expect(page.getByRole('main')).toContainText(/85/);
  });

for (const { add, cart, cash, locale, prefix, title, yours } of pages) {
  test(`zakat is computed while typing and goes to the cart as one line, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/projects/zakat`);
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postData() ?? '');
    });
    await page.getByRole('textbox', { name: cash }).fill('20000');
    await expect(page.getByRole('main').getByRole('status', { name: yours })).toContainText('500');
    await expectAccessible(page);
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: add }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
    // The sum was sent, and nothing of the wealth.
    expect(sent.join()).toContain('50000');
    expect(sent.join()).not.toContain('20000');
    await page.goto(`${prefix}/cart`);
    await expect(page.getByRole('main')).toContainText(cart);
    await expect(page.getByRole('main')).toContainText('500');
  });
}

test('the projects that accept zakat stand below the calculator, and lead on', async ({ page }) => {
  await page.goto('/projects/zakat');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Zakat');
  const list = page.getByRole('heading', { level: 2, name: 'Projects that accept zakat' }).locator('..');
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(3);
  const link = list.getByRole('heading', { level: 3 }).first().getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/projects/zakat');
  await list.getByRole('link', { name: 'All projects that accept zakat' }).click();
  await expect(page).toHaveURL(/\/projects\?isSuitableForZakat=true$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { add, cash, goToCart, locale, prefix, yours } of pages.slice(0, 2)) {
    test(`a button computes zakat, and the sum goes to the cart, in ${locale}`, async ({ page }) => {
      await page.goto(`${prefix}/projects/zakat`);
      await page.getByRole('textbox', { name: cash }).fill('20000');
      await page.locator('form#zakat button[type=submit]:not([aria-hidden], [name])').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/projects/zakat`));
      await expect(page.getByRole('textbox', { name: cash })).toHaveValue('20000');
      await expect(page.getByRole('main').getByRole('status', { name: yours })).toContainText('500');
      await expect(page.locator('form#zakat summary').first()).toContainText('20,000');
      await page.getByRole('button', { name: add }).first().click();
      await expect(page.getByRole('main').getByRole('link', { name: goToCart })).toBeVisible();
      await expect(page.getByRole('textbox', { name: cash })).toHaveValue('20000');
      await expect(page.getByRole('main').getByRole('status', { name: yours })).toContainText('500');
      await page.goto(`${prefix}/cart`);
      await expect(page.getByRole('main')).toContainText('500');
    });
  }

  for (const { locale, prefix, line, add } of [
    { locale: 'en', prefix: '', line: /^Shares, line \S*4/, add: 'Add a line' },
    { locale: 'ar', prefix: '/ar', line: /^الأسهم، السطر \S*4/, add: 'إضافة سطر' },
  ])
    test(`a button adds a line of shares, what was typed stays, and each line shows its factors, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/projects/zakat`);
      const [, , , stocks] = await page.locator('form#zakat details').all();
      await stocks!.locator('summary').click();
      await page.locator('[name=stockCount2]').fill('10.5');
      await page.locator('[name=stockValue2]').fill('2000');
      await page.locator('[name=stockIntention2]').selectOption('hold');
      await expect(page.locator('[name=stockCount3]')).toHaveCount(0);
      await stocks!.getByRole('button', { name: add }).click();
      await expect(page.getByRole('group', { name: line })).toBeVisible();
      await expect(page.locator('#stockCount2')).toHaveValue('10.5');
      await page.locator('[name=stockCount3]').fill('1');
      await page.locator('[name=stockValue3]').fill('30000');
      await page.locator('[name=stockValue3]').press('Enter');
      // Enter computes, and adds no line.
      await expect(page.locator('form#zakat summary').nth(3)).toContainText('35,250');
      await expect(page.locator('[name=stockCount4]')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(/10\.5.*2,000\.00.*25/);
    });

  test('what cannot be read is named, and nothing typed is lost', async ({ page }) => {
    await page.goto('/projects/zakat');
    await page.getByRole('textbox', { name: /in hand/ }).fill('much');
    await page.locator('form#zakat button[type=submit]:not([aria-hidden], [name])').click();
    await expect(page.getByRole('textbox', { name: /in hand/ })).toHaveValue('much');
    await expect(page.getByRole('alert')).toContainText('Enter a number');
  });
});

for (const [locale, summary] of Object.entries({ '': 'Calculate zakat', '/ar': 'احسب زكاتك' }))
  test(`a calendar file reminds of the day on which a lunar year has passed, at "${locale}"`, async ({ page }) => {
    await page.goto(`${locale}/projects/zakat`);
    await page.locator('#reminder input[name="from"]').fill('2025-03-01');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('#reminder button[type="submit"]').click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20260218');
    expect(text).toContain(`SUMMARY:${summary}`);
    expect(text).toContain('BEGIN:VALARM');
  });

test('a reminder without a date is refused in place, and the figures stay', async ({ page }) => {
  await page.goto('/projects/zakat');
  await hydrate(page);
  const cash = page.getByRole('textbox', { name: /in hand/ });
  await cash.fill('20000');
  await page.locator('#reminder button[type="submit"]').click();
  await expect(
    page.getByText('Enter the day on which you reached the nisab or last paid zakat, between 2000 and 2075'),
  ).toBeVisible();
  await expect(page.locator('#reminder input[name="from"]')).toBeFocused();
  await expect(cash).toHaveValue('20000');
});

test('an address with a date that is none leads back to the field', async ({ page }) => {
  await page.goto('/lists/zakat-reminder.en.ics?from=2025-02-30');
  await expect(page).toHaveURL(/reminder=invalid#reminder$/);
  await expect(
    page.getByText('Enter the day on which you reached the nisab or last paid zakat, between 2000 and 2075'),
  ).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser does not send a reminder without its date', async ({ page }) => {
    await page.goto('/projects/zakat');
    const cash = page.getByRole('textbox', { name: /in hand/ });
    await cash.fill('20000');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const day of ['', '1999-12-31', '2076-01-01']) {
      await page.locator('#reminder input[name="from"]').fill(day);
      await page.locator('#reminder button[type="submit"]').click();
      await expect(page.locator('#reminder input[name="from"]')).toBeFocused();
    }
    await expect(cash).toHaveValue('20000');
    expect(requests).toEqual([]);
  });
});
