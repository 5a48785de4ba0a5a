import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { devicesOf, words } from './giving-words.ts';
import { fillIn, toCheckout } from './giving.ts';

for (const [locale, w] of Object.entries(words)) {
  for (const { device, width } of devicesOf(locale)) {
    test(`a guest gives by bank transfer on ${device}, in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await toCheckout(page, w);
      await expectAccessible(page);
      await page.getByText(w.bank, { exact: true }).click();
      await page.getByRole('main').getByRole('button', { name: w.details }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
      await expect(page).toHaveURL(/\/checkout\/thank-you\/\d+$/);
      await expect(page.getByText(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/).first()).toBeVisible();
      await expectAccessible(page);
      // The transfer is owed; the cart would only be given twice.
      await page.goto(`${w.prefix}/cart`);
      await expect(page.getByText(w.empty)).toBeVisible();
    });
  }
}

for (const [locale, w] of Object.entries(words)) {
  test(`from the home page through the cart to the transfer, in ${locale}`, async ({ page }) => {
    await page.goto(w.prefix || '/');
    await page.getByRole('main').getByRole('link', { name: w.well }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.well);
    await page.getByRole('main').getByRole('button', { name: w.addToCart }).first().click();
    await page.getByRole('link', { name: w.goToCart }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.cart);
    await page.getByRole('link', { name: w.checkout }).click();
    await fillIn(page, w);
    await page.getByText(w.bank, { exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
  });
}

test("another person's thank-you page does not exist", async ({ page, browser, baseURL }) => {
  await toCheckout(page, words.en);
  await page.getByText(words.en.bank, { exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: words.en.details }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.transfer);
  const otherVisitor = await browser.newContext({ baseURL: baseURL! });
  const answer = await (await otherVisitor.newPage()).goto(page.url());
  expect(answer!.status()).toBe(404);
  await otherVisitor.close();
});

test('what is wrong with the form is told field by field, and what was typed is still there', async ({ page }) => {
  const w = words.ar;
  await toCheckout(page, w);
  await page.getByRole('main').getByLabel(w.email).fill('huda@example');
  await page.getByLabel(w.name).fill('');
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(w.nameMissing);
  await expect(page.getByRole('main').getByLabel(w.email)).toHaveValue('huda@example');
  await expectAccessible(page);
});

const STANDING_ORDER = { en: /standing order/, ar: /أمر دفع مستديم/, tr: /ödeme talimatı/ };
for (const locale of ['en', 'ar', 'tr'] as const) {
  const w = words[locale];
  test(`a guest gives every month by bank transfer without script, in ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const page = await context.newPage();
    await toCheckout(page, w);
    await page.goto(`${w.prefix}/checkout?donationFrequency=month`);
    await fillIn(page, w);
    await page.getByRole('radio', { name: w.bank }).check();
    await page.getByRole('main').getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
    // One reference for every month, so that a standing order may have it.
    await expect(page.getByText(STANDING_ORDER[locale])).toBeVisible();
    await expect(page.getByText(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/).first()).toBeVisible();
    await context.close();
  });
}
