import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const pages = [
  {
    locale: 'en',
    prefix: '',
    link: 'Who we are',
    title: 'We try to be both a support and a chain.',
    decides: 'Who decides what',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    link: 'من نحن',
    title: 'نسعى إلى أن نكون سندًا بالمعنيين معًا.',
    decides: 'من يتّخذ القرارات؟',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    link: 'Hakkımızda',
    title: 'Hem destek hem zincir olmaya çalışıyoruz.',
    decides: 'Kim neye karar verir?',
  },
] as const;

for (const { decides, link, locale, prefix, title } of pages) {
  test(`a visitor reads who decides what, and where each figure comes from, in ${locale}`, async ({ page }) => {
    await page.goto(prefix || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('region', { name: decides }).getByRole('listitem')).toHaveCount(6);
    await expectAccessible(page);
    await page.locator('a[href="#source-1"]').first().click();
    await expect(page.locator('#source-1')).toBeInViewport();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is read whole, with figures from the ledger', async ({ page, request }) => {
    const statistics = (await (await request.get('/api/v1/statistics')).json()) as {
      result: { data: { currency: string | null; value: number }[] };
    };
    const raised = statistics.result.data.find(({ currency }) => currency === 'USD')!.value;
    await page.goto('/about');
    const whole = Math.floor(raised / 100).toLocaleString('en-US');
    await expect(page.getByRole('region', { name: 'In figures' })).toContainText(`$${whole}`);
  });
});
