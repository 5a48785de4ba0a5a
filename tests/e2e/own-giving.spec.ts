import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount, give, signIn } from './donor.ts';
import { words } from './giving-words.ts';
import { chooseWell } from './giving.ts';
import { shifts } from './layout-shifts.ts';

const says = {
  en: {
    band: 'Your recurring donations',
    manage: 'Change, pause or cancel',
    month: 'every month',
    other: 'Use other details for this donation',
    saved: 'Your details have been saved',
  },
  ar: {
    band: 'تبرّعاتك الدورية',
    manage: 'التعديل أو الإيقاف المؤقت أو الإنهاء',
    month: 'كل شهر',
    other: 'استخدام بيانات أخرى لهذا التبرّع',
    saved: 'حُفظت بياناتك',
  },
};
const MONTHLY = { price: 3721, isSubscription: true, subscriptionRecurringInterval: 'month' };
const SUM = /37[.,]21/;
/** What the page of everybody has in the place of recurring donations. The sum itself is a public line of the ledger. */
const placeIn = (html: string): string =>
  /<section[^>]*aria-labelledby="plans-title".*?<\/section>/s.exec(html)?.[0] ?? '';

test('home shows a donor what they give regularly, without a touch, and next time in its place at once', async ({
  page,
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext({ baseURL: baseURL! });
  const { email } = await createAccount(other, 'gives.monthly');
  await give(other, email, MONTHLY);
  await signIn(page, '', 'gives.monthly');
  await page.goto('/');
  const band = page.getByRole('region', { name: says.en.band });
  await expect(band.getByText(SUM)).toBeVisible();
  await expect(band.getByText(says.en.month)).toBeVisible();
  await expectAccessible(page);

  // What the server sends is for everybody, with nothing of the person.
  const own = await page.request.get('/');
  expect(own.headers()['cache-control']).not.toContain('private');
  const place = placeIn(await own.text());
  expect(place).toContain(says.en.band);
  expect(place).toBe(placeIn(await (await other.get('/')).text()));
  expect(place).not.toMatch(SUM);

  await page.goto('/');
  await expect(band.getByText(SUM)).toBeVisible();
  expect(await shifts(page)).toEqual([]);

  await band.getByRole('link', { name: says.en.manage }).click();
  await expect(page).toHaveURL(/\/profile\?part=recurring$/);
  await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('plans'))).toBeNull();
  await page.goto('/');
  await expect(band).toBeHidden();
  await other.dispose();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is rendered for the donor, kept by nobody on the way, in ar', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const other = await playwright.request.newContext({ baseURL: baseURL! });
    const { email } = await createAccount(other, 'gives.noscript');
    await give(other, email, MONTHLY);
    await signIn(page, '/ar', 'gives.noscript');
    const answer = await page.goto('/ar');
    expect(answer!.headers()['cache-control']).toBe('private, no-store');
    const band = page.getByRole('region', { name: says.ar.band });
    await expect(band.getByText(SUM)).toBeVisible();
    await expect(band.getByText(says.ar.month)).toBeVisible();
    // Whoever asks next gets the page of everybody.
    const place = placeIn(await (await other.get('/ar')).text());
    expect(place).toContain(says.ar.band);
    expect(place).not.toMatch(SUM);
    await band.getByRole('link', { name: says.ar.manage }).click();
    await expect(page).toHaveURL(/\/ar\/profile\?part=recurring$/);
    await other.dispose();
  });
});

for (const locale of ['en', 'ar'] as const)
  test.describe(`the checkout of a person with an account, in ${locale}`, () => {
    test.use({ javaScriptEnabled: locale === 'en' });
    const w = words[locale];

    test('asks nothing twice, and the donation is theirs, also with another email', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const request = await playwright.request.newContext({ baseURL: baseURL! });
      const username = `known.donor.${locale}`;
      const { email } = await createAccount(request, username);
      await signIn(page, w.prefix, username);
      // An account without a name: it is asked for, beside the email that is known.
      await chooseWell(page, w);
      await expect(page.getByRole('main').getByLabel(w.name)).toHaveValue('');
      await expect(page.getByRole('main').getByLabel(w.email)).toHaveValue(email);
      await request.dispose();

      await page.goto(`${w.prefix}/profile?part=details`);
      await page.locator('main #fullName').fill('Huda Al-Salem');
      await page.locator('main form:has(#fullName) button[type=submit]').click();
      await expect(page.getByText(says[locale].saved).first()).toBeVisible();
      await page.goto(`${w.prefix}/checkout`);
      const main = page.getByRole('main');
      await expect(main.getByText('Huda Al-Salem', { exact: true })).toBeVisible();
      await expect(main.getByText(email, { exact: true })).toBeVisible();
      await expect(main.getByLabel(w.email)).toBeHidden();
      if (locale === 'en') await expectAccessible(page);
      await main.getByText(says[locale].other).click();
      await main.getByLabel(w.email).fill('work@example.org');
      await page.getByRole('radio', { name: w.bank }).check();
      await main.getByRole('button', { name: w.details }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
      await page.goto(`${w.prefix}/profile`);
      await expect(main.getByText(w.well)).toBeVisible();
    });
  });
