import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { devicesOf, words } from './giving-words.ts';
import { payByCard, toCheckout } from './giving.ts';

const PAID = '4242424242424242';
const REFUSED = '4000000000000002';
const ASKS_THE_BANK = '4000002500003155';
const PAYS_HALF = '4000000000005050';

for (const [locale, w] of Object.entries(words)) {
  for (const { device, width } of devicesOf(locale)) {
    test(`a guest gives by card on ${device}, in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await toCheckout(page, w);
      await page.getByRole('main').getByRole('button', { name: w.give }).click();
      await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
      await page.getByLabel(w.holder).fill('HUDA AL SALEM');
      // A frame that comes while the page is read would be left out.
      await expect(page.frameLocator('iframe').locator('#number')).toBeVisible();
      await expectAccessible(page);
      await payByCard(page, w, PAID);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
      await expectAccessible(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('main').locator('a[href$=".pdf"]').click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^receipt-\S+\.pdf$/);
    });
  }
}

test('a refused card charges nothing, and another card pays the same order', async ({ page }) => {
  const w = words.en;
  await toCheckout(page, w);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, REFUSED);
  await expect(page.getByText(w.refused)).toBeVisible();
  const order = new URL(page.url()).searchParams.get('order');
  await payByCard(page, w, PAID);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  expect(page.url()).toContain(`/thank-you/${order}`);
  // The device keeps what it went to, and home offers it again, until it is removed.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-cause'))).toContain('"path":"/projects');
  await page.goto('/');
  const band = page.getByRole('region', { name: 'You have donated here before' });
  await expect(band.getByRole('link', { name: 'Donate again' })).toHaveAttribute('href', /^\/projects/);
  await expectAccessible(page);
  await band.getByRole('button', { name: 'Remove' }).click();
  await page.goto(`/checkout/thank-you/${order}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(band).toBeHidden();
});

test('a card that pays a part is told so, and the rest can be given', async ({ page }) => {
  const w = words.en;
  await toCheckout(page, w);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, PAYS_HALF);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of your donation has arrived.', {
    timeout: 60_000,
  });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay the remaining $5' }).click();
  await expect(page.getByText('Still to pay')).toBeVisible();
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, PAID);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
});

test('a bank that asks the donor is answered in the frame', async ({ page }) => {
  const w = words.ar;
  await toCheckout(page, w);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, ASKS_THE_BANK);
  await page.frameLocator('iframe').getByRole('button', { name: w.approve }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
});

test('pressing twice writes one order', async ({ page }) => {
  const w = words.en;
  await toCheckout(page, w);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.getByRole('main').getByRole('button', { name: w.give }).dblclick();
  await expect(page).toHaveURL(/\?order=\d+$/);
  expect(posts.filter((url) => url.endsWith('/forms/checkout'))).toHaveLength(1);
});

test('coming back and giving again is the same order', async ({ page }) => {
  const w = words.en;
  await toCheckout(page, w);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await expect(page).toHaveURL(/\?order=\d+$/);
  const first = page.url();
  await page.goBack();
  await page.getByLabel(w.name).fill('Huda Al-Salem');
  await page.getByRole('main').getByLabel(w.email).fill('huda@example.org');
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await expect(page).toHaveURL(first);
});

test('the cart is kept until the payment counts', async ({ page }) => {
  const w = words.en;
  await toCheckout(page, w);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await expect(page).toHaveURL(/\?order=\d+$/);
  const payment = page.url();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: w.well })).toBeVisible();
  await page.goto(payment);
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, PAID);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  await page.goto('/cart');
  await expect(page.getByText(w.empty)).toBeVisible();
});

test('what was put into the cart while the card was being paid stays in it', async ({ page, context }) => {
  const w = words.en;
  await toCheckout(page, w);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await expect(page).toHaveURL(/\?order=\d+$/);
  const second = await context.newPage();
  await second.goto('/');
  await second.getByRole('region', { name: 'Quick donation' }).getByLabel('Give to').selectOption({ index: 0 });
  await second.getByRole('region', { name: 'Quick donation' }).getByRole('button', { name: w.addToCart }).click();
  await expect(second.getByText(w.added)).toBeVisible();
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, PAID);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Where the need is greatest' })).toBeVisible();
});
