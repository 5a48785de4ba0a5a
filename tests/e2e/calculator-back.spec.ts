import { expect, test } from './console.ts';
import { hydrate } from './hydrated.ts';

for (const prefix of ['', '/ar'])
  test(`what was typed in the zakat calculator is there again after the back button, at "${prefix}"`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/projects/zakat`);
    await hydrate(page);
    const cash = page.locator('input[name=cash]');
    await cash.fill('20000');
    const due = page.getByRole('main').getByRole('status').filter({ hasText: '500' });
    await expect(due.first()).toBeVisible();
    await page.locator('main h3 a').first().click();
    await expect(page).not.toHaveURL(/zakat$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/projects/zakat$`));
    await expect(cash).toHaveValue('20000');
    await expect(due.first()).toBeVisible();
  });

test('what was typed for expiations is there again after the back button', async ({ page }) => {
  await page.goto('/projects/type/kafarat');
  await hydrate(page);
  const count = page.locator('#cart-add-kafarah input[name=count]');
  await count.fill('3');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/kafarat/);
  await page.goBack();
  await expect(count).toHaveValue('3');
});

test('the order of a sacrifice is there again after the back button, but for the consent', async ({ page }) => {
  await page.goto('/ar/projects/sacrifices');
  await hydrate(page);
  const form = page.locator('#cart-add-sacrifice');
  const country = page.locator('input[name=sacrificeId]').nth(1);
  await country.check();
  await form.locator('input[name=quantity]').fill('٢');
  await form.locator('input[name=name1]').fill('هدى السالم');
  await form.locator('input[name=name2]').fill('سلمى السالم');
  await form.locator('input[name=proxyAccepted]').check();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/sacrifices/);
  await page.goBack();
  await expect(form.locator('input[name=name2]')).toHaveValue('سلمى السالم');
  await expect(form.locator('input[name=name1]')).toHaveValue('هدى السالم');
  await expect(country).toBeChecked();
  await expect(form.locator('input[name=shownFor]')).toHaveValue(await country.inputValue());
  await expect(form.locator('input[name=proxyAccepted]')).not.toBeChecked();
});
