import { expect, test } from './console.ts';
import { hydrate } from './hydrated.ts';

/** The demo project that gives a share to the endowment, and one with units. */
const SCHOOL = '/projects/a-year-of-school-meals-and-care-for-60-children-in-amman';
const BASKETS = '/projects/food-baskets-for-displaced-families-in-khartoum';

for (const { locale, prefix, typed, share, field } of [
  { locale: 'English', prefix: '', typed: '80', share: '$4', field: 'Or another amount' },
  { locale: 'Arabic', prefix: '/ar', typed: '٨٠', share: '$4', field: 'أو مبلغ آخر' },
  { locale: 'Turkish', prefix: '/tr', typed: '80,00', share: '$4', field: 'Ya da başka bir tutar' },
])
  test(`what a typed sum does is told while it is typed, in ${locale}, also before the script has come`, async ({
    page,
  }) => {
    await page.goto(prefix + SCHOOL);
    await page.getByRole('main').getByLabel(field).fill(typed);
    await expect(page.locator('#donation-figures')).toContainText(share);
    await page.getByRole('main').getByLabel(field).fill('99999');
    await expect(page.getByRole('main').getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  });

test('a count in the cart changes its sums without loading the page, and the cart is stored', async ({ page }) => {
  await page.goto(BASKETS);
  await page.getByRole('main').getByRole('button', { name: 'Donate now' }).first().click();
  await page.goto('/cart');
  await hydrate(page);
  await page.evaluate(() => {
    document.body.dataset['marked'] = 'yes';
  });
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  const summary = page.getByRole('main').getByRole('complementary');
  await expect(summary).toContainText('$135');
  await expect(page.locator('body')).toHaveAttribute('data-marked', 'yes');
  await expect
    .poll(async () => {
      const answer = await page.request.get('/cart');
      return (await answer.text()).includes('135');
    })
    .toBe(true);
});

test('a count of shares that was typed before the script had come is the sum that is paid', async ({ page }) => {
  await page.goto('/projects/sacrifices?category=charity');
  const form = page.locator('#cart-add-sacrifice');
  await form.locator('[name="quantity"]').fill('3');
  await expect(form.getByRole('button', { name: /Donate/ }).first()).toContainText('$150');
});
