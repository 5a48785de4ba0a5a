import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { words } from './giving-words.ts';
import { hydrate } from './hydrated.ts';

const pages = [
  {
    locale: 'en',
    prefix: '',
    country: /Sudan/,
    heading: /^Sudan, cow/,
    shares: 'How many shares',
    name: (share: number) => `Name for share ${share}`,
    proxy: 'I agree to this proxy (wakala)',
    tick: 'Check the box to agree to the proxy',
    show: 'Show the chosen country and a field for each name',
    line: 'Qurbani: cow, Sudan',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    country: /السودان/,
    heading: /^السودان، البقرة/,
    shares: 'عدد الأسهم',
    name: (share: number) => `اسم صاحب السهم ${share}`,
    proxy: 'أوافق على هذا التوكيل',
    tick: 'ضع علامة الموافقة على التوكيل',
    show: 'عرض البلد المختار وخانة لكل اسم',
    line: 'أضحية: بقرة، السودان',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    country: /Sudan/,
    heading: /^Sudan, .*sığır/,
    shares: 'Hisse sayısı',
    name: (share: number) => `${share}. hisse için isim`,
    proxy: 'Bu vekâleti veriyorum',
    tick: 'Vekâlet vermek için kutuyu işaretleyin',
    show: 'Seçilen ülkeyi ve isim alanlarını göster',
    line: 'Kurban: sığır, Sudan',
  },
] as const;

const button = (page: Page, value: 'checkout' | 'stay') =>
  page.locator(`#cart-add-sacrifice button[type=submit][value=${value}]`);

for (const w of pages) {
  test(`two sevenths in two names reach the thank-you page, in ${w.locale}`, async ({ page }) => {
    await page.goto(`${w.prefix}/projects/sacrifices`);
    await hydrate(page);
    await page.getByRole('radio', { name: w.country }).check();
    await expect(page.getByRole('heading', { name: w.heading })).toBeVisible();
    await page.getByRole('textbox', { name: w.shares }).fill('2');
    const fields = page.locator('input[name^=name]');
    await expect(fields).toHaveCount(2);
    await fields.nth(0).fill('Huda Al-Salem');
    await fields.nth(1).fill('سالم السالم');
    await expectAccessible(page);
    // The button stays usable, and the error names the box; nothing typed is lost.
    await button(page, 'checkout').click();
    await expect(page.getByRole('alert')).toContainText(w.tick);
    await expect(fields.nth(1)).toHaveValue('سالم السالم');
    await page.getByRole('checkbox', { name: w.proxy }).check();
    await button(page, 'stay').click();
    await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
    await page.goto(`${w.prefix}/cart`);
    await expect(page.getByRole('main')).toContainText(w.line);
    await expect(page.getByRole('main')).toContainText('Huda Al-Salem');
    await expect(page.getByRole('main')).toContainText('136');
    const donor = words[w.locale];
    await page.getByRole('link', { name: donor.checkout }).click();
    await page.getByLabel(donor.name).fill('Huda Al-Salem');
    await page.getByRole('main').getByLabel(donor.email).fill('huda@example.org');
    await page.getByRole('radio', { name: donor.bank }).check();
    await page.getByRole('main').getByRole('button', { name: donor.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(donor.transfer);
  });
}

test('a reserved share is on the page of everybody else within seconds', async ({ page, request }) => {
  const list = async () =>
    (await (await request.get('/api/v1/sacrifices?category=vow&country=BD')).json()).result.data[0] as {
      id: string;
      next: { number: number; taken: number[] };
    };
  const { id, next } = await list();
  const order = {
    items: [{ type: 'sacrifice', sacrificeId: id, quantity: 1, proxyAccepted: true }],
    paymentMethod: 'bank',
    donor: { fullName: 'Salim', email: 'salim@example.org' },
  };
  await page.goto('/projects/sacrifices?category=vow');
  const row = page.getByRole('radio', { name: /Bangladesh/ }).locator('xpath=ancestor::label');
  await expect(row).toContainText(`${next.taken.length} of 7 shares taken`);
  expect((await request.post('/api/v1/user/orders', { data: order })).status()).toBe(201);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(`${next.taken.length + 1} of 7 shares taken`, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

test('country, shares, names and proxy are reached and chosen by keyboard alone', async ({ page }) => {
  await page.goto('/projects/sacrifices');
  await hydrate(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: /^Sudan, cow/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'How many shares' }).focus();
  await page.keyboard.press('ArrowUp');
  const fields = page.locator('input[name^=name]');
  await expect(fields).toHaveCount(2);
  await fields.nth(0).focus();
  await page.keyboard.type('Huda');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Salim');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'I agree to this proxy (wakala)' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const w of pages.slice(0, 2)) {
    test(`a country and two names are chosen and go to the cart, in ${w.locale}`, async ({ page }) => {
      await page.goto(`${w.prefix}/projects/sacrifices`);
      await page.getByRole('radio', { name: w.country }).check();
      await page.getByRole('textbox', { name: w.shares }).fill('2');
      await page.getByRole('button', { name: w.show }).click();
      await expect(page.getByRole('heading', { name: w.heading })).toBeVisible();
      const fields = page.locator('input[name^=name]');
      await expect(fields).toHaveCount(2);
      await fields.nth(0).fill('هدى السالم');
      await button(page, 'stay').click();
      await expect(page.getByRole('alert')).toContainText(w.tick);
      await expect(fields.nth(0)).toHaveValue('هدى السالم');
      await fields.nth(1).fill('Salim');
      await page.getByRole('checkbox', { name: w.proxy }).check();
      await button(page, 'stay').click();
      await page.goto(`${w.prefix}/cart`);
      await expect(page.getByRole('main')).toContainText('هدى السالم');
      await expect(page.getByRole('main')).toContainText('136');
    });
  }

  test('kinds are links', async ({ page }) => {
    await page.goto('/projects/sacrifices');
    await page.getByRole('link', { name: 'Aqiqah', exact: true }).click();
    await expect(page).toHaveURL(/\?category=aqiqah$/);
    // Beyond the first it is folded, and opens without script.
    const jordan = page.getByRole('radio', { name: /Jordan/ });
    await expect(jordan).toBeHidden();
    await page.locator('#sacrificeId summary, details:has(input[name=sacrificeId]) summary').first().click();
    await expect(jordan).toBeVisible();
  });
});
