import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount, PASSWORD, signIn } from './donor.ts';
import { linkInEmail } from './emails.ts';
import { hydrate } from './hydrated.ts';

const says = {
  en: { prefix: '', digits: '501230071', confirmed: 'Your phone number is confirmed', logOut: 'Sign out' },
  ar: { prefix: '/ar', digits: '501230072', confirmed: 'رقم جوالك مؤكَّد الآن', logOut: 'تسجيل الخروج' },
  tr: { prefix: '/tr', digits: '501230073', confirmed: 'Telefon numaranız onaylandı', logOut: 'Çıkış yap' },
} as const;

const main = (page: Page) => page.locator('main');
const form = (page: Page, name: string) => main(page).locator(`form[action="/forms/profile/${name}"]`);

for (const [locale, { confirmed, digits, logOut, prefix }] of Object.entries(says))
  test(`a phone number is confirmed by a text message, and then signs in, in ${locale}`, async ({ page }) => {
    const name = `phone.${locale}`;
    await createAccount(page.request, name);
    await page.context().clearCookies();
    await signIn(page, prefix, name);
    await page.goto(`${prefix}/profile?part=details`);
    await hydrate(page);
    await form(page, 'details').locator('[name=phoneNumber]').fill(digits);
    await form(page, 'details').locator('button:not([type=button])').last().click();
    await form(page, 'phone-code').locator('button').click();
    const code = form(page, 'phone').locator('[name=otp]');
    await expect(code).toBeVisible();
    await expectAccessible(page);
    await code.fill(await linkInEmail(`+966${digits}`, /(?<!\d)\d{6}(?!\d)/));
    await form(page, 'phone').locator('button').click();
    await expect(page.getByText(confirmed)).toBeVisible();

    await page.goto(`${prefix}/profile?part=devices`);
    await main(page).getByRole('button', { name: logOut, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/login$`));
    await main(page).locator('#login-name').fill(`+966 ${digits}`);
    await main(page).locator('#password').fill(PASSWORD);
    await main(page).locator('#login button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/profile$`));
  });
