import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { WELL, words } from './giving-words.ts';
import { fillIn, toCheckout } from './giving.ts';

const OTHER = '/projects/twelve-family-homes-after-the-earthquake';

for (const [locale, w] of Object.entries(words)) {
  test(`one donation of several is made monthly, and the other stays in the cart, in ${locale}`, async ({ page }) => {
    for (const path of [WELL, OTHER]) {
      await page.goto(w.prefix + path);
      await page.getByRole('main').getByRole('button', { name: w.addToCart }).first().click();
      await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible();
    }
    await page.goto(`${w.prefix}/checkout?donationFrequency=month`);
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText(w.noneChosen);
    await expectAccessible(page);
    await page.getByRole('radio', { name: w.well }).check();
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByLabel(w.name)).toBeVisible();
    await expect(page.getByRole('complementary').getByText(w.well)).toBeVisible();
    await page.goto(`${w.prefix}/cart`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  });
}

test('a cart that changed in another tab is shown before it is given', async ({ page, context }) => {
  const w = words.en;
  await toCheckout(page, w);
  const other = await context.newPage();
  await other.goto(OTHER);
  await other.getByRole('main').getByRole('button', { name: w.addToCart }).first().click();
  await expect(other.getByRole('status').filter({ hasText: w.added })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Give $10' }).click();
  await expect(page.getByRole('alert')).toContainText('Something has changed since you opened this page.');
  await expect(page.getByLabel(w.name)).toHaveValue('Huda Al-Salem');
  await fillIn(page, w);
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await expect(page.getByRole('main').getByRole('complementary')).toContainText('$20');
  await page.getByRole('main').getByRole('button', { name: w.details }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
});

test('where there is no page of this site nothing leads to a form that is not there', async ({ page }) => {
  for (const path of ['/nope', '/ar/nope', '/404']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href="#quick-title"], [popovertarget="donate-panel"]')).toHaveCount(0);
  }
});
