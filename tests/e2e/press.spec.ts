import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { WELL } from './giving-words.ts';
import { hydrate, hydrated } from './hydrated.ts';

const BASKETS = '/projects/food-baskets-for-displaced-families-in-khartoum';

const main = (page: Page) => page.getByRole('main');
const amount = (page: Page) => main(page).getByLabel('Or another amount').first();
const donate = (page: Page) => main(page).getByRole('button', { name: 'Donate now' }).first();

/** Presses near the upper edge and holds: whatever moves meanwhile moves under the pointer. */
async function hold(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const { height, width, x, y } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 4);
  await page.mouse.down();
  return () => page.mouse.up();
}

/** So long that a line which does not wait for the release would have come. */
const fewFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

test.describe('a button that is pressed stays under the pointer until it is released', () => {
  test('while the script comes that reads what was typed', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue().catch(() => {});
    });
    await page.goto(WELL);
    await amount(page).fill('900000');
    const release = await hold(page, donate(page));
    resolve();
    await hydrated(page);
    await fewFrames(page);
    await release();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(amount(page)).toHaveValue('900000');
  });

  test('while the field that it leaves is found wrong', async ({ page }) => {
    await page.goto(WELL);
    await hydrate(page);
    await amount(page).fill('0.5');
    const release = await hold(page, donate(page));
    await fewFrames(page);
    await release();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(amount(page)).toHaveValue('0.5');
  });

  test('while a count of the cart is found wrong', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(BASKETS);
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
    await page.goto('/cart');
    await hydrate(page);
    await main(page).getByRole('textbox').first().fill('many');
    const release = await hold(page, main(page).getByRole('link', { name: 'Go to checkout' }).first());
    await fewFrames(page);
    await release();
    await expect(page).toHaveURL(/\/checkout$/);
  });
});
