import { expect, test } from './console.ts';
import { WELL, words } from './giving-words.ts';

test.use({ javaScriptEnabled: false });

for (const [locale, w] of Object.entries(words)) {
  test(`from home to thank-you by bank transfer without script, in ${locale}`, async ({ page }) => {
    await page.goto(w.prefix || '/');
    await page.getByRole('link', { name: w.well }).first().click();
    await page.getByRole('main').getByRole('button', { name: w.addToCart }).first().click();
    await expect(page).toHaveURL(new RegExp(`${WELL}$`));
    await page.getByRole('main').getByRole('link', { name: w.goToCart }).click();
    await page.getByRole('link', { name: w.checkout }).click();
    await page.getByLabel(w.name).fill('Huda Al-Salem');
    await page.getByRole('main').getByLabel(w.email).fill('huda@example');
    await page.getByRole('radio', { name: w.bank }).check();
    await page.getByRole('main').getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('alert')).toContainText(w.emailFormat);
    await expect(page.getByLabel(w.name)).toHaveValue('Huda Al-Salem');
    await page.getByRole('main').getByLabel(w.email).fill('huda@example.org');
    await page.getByRole('radio', { name: w.bank }).check();
    await page.getByRole('main').getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
  });
}

test('the catalogue is searched, filtered and paged without script', async ({ page }) => {
  await page.goto('/projects');
  await page.getByLabel('Search', { exact: true }).fill('marib');
  await page.getByRole('button', { name: 'Show the results' }).click();
  await expect(page).toHaveURL(/search=marib/);
  await expect(page.getByRole('link', { name: words.en.well })).toBeVisible();
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/page=2/);
});

test('a project is passed on without script', async ({ page, baseURL }) => {
  await page.goto(WELL);
  await page.getByText('Share', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${baseURL}${WELL}`)),
  );
  await expect(page.getByText(`${baseURL}${WELL}`, { exact: true })).toBeVisible();
});
