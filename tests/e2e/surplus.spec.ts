import { expect, test } from './console.ts';
import { words } from './giving-words.ts';
import { fillIn } from './giving.ts';

/** No other journey gives to it: what it needs stays the same. */
const HOMES = '/projects/twelve-family-homes-after-the-earthquake';

const say = {
  en: {
    field: 'Or another amount',
    all: /^Give all \$900,000 to the cause “/,
    rest: /^Give \$[\d,.]+ to this project$/,
  },
  ar: { field: 'أو مبلغ آخر', all: /^تبرّع بكامل المبلغ \(.*900,000.*\) لمجال «/, rest: /^تبرّع بمبلغ .* لهذا المشروع$/ },
  tr: {
    field: 'Ya da başka bir tutar',
    all: /^Tamamını \(.*900\.000.*\) “.*” alanına bağışla$/,
    rest: /^Bu projeye .* bağışla$/,
  },
} as const;

for (const locale of ['en', 'ar', 'tr'] as const) {
  const w = words[locale];
  const { all, field, rest } = say[locale];

  test(`who would give more than a project needs gives it all to the same cause, in ${locale}`, async ({ page }) => {
    await page.goto(w.prefix + HOMES);
    const main = page.getByRole('main');
    await main.getByLabel(field).fill('900000');
    await main.getByRole('button', { name: w.donateNow }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.getByLabel(field)).toHaveValue('900000');
    await main.getByRole('button', { name: all }).click();
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/checkout$`));
    await fillIn(page, w);
    await page.getByRole('radio', { name: w.bank }).check();
    await main.getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
    await expect(main).toContainText(/900[.,]000/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`who would give more than a project needs gives what it needs, in ${locale}`, async ({ page }) => {
      await page.goto(w.prefix + HOMES);
      const main = page.getByRole('main');
      await main.getByLabel(field).fill('900000');
      // Enter presses the first button, before and after the refusal.
      await main.getByLabel(field).press('Enter');
      await expect(main.getByRole('alert')).toBeVisible();
      await main.getByLabel(field).press('Enter');
      await expect(main.getByRole('alert')).toBeVisible();
      const choice = main.getByRole('button', { name: rest });
      const sum = /[\d.,]{4,}/.exec(await choice.innerText())![0];
      await choice.click();
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/checkout$`));
      await expect(main).toContainText(sum);
      await expect(main).not.toContainText(/900[.,]000/);
    });
  });
}

test('a second line of the cart that is too much goes to the same cause, without script', async ({ browser }) => {
  const w = words.ar;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(w.prefix + HOMES);
  await main.getByLabel(say.ar.field).fill('900000');
  await main.getByLabel(say.ar.field).press('Enter');
  await main.getByRole('button', { name: say.ar.rest }).click();
  await expect(page).toHaveURL(/\/ar\/checkout$/);
  await page.goto(w.prefix + HOMES);
  await main.getByLabel(say.ar.field).fill('150');
  await main.getByRole('button', { name: w.addToCart }).click();
  await page.goto(`${w.prefix}/cart`);
  await expect(main.getByRole('link', { name: w.checkout })).toHaveCount(0);
  // The second line is told apart, and the total is without it.
  const leftOut = main.getByRole('region', { name: 'لا يدخل في المجموع' });
  await expect(leftOut.getByRole('listitem')).toHaveCount(1);
  await expect(leftOut).toContainText('150');
  await main.getByRole('button', { name: /^تبرّع بكامل المبلغ \(.*150.*\) لمجال «/ }).click();
  await expect(page).toHaveURL(/\/ar\/cart#line-/);
  await main.getByRole('link', { name: w.checkout }).first().click();
  await expect(page).toHaveURL(/\/ar\/checkout$/);
  await expect(main).toContainText('150');
  await context.close();
});
