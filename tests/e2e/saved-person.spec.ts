import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount, signIn } from './donor.ts';
import { words } from './giving-words.ts';

const BASKETS = '/projects/food-baskets-for-displaced-families-in-khartoum';

for (const { address, box, locale, name, receiver, save, saved, whom } of [
  {
    locale: 'en',
    box: 'Donate on behalf of or in honor of someone, and send them a card',
    receiver: 'The person’s full name',
    address: 'The person’s email address',
    name: 'Mona Said',
    save: 'Save Mona Said',
    saved: 'Mona Said has been saved. You can choose this person when you give again.',
    whom: 'Recipient',
  },
  {
    locale: 'ar',
    box: 'تبرّع عن شخص أو تكريمًا له، وأرسل إليه بطاقة',
    receiver: 'الاسم الكامل للشخص',
    address: 'البريد الإلكتروني للشخص',
    name: 'منى سعيد',
    save: 'حفظ بيانات منى سعيد',
    saved: 'حُفظت بيانات منى سعيد، ويمكنك اختيار هذا الشخص حين تتبرّع مرة أخرى.',
    whom: 'مستلم البطاقة',
  },
] as const) {
  const w = words[locale];

  test(`whom a gift was for is saved after giving, and chosen at the next one, in ${locale}`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const other = await playwright.request.newContext({ baseURL: baseURL! });
    await createAccount(other, `saves.${locale}`);
    await other.dispose();
    await signIn(page, w.prefix, `saves.${locale}`);
    const main = page.getByRole('main');
    await page.goto(w.prefix + BASKETS);
    await main.getByText(box).click();
    await main.getByLabel(receiver).fill(name);
    await main.getByLabel(address).fill('mona@example.org');
    await main.getByRole('button', { name: w.donateNow }).first().click();
    await expect(page).toHaveURL(/\/checkout$/);
    await main.getByLabel(w.name).fill('Huda Al-Salem');
    await page.getByText(w.bank, { exact: true }).click();
    await main.getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
    await main.getByRole('button', { name: save }).click();
    await expect(page.getByText(saved)).toBeVisible();
    // Said once, and not asked again.
    await expect(main.getByRole('button', { name: save })).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(w.prefix + BASKETS);
    await main.getByText(box).click();
    await main.getByLabel(whom, { exact: true }).selectOption(name);
    await expect(main.getByLabel(receiver)).toBeHidden();
    await main.getByRole('button', { name: w.addToCart }).first().click();
    await page.getByRole('link', { name: w.goToCart }).click();
    await expect(main.getByText(name)).toBeVisible();
  });
}
