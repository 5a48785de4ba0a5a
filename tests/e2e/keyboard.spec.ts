import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { words } from './giving-words.ts';

/** By Tab alone, as far as it takes; whoever cannot get there has no way. */
async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  // Taken once: while a list of countries is open on the way, all else is hidden from the roles.
  const element = (await target.elementHandle())!;
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await element.evaluate((one) => one === one.ownerDocument.activeElement && one.ownerDocument.hasFocus()))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} times Tab does not lead to ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** From the first page to the checkout with its fields filled in, never touching a pointer. */
async function toCheckout(page: Page, w: (typeof words)['en' | 'ar']): Promise<void> {
  await page.goto(w.prefix || '/');
  await press(page, page.getByRole('main').getByRole('link', { name: w.well }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.well);
  await press(page, page.getByRole('main').getByRole('button', { name: w.donateNow }));
  await expect(page).toHaveURL(/\/checkout$/);
  await type(page, page.getByLabel(w.name), 'Huda Al-Salem');
  await type(page, page.getByRole('main').getByLabel(w.email), 'huda@example.org');
}

for (const locale of ['en', 'ar'] as const) {
  const w = words[locale];

  test(`a guest gives by transfer with the keyboard alone, in ${locale}`, async ({ page }) => {
    await toCheckout(page, w);
    await tabTo(page, page.getByRole('radio', { name: new RegExp(`^${w.card}`) }));
    // Past PayPal, which stands between the two.
    for (let way = 0; way < 2; way += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: new RegExp(`^${w.bank}`) })).toBeChecked();
    await press(page, page.getByRole('main').getByRole('button', { name: w.details }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
  });

  test(`a guest gives by card with the keyboard alone, in ${locale}`, async ({ page }) => {
    await toCheckout(page, w);
    await press(page, page.getByRole('main').getByRole('button', { name: w.give }));
    await expect(page).toHaveURL(/\?order=\d+$/);
    await type(page, page.getByLabel(w.holder), 'HUDA AL SALEM');
    const frame = page.frameLocator('iframe');
    await type(page, frame.getByLabel(w.number), '4242424242424242');
    await type(page, frame.getByLabel(w.expiry), '1230');
    await type(page, frame.getByLabel(w.cvc), '123');
    await press(page, page.getByRole('main').getByRole('button', { name: w.give }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  });
}
