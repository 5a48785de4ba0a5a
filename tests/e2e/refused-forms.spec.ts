import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

test.use({ javaScriptEnabled: false });

const pages = [
  { prefix: '', dir: 'ltr', title: 'That is more than this form can take', back: 'Open the page anew' },
  { prefix: '/ar', dir: 'rtl', title: 'هذا أكثر مما يتسع له النموذج', back: 'افتح الصفحة من جديد' },
  { prefix: '/tr', dir: 'ltr', title: 'Bu, formun alabileceğinden fazla', back: 'Sayfayı yeniden aç' },
];

for (const { back, dir, prefix, title } of pages) {
  test(`who sends too much at ${prefix || '/'} reads a calm page, and finds what was typed by going back`, async ({ page }) => {
    await page.goto(`${prefix}/faqs`);
    const field = page.getByRole('contentinfo').or(page.locator('#newsletter')).locator('input[name=email]');
    const typed = 'x'.repeat(70 * 1024);
    await field.fill(typed);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expectAccessible(page);
    await page.goBack();
    await expect(field).toHaveValue(typed);
    await page.goForward();
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/faqs$`));
  });
}

test('who opens the address of a form reads a page of ours', async ({ page }) => {
  const answer = await page.goto('/forms/newsletter');
  expect(answer!.status()).toBe(405);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cannot be done here');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
