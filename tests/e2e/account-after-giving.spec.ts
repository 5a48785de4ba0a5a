import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { PASSWORD } from './donor.ts';
import { codeInEmail } from './emails.ts';
import { words } from './giving-words.ts';
import { chooseWell, payByCard } from './giving.ts';
import { hydrate } from './hydrated.ts';

const CREATE = { en: 'Create an account', ar: 'إنشاء حساب', tr: 'Hesap oluştur' } as const;
const main = (page: Page) => page.locator('main');

for (const [locale, w] of Object.entries(words)) {
  test(`a guest who has given makes an account with what is known, and finds the donation in it, in ${locale}`, async ({
    page,
  }) => {
    const email = `after.giving.${locale}@example.org`;
    await chooseWell(page, w);
    await page.getByLabel(w.name).fill('Huda Al-Salem');
    await main(page).getByLabel(w.email).fill(email);
    await main(page).getByRole('button', { name: w.give }).click();
    await page.getByLabel(w.holder).fill('HUDA AL SALEM');
    await payByCard(page, w, '4242424242424242');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    const number = /thank-you\/(\d+)/.exec(page.url())![1]!;

    await main(page)
      .getByRole('link', { name: CREATE[locale as keyof typeof CREATE] })
      .click();
    await expect(main(page).locator('[name=email]')).toHaveValue(email);
    await hydrate(page);
    await main(page).locator('[name=username]').fill(`after.giving.${locale}`);
    await main(page).locator('#password').fill(PASSWORD);
    await main(page).locator('#confirmPassword').fill(PASSWORD);
    await main(page).locator('[name=gender][value=female]').check({ force: true });
    await main(page).locator('[name=birthDay]').fill('14');
    await main(page).locator('[name=birthMonth]').selectOption('3');
    await main(page).locator('[name=birthYear]').fill('1991');
    await main(page).locator('[name=nationality]').selectOption('SA');
    await main(page).locator('[name=mainDonationField]').selectOption('zakat');
    await expectAccessible(page);
    await main(page).locator('form[action="/forms/signup"] button:not([type=button])').last().click();
    await main(page)
      .locator('[name=otp]')
      .fill(await codeInEmail(email));
    await main(page).locator('form[action="/forms/signup/code"] button:not([type=button])').first().click();
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/profile`));
    await page.goto(`${w.prefix}/profile?part=donations`);
    await expect(main(page).getByText(number)).toBeVisible();
  });
}
