import { rmSync, writeFileSync } from 'node:fs';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { words } from './giving-words.ts';
import { fillIn, toCheckout } from './giving.ts';
import { ownSite } from './own-site.ts';

// A site of its own, which takes euros: staff enter the rate by a command, while it is stopped.
const site = ownSite('currencies', {
  prepare({ dataDir, run }) {
    run('tests/e2e/plant-currencies.ts', dataDir, 'EUR');
    const file = `${dataDir}-rates.json`;
    const day = new Date().toISOString().slice(0, 10);
    const source = { en: 'Central bank', ar: 'البنك المركزي', tr: 'Merkez bankası' };
    writeFileSync(file, JSON.stringify({ day, countsIn: 'USD', source, rates: [{ currency: 'EUR', rate: '1.0812' }] }));
    run('scripts/start.js', 'rates:set', file, 'yes');
    rmSync(file);
  },
});
test.use({ baseURL: site.url });

const say = {
  en: { field: 'Currency', show: 'Show the amounts in this currency', source: 'Central bank', euros: '€9.25' },
  ar: { field: 'العملة', show: 'عرض المبالغ بهذه العملة', source: 'البنك المركزي', euros: /9\.25/ },
} as const;

for (const locale of ['en', 'ar'] as const) {
  const w = words[locale];
  const { euros, field, show, source } = say[locale];

  test(`a donation of ten dollars is given in euros by transfer, in ${locale}`, async ({ page }) => {
    await toCheckout(page, w);
    await page.getByLabel(field).selectOption('EUR');
    await page.getByRole('button', { name: show }).click();
    await expect(page).toHaveURL(/\/checkout\?currency=EUR$/);
    const main = page.getByRole('main');
    await expect(main).toContainText(source);
    await expect(main).toContainText(euros);
    // What was typed before is there.
    await expect(page.getByLabel(w.name)).toHaveValue('Huda Al-Salem');
    await expectAccessible(page);
    await page.getByText(w.bank, { exact: true }).click();
    await main.getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
    await expect(main).toContainText(euros);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the currency is chosen and the donation is given', async ({ page }) => {
    const w = words.ar;
    await toCheckout(page, w);
    await page.getByLabel(say.ar.field).selectOption('EUR');
    await page.getByRole('button', { name: say.ar.show }).click();
    await expect(page).toHaveURL(/\/ar\/checkout\?currency=EUR/);
    await expect(page.getByLabel(w.name)).toHaveValue('Huda Al-Salem');
    await page.getByRole('radio', { name: w.bank }).check();
    await page.getByRole('main').getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
    await expect(page.getByRole('main')).toContainText(say.ar.euros);
  });
});

test('a currency that has no rate is said to be not offered, and nothing is lost', async ({ page }) => {
  await toCheckout(page, words.en);
  await page.goto('/checkout?currency=GBP');
  await expect(page.getByRole('main')).toContainText('That currency is not offered today.');
  await fillIn(page, words.en);
  await page.getByText(words.en.bank, { exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: words.en.details }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.transfer);
});
