import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { WELL, words } from './giving-words.ts';
import { hydrate } from './hydrated.ts';

for (const [locale, w] of Object.entries(words)) {
  test(`from the home page to the cart and back, in ${locale}`, async ({ page }) => {
    await page.goto(w.prefix || '/');
    await hydrate(page);
    await page.getByRole('banner').getByText(w.cartCount).waitFor({ state: 'attached' });
    await page.goto(w.prefix + WELL);
    await page.getByRole('main').getByRole('button', { name: w.addToCart }).first().click();
    await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
    await page.getByRole('link', { name: w.goToCart }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.cart);
    await expect(page.getByRole('link', { name: w.well })).toBeVisible();
    await expectAccessible(page);
  });
}

test('the alert leaves by itself after its four seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(WELL);
  await hydrate(page);
  // From here on only the test lets time pass: a slow machine would use it up.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  // While the pointer is over the alert, it stays.
  await page.mouse.move(0, 0);
  const alert = page.getByText('Added to your cart');
  await expect(alert).toBeVisible();
  // React starts the countdown in an effect, by a message of its own: a message sent now comes after it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      }),
  );
  await page.clock.runFor(3_900);
  await expect(alert).toBeVisible();
  await page.clock.runFor(200);
  await expect(alert).toBeHidden();
});

test('a cart that cannot be read is emptied, and the page says so', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'cart', value: 'nonsense*that*is*no*cart', url: baseURL! }]);
  await page.goto('/cart');
  await expect(page.getByText('We could not read your cart')).toBeVisible();
});

test('the quick donation tells what is missing, and keeps what was chosen', async ({ page }) => {
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Quick donation' });
  await panel.getByText('$50', { exact: true }).click();
  await panel.getByText('Donate on behalf of someone').click();
  await panel.getByLabel('The person’s full name').fill('Maryam');
  await panel.getByRole('button', { name: 'Donate now' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Enter the phone number of the person on whose behalf you are donating',
  );
  // Where the need is greatest is chosen already.
  await expect(panel.getByLabel('Give to')).not.toHaveValue('');
  await expect(panel.getByLabel('The person’s full name')).toHaveValue('Maryam');
  await expect(panel.getByRole('radio', { name: '$50' })).toBeChecked();
});

const BASKETS = '/projects/food-baskets-for-displaced-families-in-khartoum';

test('a count typed in Arabic-Indic digits is read at each key, and by the buttons beside it', async ({ page }) => {
  await page.goto(`/ar${BASKETS}`);
  await hydrate(page);
  const count = page.getByRole('textbox', { name: 'العدد' });
  await count.clear();
  await count.pressSequentially('٣');
  await expect(count).toHaveValue('٣');
  await expect(page.getByRole('button', { name: /135/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^العدد/ })
    .last()
    .click();
  await expect(count).toHaveValue('4');
  await count.fill('٣');
  await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلّة' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
  await page.goto('/ar/cart');
  await expect(page.getByRole('main')).toContainText('135');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { add, few, label, many, path } of [
    {
      path: BASKETS,
      label: 'Quantity',
      add: 'Add to cart',
      few: 'Enter a quantity of 1 or more',
      many: /give \$[\d,]+ to this project/,
    },
    {
      path: `/ar${BASKETS}`,
      label: 'العدد',
      add: 'أضف إلى السلّة',
      few: 'أدخل عددًا لا يقلّ عن 1',
      many: /بمبلغ .?\$[\d,]+ لهذا المشروع/,
    },
  ])
    test(`a count that is refused stays as it was typed, with its limit, at ${path}`, async ({ page }) => {
      await page.goto(path);
      const count = page.getByRole('textbox', { name: label });
      for (const [typed, error] of [
        ['-1', few],
        ['٠', few],
        ['١٠٠٠', many],
      ] as const) {
        await count.fill(typed);
        await page.getByRole('main').getByRole('button', { name: add }).first().click();
        await expect(page.getByRole('alert')).toContainText(error);
        await expect(count).toHaveValue(typed);
      }
    });
});

test('a sum typed in Arabic-Indic digits is read', async ({ page }) => {
  await page.goto(`/ar${WELL}`);
  await page.getByRole('main').getByLabel('أو مبلغ آخر').fill('٢٥٫٥٠');
  await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلّة' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '25.50' })).toBeVisible();
});

test('the tab opens the panel from the left edge in every language, and Escape gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  for (const address of ['/projects', '/ar/projects']) {
    await page.goto(address);
    const tab = page.locator('button[popovertarget="donate-panel"]').first();
    expect((await tab.boundingBox())!.x).toBe(0);
    await tab.click();
    const panel = page.locator('#donate-panel');
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())!.x).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(tab).toBeFocused();
  }
});

test('an address that asks for a recurring donation opens the panel, and is cleaned', async ({ page }) => {
  await page.goto('/projects?sort=mostFunded&donationFrequency=month');
  await expect(page.locator('#donate-panel')).toBeVisible();
  await expect(page.locator('#donate-panel').getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page).toHaveURL(/\/projects\?sort=mostFunded$/);
});
