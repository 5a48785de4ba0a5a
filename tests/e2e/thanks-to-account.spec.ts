import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { PASSWORD } from './donor.ts';
import { codeInEmail } from './emails.ts';
import { words } from './giving-words.ts';
import { payByCard, toCheckout } from './giving.ts';

for (const [locale, w] of Object.entries(words))
  test(`from the thanks a guest makes an account, which holds the donation, in ${locale}`, async ({ page }) => {
    const email = `thanks.${locale}@example.org`;
    const main = page.locator('main');
    await toCheckout(page, w);
    await main.getByLabel(w.email).fill(email);
    await main.getByRole('button', { name: w.give }).click();
    await page.getByLabel(w.holder).fill('HUDA AL SALEM');
    await payByCard(page, w, '4242424242424242');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    const number = new URL(page.url()).pathname.split('/').at(-1)!;
    await main.locator('a[href*="/signup?"]').click();
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/signup\\?`));
    // What is known already is filled in, and nothing of it stands in the address.
    await expect(main.locator('[name=email]')).toHaveValue(email);
    expect(page.url()).not.toContain('example');
    await expectAccessible(page);
    await main.locator('[name=username]').fill(`thanks.${locale}`);
    await main.locator('#password').fill(PASSWORD);
    await main.locator('#confirmPassword').fill(PASSWORD);
    await main.locator('label:has([name=gender][value=female])').click();
    await main.locator('[name=birthDay]').fill('14');
    await main.locator('[name=birthMonth]').selectOption('3');
    await main.locator('[name=birthYear]').fill('1991');
    await main.locator('[name=nationality]').selectOption('SA');
    await main.locator('[name=mainDonationField]').selectOption('zakat');
    await main.locator('form[action="/forms/signup"] button:not([type=button])').click();
    await expect(page).toHaveURL(/step=code/);
    await main.locator('#otp').fill(await codeInEmail(email));
    await main.locator('form[action="/forms/signup/code"] button:not([type=button])').click();
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/profile$`));
    await expect(main.locator(`a[href$="/checkout/receipt/${number}.pdf"]`)).toBeVisible();
    await expectAccessible(page);
  });
