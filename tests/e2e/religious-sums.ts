import type { Page } from '@playwright/test';
import { expect } from './console.ts';
import { hydrate } from './hydrated.ts';

/** What a donor reads on the pages that compute a religious sum, by language, and how the donation names each sum. */
export const sums = {
  en: {
    cash: /in hand/,
    yourZakat: 'Your zakat',
    entitled: 'This zakat goes to people entitled to it, and to no one else.',
    number: 'Number',
    working: 'Your calculation',
    fed: '20 people to feed in Yemen',
    dispose: 'To give away',
    stockShares: '1,000 shares',
    country: /Sudan/,
    proxy: 'I agree to this proxy (wakala)',
    sacrifice: 'Qurbani: cow, Sudan',
    seventh: '1 share',
    zakatSum: '500',
    total: '689.40',
  },
  ar: {
    cash: /في اليد/,
    yourZakat: 'زكاتك',
    entitled: 'تُصرف هذه الزكاة لمستحقّيها وحدهم.',
    number: 'العدد',
    working: 'الحساب سطرًا سطرًا',
    fed: 'إطعام 20 مسكينًا في اليمن',
    dispose: 'المبلغ الذي تُخرجه',
    stockShares: 'نجد للطاقة',
    country: /السودان/,
    proxy: 'أوافق على هذا التوكيل',
    sacrifice: 'أضحية: بقرة، السودان',
    seventh: 'سهم واحد',
    zakatSum: '500',
    total: '689.40',
  },
  tr: {
    cash: /Elde/,
    yourZakat: 'Zekâtınız',
    entitled: 'Bu zekât yalnızca zekât alabilecek kişilere verilir.',
    number: 'Sayı',
    working: 'Hesaplamanız',
    fed: 'Yemen: 20 kişi doyurulur',
    dispose: 'Arındırma için verilecek tutar',
    stockShares: '1.000 hisse',
    country: /Sudan/,
    proxy: 'Bu vekâleti veriyorum',
    sacrifice: 'Kurban: sığır, Sudan',
    seventh: '1 hisse',
    zakatSum: '500',
    total: '689,40',
  },
} as const;
type Sums = (typeof sums)[keyof typeof sums];

const main = (page: Page) => page.getByRole('main');

/** Twenty thousand in hand owe five hundred; without script a button computes it. */
export async function addZakat(page: Page, prefix: string, say: Sums, add: string, hasScript = true): Promise<void> {
  await page.goto(`${prefix}/projects/zakat`);
  if (hasScript) await hydrate(page);
  await page.getByRole('textbox', { name: say.cash }).fill('20000');
  if (!hasScript) await page.locator('form#zakat button[type=submit]:not([aria-hidden], [name])').click();
  await expect(main(page).getByRole('status', { name: say.yourZakat })).toContainText(say.zakatSum);
  await main(page).getByRole('button', { name: add }).first().click();
}

/** Two broken oaths feed twenty people. */
export async function addKafarah(page: Page, prefix: string, say: Sums, add: string): Promise<void> {
  await page.goto(`${prefix}/projects/type/kafarat`);
  await hydrate(page);
  await page.getByRole('textbox', { name: say.number }).fill('2');
  await expect(page.getByRole('status', { name: say.working })).toContainText('80');
  await page.locator('#cart-add-kafarah').getByRole('button', { name: add }).click();
}

/** A thousand shares of one symbol in one year. */
export async function addPurification(page: Page, prefix: string, say: Sums, add: string): Promise<void> {
  await page.goto(`${prefix}/projects/stock-purge`);
  await hydrate(page);
  await page.locator('#symbol0').fill('NJE');
  await page.locator('#shares0').fill('1000');
  await page.locator('#period0').selectOption('2025');
  await expect(main(page).getByRole('status', { name: say.dispose })).toContainText(/31[.,]40/);
  await main(page).getByRole('button', { name: add }).first().click();
}

/** One seventh of a cow in one name. */
export async function addSacrifice(page: Page, prefix: string, say: Sums): Promise<void> {
  await page.goto(`${prefix}/projects/sacrifices`);
  await hydrate(page);
  await page.getByRole('radio', { name: say.country }).check();
  await page.locator('input[name^=name]').first().fill('Huda Al-Salem');
  await page.getByRole('checkbox', { name: say.proxy }).check();
  await page.locator('#cart-add-sacrifice button[type=submit][value=stay]').click();
}

/** How many lines the cart holds, as the page's script knows it. */
export const expectLines = (page: Page, count: number): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-cart', String(count));
