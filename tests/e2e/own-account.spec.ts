import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectMissing, test } from './console.ts';
import { createAccount, give, PASSWORD, signIn } from './donor.ts';
import { hydrate } from './hydrated.ts';

const says = {
  en: {
    prefix: '',
    details: 'Your details have been saved',
    bronze: 'Bronze',
    saved: 'Your settings have been saved',
    emails: 'Your email choices have been saved',
  },
  ar: {
    prefix: '/ar',
    details: 'حُفظت بياناتك',
    bronze: 'برونزي',
    saved: 'حُفظت إعداداتك',
    emails: 'حُفظت اختياراتك للرسائل',
  },
  tr: {
    prefix: '/tr',
    details: 'Bilgileriniz kaydedildi',
    bronze: 'Bronz',
    saved: 'Ayarlarınız kaydedildi',
    emails: 'E-posta tercihleriniz kaydedildi',
  },
} as const;

const main = (page: Page) => page.locator('main');
const submit = (page: Page, form: string) =>
  main(page).locator(`form[action="/forms/${form}"] button:not([type=button])`).first().click();

/** Ends every session of an account, as its owner does on another device. */
async function endSessions(request: APIRequestContext, login: string): Promise<void> {
  const entered = await request.post('/api/v1/users/auth/login', { data: { login, password: PASSWORD } });
  const { access } = ((await entered.json()) as { result: { access: string } }).result;
  const headers = { authorization: `Bearer ${access}` };
  const list = await request.get('/api/v1/users/sessions?limit=100', { headers });
  type Sessions = { data: { id: string; isCurrent: boolean }[] };
  const { data } = ((await list.json()) as { result: Sessions }).result;
  // Its own comes last: an ended session ends no other.
  for (const { id } of data.toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent)))
    expect((await request.delete(`/api/v1/users/sessions/${id}`, { headers })).status()).toBe(200);
}

async function enter(page: Page, prefix: string, name: string): Promise<{ email: string }> {
  const account = await createAccount(page.request, name);
  await page.context().clearCookies();
  await signIn(page, prefix, name);
  return account;
}

for (const [locale, { bronze, details, emails, prefix, saved }] of Object.entries(says)) {
  test(`what a person gives becomes a medal, in ${locale}`, async ({ page }) => {
    const { email } = await enter(page, prefix, `medal.${locale}`);
    await give(page.request, email, { price: 12_000 });
    await page.goto(`${prefix}/profile?part=membership`);
    await expect(main(page).getByText(bronze, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${prefix}/profile?kind=endowment&standing=paid&interval=once`);
    await expect(main(page).locator('li a[href$=".pdf"]')).toHaveCount(1);
    await page.goto(`${prefix}/profile?kind=sacrifice`);
    await expect(main(page).locator('li a[href$=".pdf"]')).toHaveCount(0);
    await expectAccessible(page);
  });

  test(`what is typed after the session has ended is there again after signing in, in ${locale}`, async ({
    page,
    request,
  }) => {
    expectMissing(/auth\/token/);
    const name = `typed.${locale}`;
    await enter(page, prefix, name);
    // The page asks for a token when it is opened; the answer comes after the session has ended.
    const ended = Promise.withResolvers<void>();
    await page.route('**/users/auth/token', async (route) => {
      await ended.promise;
      await route.continue();
    });
    await page.goto(`${prefix}/profile?part=details`);
    await main(page).locator('[name=fullName]').fill('Huda Al-Salem');
    await endSessions(request, name);
    ended.resolve();
    await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
    await submit(page, 'profile/details');
    await expect(page).toHaveURL(new RegExp(`${prefix}/login`));
    await main(page).locator('#login-name').fill(name);
    await main(page).locator('#password').fill(PASSWORD);
    await submit(page, 'login');
    await expect(main(page).locator('[name=fullName]')).toHaveValue('Huda Al-Salem');
    await submit(page, 'profile/details');
    await expect(page.getByText(details)).toBeVisible();
    await page.goto(`${prefix}/profile?part=details`);
    await expect(main(page).locator('[name=fullName]')).toHaveValue('Huda Al-Salem');
  });

  test(`an account is erased after its password, in ${locale}`, async ({ page }) => {
    // The page that is left may ask for a token once more: its session has ended with the account.
    expectMissing(/auth\/token/);
    await enter(page, prefix, `erased.${locale}`);
    await page.goto(`${prefix}/profile?part=data`);
    await main(page).locator('#erase-account summary').click();
    await main(page).locator('#password').fill('not the password');
    await submit(page, 'profile/erase');
    await expect(page.locator('#error-summary')).toBeVisible();
    await main(page).locator('#password').fill(PASSWORD);
    await submit(page, 'profile/erase');
    await expect(page).toHaveURL(new RegExp(`${prefix}/login`));
    await main(page).locator('#login-name').fill(`erased.${locale}`);
    await main(page).locator('#password').fill(PASSWORD);
    await submit(page, 'login');
    await expect(page).toHaveURL(/\/login/);
  });

  test(`settings are saved, and a result of the calculator is kept, in ${locale}`, async ({ page }) => {
    await enter(page, prefix, `settings.${locale}`);
    await page.goto(`${prefix}/profile?part=settings`);
    await hydrate(page);
    await main(page).locator('[name=digits][value=arab]').check();
    await submit(page, 'profile/reading');
    await expect(page.getByText(saved)).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('html')).toHaveAttribute('data-digits', 'arab');
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font.startsWith('"Sanad digits"')).toBe(locale === 'ar');
    await main(page).locator('[name=season]').uncheck();
    await submit(page, 'profile/notices');
    await expect(page.getByText(emails)).toBeVisible();
    await expect(main(page).locator('[name=season]')).not.toBeChecked();

    await page.goto(`${prefix}/projects/zakat`);
    await hydrate(page);
    await main(page).locator('[name=cash]').fill('100000');
    await main(page).locator('form[action="/forms/zakat/keep"] button').click();
    await expect(main(page).locator('form[action="/forms/zakat/keep"]')).toHaveCount(0);
    await page.goto(`${prefix}/profile?part=zakat`);
    await expect(main(page).locator('form[action="/forms/profile/zakat-record/remove"]')).toHaveCount(1);
    await main(page).locator('[name=from]').fill('2026-01-01');
    await submit(page, 'profile/zakat-day');
    await expect(main(page).locator('[name=does][value=forget]')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [locale, { prefix }] of Object.entries(says))
      test(`on a phone the rest of the menu unfolds by keyboard, in ${locale}`, async ({ page }) => {
        await enter(page, prefix, `menu.${locale}.${isScripted ? 'script' : 'plain'}`);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`${prefix}/profile`);
        if (isScripted) await hydrate(page);
        const menu = main(page).getByRole('navigation').first();
        const rest = menu.locator('summary');
        await expect(menu.getByRole('link')).toHaveCount(4);
        await rest.focus();
        await page.keyboard.press('Enter');
        await expect(menu.getByRole('link')).toHaveCount(11);
        await page.keyboard.press('Tab');
        await expect(menu.getByRole('link').nth(4)).toBeFocused();
        if (isScripted) await expectAccessible(page);
        await menu.locator('a[href$="part=settings"]').click();
        await expect(page).toHaveURL(/part=settings/);
        await expect(menu.getByRole('link')).toHaveCount(4);
        await expect(rest).toHaveText(
          new RegExp(`${(await menu.locator('details a[aria-current]').textContent())!.trim()}`),
        );
        // Beside the part there is room for all of them, and nothing to unfold.
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(menu.getByRole('link')).toHaveCount(11);
        await expect(rest).toBeHidden();
        if (isScripted) await expectAccessible(page);
      });

    for (const [locale, { prefix }] of Object.entries(says))
      test(`somebody who is saved is chosen again, in ${locale}`, async ({ page }) => {
        await enter(page, prefix, `saves.${locale}.${isScripted ? 'script' : 'plain'}`);
        await page.goto(`${prefix}/profile?part=receivers`);
        if (isScripted) await hydrate(page);
        await main(page).locator('details:has(#receiverName) > summary').click();
        await main(page).locator('#receiverName').fill('Salma Hadid');
        await main(page).locator('#receiverEmail').fill('salma.hadid@example.org');
        await submit(page, 'profile/receiver');
        await expect(main(page).getByText('Salma Hadid').first()).toBeVisible();
        await page.goto(`${prefix}/projects/food-baskets-for-displaced-families-in-khartoum`);
        if (isScripted) await hydrate(page);
        await main(page).locator('[name=isGift]').check();
        await main(page).locator('[name=giftReceiver]').selectOption({ label: 'Salma Hadid' });
        await expect(main(page).locator('[name=giftReceiverName]')).toBeHidden();
        const added = page.waitForResponse('**/forms/cart/add');
        await main(page).locator('form[action="/forms/cart/add"] button[name=next][value=stay]').first().click();
        await added;
        await page.waitForLoadState();
        await page.goto(`${prefix}/cart`);
        await expect(main(page).getByText('Salma Hadid')).toBeVisible();
      });
  });

test('a browser that keeps no cookies is told so when it signs in', async ({ page, context }) => {
  await createAccount(page.request, 'no.cookies');
  await context.clearCookies();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  // What the answer sets is not kept.
  await page.route('**/forms/login', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    await context.clearCookies();
    const { 'set-cookie': _, ...headers } = answer.headers();
    await route.fulfill({ status: answer.status(), headers });
  });
  await page.goto('/login?next=%2Fprofile');
  await main(page).locator('#login-name').fill('no.cookies');
  await main(page).locator('#password').fill(PASSWORD);
  await submit(page, 'login');
  await expect(main(page).getByText('Your browser does not store cookies from this site')).toBeVisible();
  await expectAccessible(page);
});
