import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { WELL, words } from './giving-words.ts';
import { toCheckout } from './giving.ts';

/** Where the bar that stays ends, and what lies at a place of the page. */
const barEnd = (page: Page) => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
const top = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top);

for (const size of [{ width: 1280, height: 640 }, { width: 360, height: 640 }]) {
  for (const locale of ['en', 'ar'] as const) {
    test(`what was wrong, and the field it leads to, stand below the bar, in ${locale} at ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size);
      const w = words[locale];
      await toCheckout(page, w);
      await page.getByRole('main').getByLabel(w.email).fill('huda@example');
      await page.getByRole('main').getByRole('button', { name: w.give }).click();
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      expect(await top(summary)).toBeGreaterThanOrEqual(await barEnd(page));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await summary.getByRole('link').first().press('Enter');
      const field = page.getByRole('main').getByLabel(w.email);
      await expect(field).toBeFocused();
      await expect.poll(() => top(field)).toBeGreaterThanOrEqual(await barEnd(page));
    });
  }
}

test('going back through the fields by keyboard never leaves one under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(WELL, { waitUntil: 'networkidle' });
  await page.locator('#newsletter input[name=email]').focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const [bar, box] = [await barEnd(page), await page.evaluate(() => {
      const element = document.activeElement!;
      return element.closest('header[class]') && !element.closest('main') ? undefined : element.getBoundingClientRect().toJSON() as DOMRect;
    })];
    if (!box) break;
    expect(box.top).toBeGreaterThanOrEqual(bar - 1);
  }
});
