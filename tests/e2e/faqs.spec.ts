import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { hydrate } from './hydrated.ts';

const pages = [
  {
    locale: 'en',
    prefix: '',
    link: 'FAQs',
    title: 'What would you like to know?',
    word: 'receipt',
    said: 'answers mention',
  },
  { locale: 'ar', prefix: '/ar', link: 'الأسئلة الشائعة', title: 'ماذا تودّ أن تعرف؟', word: 'إيصال', said: 'إيصال' },
  {
    locale: 'tr',
    prefix: '/tr',
    link: 'Sık sorulan sorular',
    title: 'Ne öğrenmek istersiniz?',
    word: 'makbuz',
    said: 'yanıt',
  },
] as const;

for (const { link, locale, prefix, said, title, word } of pages) {
  test(`an answer is found while typing, in ${locale}`, async ({ page }) => {
    await page.goto(prefix || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await hydrate(page);
    await expect(page.locator('main details')).toHaveCount(24);
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('main').getByRole('status')).toContainText(said);
    expect(await page.locator('main details:visible').count()).toBeLessThan(10);
    expect(await page.evaluate(() => CSS.highlights.get('faq')?.size ?? 0)).toBeGreaterThan(1);
    await expectAccessible(page);
  });
}

test('a linked answer is open, and search engines read the questions', async ({ page }) => {
  await page.goto('/faqs#is-zakat-kept-apart');
  await expect(page.getByText('Yes, from your payment to the last cent spent.')).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = data.map((text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown[] });
  expect(types.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toHaveLength(24);
  expect(types.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is answered by the address, and an answer opens', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByRole('searchbox').fill('refund');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/faqs\?search=refund$/);
    await expect(page.locator('main mark').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toContainText('mention');
    const last = page.locator('main details:visible').last();
    await last.locator('summary').click();
    await expect(last).toHaveAttribute('open', '');
    await last.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page).toHaveURL(/\/faqs\?search=refund#/);
    await page.getByRole('textbox', { name: 'What did you want to know?' }).fill('a refund by cheque');
    await page.getByRole('button', { name: 'Write to us' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('a refund by cheque');
    await page.goto('/faqs?search=xyzzy');
    await expect(page.getByText('No answers match your search')).toBeVisible();
  });
});
