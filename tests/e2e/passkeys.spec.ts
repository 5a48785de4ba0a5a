import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount, PASSWORD } from './donor.ts';
import { hydrate } from './hydrated.ts';
import { addDevice } from './virtual-device.ts';

const WORDS = {
  en: {
    prefix: '',
    add: 'Add a passkey',
    signIn: 'Sign in with a passkey',
    added: 'The passkey has been added',
    removed: 'The passkey has been removed',
    logOut: 'Sign out',
  },
  ar: {
    prefix: '/ar',
    add: 'إضافة مفتاح مرور',
    signIn: 'تسجيل الدخول بمفتاح مرور',
    added: 'أُضيف مفتاح المرور',
    removed: 'أُزيل مفتاح المرور',
    logOut: 'تسجيل الخروج',
  },
  tr: {
    prefix: '/tr',
    add: 'Geçiş anahtarı ekle',
    signIn: 'Geçiş anahtarıyla giriş yap',
    added: 'Geçiş anahtarı eklendi',
    removed: 'Geçiş anahtarı kaldırıldı',
    logOut: 'Çıkış yap',
  },
} as const;
const main = (page: Page) => page.locator('main');

for (const [locale, words] of Object.entries(WORDS))
  test(`a passkey is added, signs in without the password, and is removed, in ${locale}`, async ({ page }) => {
    const name = `passkey.${locale}`;
    await createAccount(page.request, name);
    await addDevice(page);
    await page.goto(`${words.prefix}/login?next=%2Fprofile%3Fpart%3Ddevices`);
    await main(page).locator('#login-name').fill(name);
    await main(page).locator('#password').fill(PASSWORD);
    await main(page).locator('#login button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/profile\\?part=devices$`));
    await main(page).getByRole('button', { name: words.add }).click();
    await expect(main(page).getByText(words.added)).toBeVisible();
    await expectAccessible(page);

    await main(page).getByRole('button', { name: words.logOut, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/login$`));
    await page.goto(`${words.prefix}/login?next=%2Fprofile%3Fpart%3Ddevices`);
    await expectAccessible(page);
    await hydrate(page);
    const sent = page.waitForRequest('**/api/v1/users/auth/passkey');
    await main(page).getByRole('button', { name: words.signIn }).click();
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/profile\\?part=devices$`));
    // What the device signed counts once.
    const replay = await page.request.post('/api/v1/users/auth/passkey', { data: (await sent).postDataJSON() });
    expect(replay.status()).toBe(401);

    await main(page).locator('form[action="/forms/passkeys/remove"] button').click();
    await expect(main(page).getByText(words.removed)).toBeVisible();
    await expect(main(page).locator('form[action="/forms/passkeys/remove"]')).toHaveCount(0);
  });

test('without script there is the password alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(main(page).getByRole('button', { name: WORDS.en.signIn })).toBeHidden();
  await expect(main(page).locator('#password')).toBeVisible();
  await context.close();
});
