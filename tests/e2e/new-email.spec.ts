import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount, PASSWORD, signIn } from './donor.ts';
import { codeInEmail, linkInEmail } from './emails.ts';

const WORDS = {
  en: { prefix: '', changed: 'Your email address has been changed' },
  ar: { prefix: '/ar', changed: 'تغيّر بريدك الإلكتروني' },
  tr: { prefix: '/tr', changed: 'E-posta adresiniz değişti' },
} as const;

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [locale, { changed, prefix }] of Object.entries(WORDS))
      test(`an email address is changed by a code that goes to the new one, in ${locale}`, async ({ page }) => {
        const name = `moves.${locale}.${isScripted ? 'script' : 'plain'}`;
        const main = page.locator('main');
        const { email } = await createAccount(page.request, name);
        const next = `new.${email}`;
        await page.context().clearCookies();
        await signIn(page, prefix, name);
        await page.goto(`${prefix}/profile?part=details`);
        const send = (form: string) => main.locator(`form[action="/forms/profile/${form}"] button:not([type=button])`);
        await main.locator('#change-email summary').click();
        await main.locator('#newEmail').fill(next);
        await main.locator('#emailPassword').fill('not the password');
        await send('new-email').click();
        await expect(page.locator('#error-summary')).toBeVisible();
        await expect(main.locator('#newEmail')).toHaveValue(next);
        await main.locator('#emailPassword').fill(PASSWORD);
        await send('new-email').click();
        await expect(main.getByText(next)).toBeVisible();
        await expect(main.getByText(email, { exact: true })).toBeVisible();
        if (isScripted) await expectAccessible(page);

        await main.locator('#newEmailCode').fill(await codeInEmail(next));
        await send('new-email/code').click();
        await expect(page.getByText(changed)).toBeVisible();
        await expect(main.getByText(email, { exact: true })).toHaveCount(0);
        await expect(main.getByText(next)).toBeVisible();
        await linkInEmail(email, /Your account’s email address was changed/);
        if (isScripted) await expectAccessible(page);
        await page.context().clearCookies();
        await signIn(page, prefix, next);
      });
  });
