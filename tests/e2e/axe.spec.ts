import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const NAMELESS = '<button type="button"></button>';

test('a button without a name on a page is found', async ({ page }) => {
  await page.goto('/terms');
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), NAMELESS);
  await expect(expectAccessible(page)).rejects.toThrow(/button-name/);
});

test('text that is too pale on a page is found, where contrast is read', async ({ page }) => {
  await page.goto('/terms');
  const pale = '<p style="color: #ccc; background: #fff">Pale</p>';
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), pale);
  await expect(expectAccessible(page, { readsContrast: true })).rejects.toThrow(/color-contrast/);
  await expectAccessible(page, { readsContrast: false });
});

test('a button without a name in a frame of another origin is found', async ({ page, baseURL }) => {
  const other = `${baseURL!.replace('localhost', '127.0.0.1')}/planted`;
  await page.route(other, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<html lang="en"><title>Card</title><main>${NAMELESS}</main></html>`,
    }),
  );
  await page.route('**/framed', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<html lang="en"><title>Page</title><main><h1>Page</h1><iframe title="Card" src="${other}"></iframe></main></html>`,
    }),
  );
  await page.goto('/framed');
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
  await expect(expectAccessible(page)).rejects.toThrow(/button-name/);
});
