// Without the guard of the console: the browser itself writes a refusal there.
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const pages = [
  { prefix: '', dir: 'ltr', title: 'What you sent is too large', back: 'Go back to the previous page' },
  { prefix: '/ar', dir: 'rtl', title: 'ما أرسلته أكبر من الحجم المسموح به', back: 'الرجوع إلى الصفحة' },
  { prefix: '/tr', dir: 'ltr', title: 'Gönderdiğiniz içerik çok büyük', back: 'Önceki sayfaya dön' },
];

for (const { back, dir, prefix, title } of pages) {
  test(`the page of a refusal is accessible, in ${dir} at ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${prefix}/faqs`);
    await page.locator('#newsletter input[name=email]').fill('x'.repeat(70 * 1024));
    await page.locator('#newsletter button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
  });

  test(`without script, who sends too much at ${prefix || '/'} reads a calm page, and finds what was typed by going back`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
    await page.goto(`${prefix}/faqs`);
    const field = page.locator('#newsletter input[name=email]');
    const typed = 'x'.repeat(70 * 1024);
    await field.fill(typed);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await page.goBack();
    await expect(field).toHaveValue(typed);
    await field.press('Enter');
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/faqs$`));
    await page.close();
  });
}

test('who opens the address of a form reads a page of this site', async ({ page }) => {
  const answer = await page.goto('/forms/newsletter');
  expect(answer!.status()).toBe(405);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This action is not available on this page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
