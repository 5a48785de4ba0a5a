import { expect, test } from './console.ts';
import { linkInEmail } from './emails.ts';
import { readForAWhile } from './read-for-a-while.ts';

const says = {
  en: {
    prefix: '',
    done: 'Your email address is confirmed',
    ended: 'You have been unsubscribed',
    invalid: 'This link is no longer valid',
  },
  ar: { prefix: '/ar', done: 'بريدك الإلكتروني مؤكَّد الآن', ended: 'أُلغي اشتراكك', invalid: 'لم يعد هذا الرابط صالحًا' },
  tr: {
    prefix: '/tr',
    done: 'E-posta adresiniz onaylandı',
    ended: 'Aboneliğiniz sona erdi',
    invalid: 'Bu bağlantı artık geçerli değil',
  },
} as const;

test.beforeEach(({ page }) => readForAWhile(page));

for (const [locale, s] of Object.entries(says))
  test(`the newsletter is asked for, confirmed and ended by the links of the email, in ${locale}`, async ({ page }) => {
    const address = `reads-${locale}@example.org`;
    await page.goto(`${s.prefix}/about`);
    await page.locator('#newsletter-email').fill(address);
    await page.locator('#newsletter-email').press('Enter');
    await expect(page.locator('#newsletter form')).toHaveCount(0);
    const confirm = await linkInEmail(address, /https?:\/\/\S+\/newsletter\/confirm\/[\w.-]+/);
    // A program that scans emails opens the link, and nothing changes.
    expect((await page.request.get(confirm)).status()).toBe(200);
    await page.goto(confirm);
    await page.locator('main form button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.done);
    await page.goto(await linkInEmail(address, /https?:\/\/\S+\/newsletter\/unsubscribe\/[\w.-]+/));
    await page.locator('main form button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.ended);
    // Opened again, the link says so at once.
    await page.goto(`${s.prefix}/about`);
    await page.goto(await linkInEmail(address, /https?:\/\/\S+\/newsletter\/unsubscribe\/[\w.-]+/));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.ended);
    for (const link of ['confirm', 'unsubscribe']) {
      await page.goto(`${s.prefix}/newsletter/${link}/unknown-link`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.invalid);
      await expect(page.locator('main form button')).toHaveCount(0);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, { prefix }] of Object.entries(says))
    test(`the newsletter says at its place that an email is on its way, in ${locale}`, async ({ page }) => {
      await page.goto(`${prefix}/about`);
      await page.locator('#newsletter-email').fill(`reads-without-script-${locale}@example.org`);
      await page.locator('#newsletter-email').press('Enter');
      await expect(page).toHaveURL(/\/about#newsletter$/);
      await expect(page.locator('#newsletter form')).toHaveCount(0);
      await expect(page.locator('#newsletter')).toBeInViewport();
    });
});
