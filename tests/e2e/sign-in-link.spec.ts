import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount } from './donor.ts';
import { linkInEmail } from './emails.ts';

const WORDS = {
  en: { prefix: '', ask: 'Sign in without a password', send: 'Email me a link to sign in', signIn: 'Sign in' },
  ar: {
    prefix: '/ar',
    ask: 'تسجيل الدخول دون كلمة مرور',
    send: 'إرسال رابط إلى بريدي لتسجيل الدخول',
    signIn: 'تسجيل الدخول',
  },
  tr: { prefix: '/tr', ask: 'Parolasız giriş yapın', send: 'Giriş bağlantısını e-postama gönder', signIn: 'Giriş yap' },
} as const;

// Links need no script, here or in the email.
test.use({ javaScriptEnabled: false });

for (const [locale, words] of Object.entries(WORDS))
  test(`a link by email signs in once, without script, in ${locale}`, async ({ page }) => {
    const { email } = await createAccount(page.request, `link.${locale}`);
    const main = page.locator('main');
    await page.goto(`${words.prefix}/login?next=%2Fprofile%3Fpart%3Ddetails`);
    await main.getByText(words.ask).click();
    await main.locator('#email').fill(email);
    await main.getByRole('button', { name: words.send }).click();
    await expect(main.getByRole('status').or(main.getByRole('alert')).first()).toBeVisible();
    const address = await linkInEmail(email, /http:\/\/localhost:\d+\/(?:ar\/|tr\/)?login\?link=[^\s"<]+/u);
    const opened = new URL(address);
    // The emails are in the language of the account; the page opens in any.
    await page.goto(`${words.prefix}/login${opened.search}`);
    await main.getByRole('button', { name: words.signIn, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/profile\\?part=details$`));
    await page.context().clearCookies();
    await page.goto(`${words.prefix}/login${opened.search}`);
    await expect(main.locator('#error-summary')).toBeVisible();
    await expect(main.locator('#password')).toBeVisible();
  });

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });
  test('the page of a link that is over is accessible', async ({ page }) => {
    await page.goto('/login?link=nothing');
    await expect(page.locator('#error-summary')).toBeVisible();
    await expectAccessible(page);
  });
});
