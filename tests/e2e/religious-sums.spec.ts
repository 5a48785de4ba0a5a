import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { WELL, type Words, words } from './giving-words.ts';
import { fillIn, payByCard } from './giving.ts';
import { addKafarah, addPurification, addSacrifice, addZakat, expectLines, sums } from './religious-sums.ts';

const PAID = '4242424242424242';
const main = (page: Page) => page.getByRole('main');

/** From the cart to the filled-in checkout. */
async function fromCartToCheckout(page: Page, w: Words): Promise<void> {
  // On a phone a long cart has the same link in the bar at its foot.
  await main(page).getByRole('link', { name: w.checkout }).first().click();
  await fillIn(page, w);
}

async function payByCardHere(page: Page, w: Words): Promise<void> {
  await main(page).getByRole('button', { name: w.give }).click();
  await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, PAID);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
}

for (const locale of ['en', 'ar'] as const) {
  const [w, say] = [words[locale], sums[locale]];
  test(`zakat is computed, paid by card, and the thank-you page says what it goes to, in ${locale}`, async ({
    page,
  }) => {
    await addZakat(page, w.prefix, say, w.addToCart);
    await expectLines(page, 1);
    await page.goto(`${w.prefix}/cart`);
    await expect(main(page)).toContainText(say.entitled);
    await fromCartToCheckout(page, w);
    await payByCardHere(page, w);
    await expect(main(page)).toContainText(say.zakatSum);
    await expect(main(page)).toContainText(say.entitled);
    await expectAccessible(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of ['en', 'ar'] as const) {
    const [w, say] = [words[locale], sums[locale]];
    test(`zakat is computed by a button and owed by bank transfer, in ${locale}`, async ({ page }) => {
      await addZakat(page, w.prefix, say, w.addToCart, false);
      await main(page).getByRole('link', { name: w.goToCart }).click();
      await fromCartToCheckout(page, w);
      await page.getByRole('radio', { name: w.bank }).check();
      await main(page).getByRole('button', { name: w.details }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
      await expect(main(page)).toContainText(say.zakatSum);
      await expect(main(page)).toContainText(say.entitled);
    });
  }
});

for (const locale of ['en', 'ar', 'tr'] as const) {
  const [w, say] = [words[locale], sums[locale]];
  test(`a project, zakat, a kafarah, a purification and a sacrifice are paid in one payment, in ${locale}`, async ({
    page,
  }) => {
    // Turkish on a phone, for its words are the longest.
    if (locale === 'tr') await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(w.prefix + WELL);
    await main(page).getByRole('button', { name: w.addToCart }).first().click();
    await expectLines(page, 1);
    await addZakat(page, w.prefix, say, w.addToCart);
    await expectLines(page, 2);
    await addKafarah(page, w.prefix, say, w.addToCart);
    await expectLines(page, 3);
    await addPurification(page, w.prefix, say, w.addToCart);
    await expectLines(page, 4);
    await addSacrifice(page, w.prefix, say);
    await expectLines(page, 5);

    /** What each line is for, and the sum of all: the same before and after the payment. */
    const expectAll = async () => {
      for (const text of [w.well, say.entitled, say.fed, say.stockShares, say.sacrifice, say.seventh, 'Huda Al-Salem'])
        await expect(main(page)).toContainText(text);
      // How the sums came about: persons at a price, shares at a rate.
      await expect(main(page)).toContainText(/20 × \W*4/);
      await expect(main(page)).toContainText(/1[.,]000 × \W*0[.,]0314/);
      await expect(main(page)).toContainText(say.total);
    };
    await page.goto(`${w.prefix}/cart`);
    await expectAll();
    await expectAccessible(page);
    await fromCartToCheckout(page, w);
    await payByCardHere(page, w);
    await expectAll();
    await expectAccessible(page);
    await page.goto(`${w.prefix}/cart`);
    await expect(page.getByText(w.empty)).toBeVisible();
  });
}
