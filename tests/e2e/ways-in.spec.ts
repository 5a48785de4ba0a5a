import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount, give, PASSWORD, signIn } from './donor.ts';
import { codeInEmail } from './emails.ts';
import { finishAccount } from './finish-account.ts';

const WORDS = {
  en: {
    prefix: '',
    agree: 'Agree and continue',
    connect: 'Connect',
    disconnect: 'Disconnect',
    months: 'Month by month',
    again: 'Send a new code',
  },
  ar: {
    prefix: '/ar',
    agree: 'موافقة ومتابعة',
    connect: 'ربط',
    disconnect: 'إلغاء الربط',
    months: 'شهرًا بشهر',
    again: 'إرسال رمز جديد',
  },
  tr: {
    prefix: '/tr',
    agree: 'Kabul et ve devam et',
    connect: 'Bağla',
    disconnect: 'Bağlantıyı kaldır',
    months: 'Ay ay',
    again: 'Yeni kod gönder',
  },
} as const;

for (const [locale, words] of Object.entries(WORDS)) {
  test(`an account made with Google keeps its only way in, until it has a password, in ${locale}`, async ({ page }) => {
    const email = `only.${locale}@example.org`;
    const main = page.locator('main');
    await page.goto(`${words.prefix}/login?next=%2Fprofile%3Fpart%3Ddevices`);
    await page.locator('main #social-google button').click();
    await page.locator('input[name=email]').fill(email);
    await page.getByRole('button', { name: words.agree }).click();
    await finishAccount(page);
    await expect(page).toHaveURL(/part=devices$/);
    await main.locator('#connect-google').getByRole('button', { name: words.disconnect }).click();
    await expect(page.locator('#error-summary')).toBeVisible();
    await expectAccessible(page);

    await main.locator('form[action="/forms/profile/first-password/proof"] button').click();
    await expect(main.locator('form[action="/forms/profile/first-password/proof"]')).toContainText(words.again);
    await main.locator('#passwordProof').fill(await codeInEmail(email));
    await main.locator('#profile-first-password #password').fill(PASSWORD);
    await main.locator('#profile-first-password #confirmPassword').fill(PASSWORD);
    await main.locator('#profile-first-password button[type=submit]').click();
    await expect(main.locator('#profile-password')).toBeVisible();
    await main.locator('#connect-google').getByRole('button', { name: words.disconnect }).click();
    await expect(main.locator('#connect-google').getByRole('button', { name: words.connect })).toBeVisible();
    await page.context().clearCookies();
    await signIn(page, words.prefix, email);
  });

  test(`a donor sees what they gave by month, kind and program, in ${locale}`, async ({ page }) => {
    const { email } = await createAccount(page.request, `charts.${locale}`);
    await give(page.request, email);
    await signIn(page, words.prefix, email);
    await page.goto(`${words.prefix}/profile?part=charts`);
    const months = page.getByRole('table', { name: words.months });
    await expect(months.locator('tbody tr')).toHaveCount(1);
    await expect(months).toContainText('25');
    await expectAccessible(page);
  });

  test(`whoever is signed in confirms their email by its code, in ${locale}`, async ({ page }) => {
    const username = `later.${locale}`;
    const email = `${username}@example.org`;
    await page.request.post('/api/v1/users/auth/signup', {
      data: {
        username,
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        gender: 'female',
        dateOfBirth: '1990-05-17',
        nationality: 'SA',
        mainDonationField: 'zakat',
      },
    });
    // Until it is confirmed, the username signs in.
    await signIn(page, words.prefix, username);
    await page.goto(`${words.prefix}/profile?part=details`);
    await page.locator('#signup-resend button').click();
    await expect(page).toHaveURL(/step=code$/);
    await page.locator('main #otp').fill(await codeInEmail(email));
    await page.locator('#signup-code button').first().click();
    await expect(page).toHaveURL(/part=details$/);
    await expect(page.locator('#signup-resend')).toHaveCount(0);
  });
}
