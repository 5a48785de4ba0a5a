import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { WELL, words } from './giving-words.ts';
import { toCheckout } from './giving.ts';

/** Where the bar that stays ends, and what lies at a place of the page. */
const barEnd = (page: Page) => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
const top = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top);

for (const size of [
  { width: 1280, height: 640 },
  { width: 360, height: 640 },
]) {
  for (const locale of ['en', 'ar'] as const) {
    test(`what was wrong, and the field it leads to, stand below the bar, in ${locale} at ${size.width}`, async ({
      page,
    }) => {
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

test('a field that lies under the bar comes out of it when the keyboard goes back to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(WELL, { waitUntil: 'networkidle' });
  const amount = page.getByRole('main').getByLabel(/another amount/i);
  await amount.focus();
  await page.keyboard.press('Tab');
  await amount.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 30));
  expect(await top(amount)).toBeLessThan(await barEnd(page));
  await page.keyboard.press('Shift+Tab');
  await expect(amount).toBeFocused();
  await expect.poll(() => top(amount)).toBeGreaterThanOrEqual(await barEnd(page));
});

for (const width of [320, 360]) {
  test(`on a phone of ${width} one way to donate is at the foot, and the page ends above it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const address of ['/', '/ar', WELL, `/ar${WELL}`, '/projects', '/ar/faqs']) {
      await page.goto(address);
      const ways = page.locator('[data-donate-tab], main a[href="#cart-add"]').filter({ visible: true });
      await expect(ways, address).toHaveCount(1);
      const foot = await ways.evaluate((it) => {
        const bar = getComputedStyle(it).position === 'fixed' ? it : it.parentElement!;
        const box = bar.getBoundingClientRect();
        return { bottom: box.bottom, left: box.left, start: box.top, wide: box.width };
      });
      expect(foot, address).toMatchObject({ bottom: 640, left: 0, wide: width });
      expect(640 - foot.start, address).toBeGreaterThanOrEqual(44);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole('contentinfo').locator('a, button, p').filter({ visible: true }).last();
      await expect.poll(() => last.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(foot.start);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  });
}

for (const width of [1241, 1280, 1440])
  test(`the donate tab touches nothing beside it at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/projects', WELL, '/faqs']) {
      await page.goto(address);
      const tab = page.locator('[popovertarget=donate-panel], a[href="#quick-title"]').first();
      const { width: end } = (await tab.boundingBox())!;
      const { x } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      expect(x - end, address).toBeGreaterThanOrEqual(4);
    }
  });

for (const width of [600, 900, 1100, 1280]) {
  test(`the donate tab keeps to the left edge and lies over nothing at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const address of ['/', '/ar', WELL, `/ar${WELL}`, '/projects', '/ar/faqs']) {
      await page.goto(address);
      const tab = page.locator('[popovertarget=donate-panel], a[href="#quick-title"]').first();
      // Beside the hero the form is in sight already.
      if (width > 900 && (address === '/' || address === '/ar')) {
        await expect(tab).toBeHidden();
        continue;
      }
      await expect(tab).toBeVisible();
      const box = (await tab.boundingBox())!;
      expect(box.x, address).toBe(0);
      expect(Math.min(box.width, box.height), address).toBeGreaterThanOrEqual(44);
      // Everything that can be touched, wherever the page is scrolled to, begins beside the tab or lies in another row of the bar.
      const covered = await tab.evaluate((it) => {
        const mine = it.getBoundingClientRect();
        const isFloating = getComputedStyle(it).position === 'fixed';
        return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
          .filter((other) => {
            const its = other.getBoundingClientRect();
            if (other === it || its.width === 0 || !other.checkVisibility() || !other.closest('header, main, footer'))
              return false;
            const isInBar = other.closest('header')?.contains(it) ?? false;
            if (!isFloating && !isInBar) return false;
            // An icon's target begins 12 px before what is seen of it.
            return (
              its.left + 12 < mine.right &&
              its.right > mine.left &&
              its.right > 0 &&
              (!isInBar || (its.top < mine.bottom && its.bottom > mine.top))
            );
          })
          .map((other) => other.outerHTML.slice(0, 120));
      });
      expect(covered, address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  });
}
