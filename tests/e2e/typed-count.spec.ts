import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { words } from './giving-words.ts';
import { hydrate } from './hydrated.ts';

const BASKETS = '/projects/food-baskets-for-displaced-families-in-khartoum';
const limits = {
  en: {
    least: 'Enter a quantity of 1 or more',
    most: 'Enter a quantity of 999 or less',
    change: 'Change the quantity',
  },
  ar: { least: 'أدخل عددًا لا يقلّ عن 1', most: 'أدخل عددًا لا يزيد على 999', change: 'تغيير العدد' },
} as const;

for (const locale of ['en', 'ar'] as const) {
  const [w, say] = [words[locale], limits[locale]];
  test(`a count is typed in the cart, and its sum follows at once, in ${locale}`, async ({ page }) => {
    await page.goto(w.prefix + BASKETS);
    await page.getByRole('main').getByRole('button', { name: w.addToCart }).first().click();
    await page.goto(`${w.prefix}/cart`);
    await hydrate(page);
    const main = page.getByRole('main');
    const count = main.getByRole('textbox');
    await count.fill('٥');
    await expect(main.getByRole('complementary')).toContainText('225');
    await count.fill('٠');
    await count.press('Enter');
    await expect(main.getByRole('alert')).toContainText(say.least);
    await expect(count).toHaveValue('٠');
    await expectAccessible(page);
    await count.fill('3');
    await expect(main.getByRole('complementary')).toContainText('135');
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect
      .poll(async () => (await (await page.request.get(`${w.prefix}/cart`)).text()).includes('135'))
      .toBe(true);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of ['en', 'ar'] as const) {
    const [w, say] = [words[locale], limits[locale]];
    test(`a count is sent by Enter and by its button, and its limit is told at the field, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(w.prefix + BASKETS);
      await page.getByRole('main').getByRole('button', { name: w.addToCart }).first().click();
      await page.goto(`${w.prefix}/cart`);
      const main = page.getByRole('main');
      const count = main.getByRole('textbox');
      // More than one, so that "one less" is there to be pressed by mistake.
      for (const [typed, sum] of [
        ['2', '90'],
        ['٥', '225'],
      ] as const) {
        await count.fill(typed);
        await count.press('Enter');
        await expect(main.getByRole('complementary')).toContainText(sum);
      }
      await count.fill('١٠٠٠');
      await main.getByRole('button', { name: say.change }).click();
      await expect(main.getByRole('alert')).toContainText(say.most);
      await expect(count).toHaveValue('١٠٠٠');
      await expect(count).toHaveAttribute('aria-invalid', 'true');
      await expect(main.getByRole('complementary')).toContainText('225');
    });
  }
});
