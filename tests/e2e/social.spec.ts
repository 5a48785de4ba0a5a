import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { finishAccount } from './finish-account.ts';

const WORDS = {
  en: { prefix: '', agree: 'Agree and continue', decline: 'Decline', cancelled: 'You canceled the sign-in with' },
  ar: { prefix: '/ar', agree: 'موافقة ومتابعة', decline: 'رفض', cancelled: 'ألغيت تسجيل الدخول عبر' },
  tr: { prefix: '/tr', agree: 'Kabul et ve devam et', decline: 'Reddet', cancelled: 'ile girişi iptal ettiniz' },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];
const PROVIDERS = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

const press = (page: Page, provider: keyof typeof PROVIDERS) => page.locator(`main #social-${provider} button`).click();
/** On the page of the issuer, which stands in for the provider. */
async function agree(page: Page, words: Words, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=name]').fill('Amina K');
  await page.getByRole('button', { name: words.agree }).click();
}

for (const [locale, words] of Object.entries(WORDS))
  test(`a person signs in with Google, Facebook and Apple, and comes to the page they were on their way to, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${words.prefix}/profile?part=details`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await expectAccessible(page);
    await press(page, 'google');
    await page.getByRole('button', { name: words.decline }).click();
    await expect(page.locator('#error-summary')).toContainText(words.cancelled);
    await expectAccessible(page);
    for (const provider of Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[]) {
      const email = `${provider}.${locale}@example.org`;
      await page.goto(`${words.prefix}/login?next=%2Fprofile%3Fpart%3Ddetails`);
      await press(page, provider);
      await agree(page, words, email);
      await expect(page.locator('main')).toContainText(email);
      await expectAccessible(page);
      await finishAccount(page);
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/profile\\?part=details$`));
      await expect(page.locator('main dl')).toContainText(email);
      await page.context().clearCookies();
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const provider of Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[])
    test(`the way to ${PROVIDERS[provider]} and back needs none on our pages`, async ({ page }) => {
      await page.goto('/signup?next=%2Fcart');
      await press(page, provider);
      await agree(page, WORDS.en, `plain.${provider}@example.org`);
      // The issuer's own page sends itself by script; a button stands in for it.
      if (provider !== 'facebook') await page.getByRole('button', { name: 'Continue' }).click();
      await finishAccount(page);
      await expect(page).toHaveURL(/\/cart$/);
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('signed-in');
    });
});

test('no page of signing in asks a third party for anything', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const path of ['/login', '/signup']) await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main #social-google')).toBeVisible();
  expect([...hosts]).toEqual([baseURL]);
});
