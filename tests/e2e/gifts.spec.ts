import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { words as shared } from './giving-words.ts';
import { fillIn } from './giving.ts';

/** It may be given in somebody's name. */
const BASKETS = '/projects/food-baskets-for-displaced-families-in-khartoum';

const words = {
  en: {
    ...shared.en,
    box: 'Donate on behalf of or in honor of someone, and send them a card',
    honour: 'In their honor',
    receiver: 'The person’s full name',
    address: 'The person’s email address',
    message: 'Your message',
    missing: 'Enter an email address, a phone number or both',
    byEmail: 'Card by email',
  },
  ar: {
    ...shared.ar,
    box: 'تبرّع عن شخص أو تكريمًا له، وأرسل إليه بطاقة',
    honour: 'تكريمًا لشخص',
    receiver: 'الاسم الكامل للشخص',
    address: 'البريد الإلكتروني للشخص',
    message: 'رسالتك',
    missing: 'أدخل البريد الإلكتروني أو رقم الجوال أو كليهما',
    byEmail: 'بطاقة بالبريد الإلكتروني',
  },
  tr: {
    ...shared.tr,
    box: 'Birinin adına veya onuruna bağış yapın, ona bir kart gönderelim',
    honour: 'Birinin onuruna',
    receiver: 'Kişinin adı soyadı',
    address: 'E-posta adresi',
    message: 'Mesajınız',
    missing: 'E-posta adresini, telefon numarasını ya da ikisini birden girin',
    byEmail: 'E-postayla kart',
  },
};

for (const [locale, w] of Object.entries(words)) {
  for (const javaScriptEnabled of locale === 'en' ? [true, false] : [true]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`a donation in honour of somebody sends a card, in ${locale}`, async ({ page }) => {
        await page.goto(w.prefix + BASKETS);
        const main = page.getByRole('main');
        await main.getByText(w.box).click();
        await main.getByText(w.honour, { exact: true }).click();
        await main.getByLabel(w.receiver).fill('محمد عبد الرحمن');
        await main.getByLabel(w.message).fill('<b>Eid mubarak</b>');
        await main.getByRole('button', { name: w.addToCart }).first().click();
        await expect(page.getByRole('alert')).toContainText(w.missing);
        await expect(main.getByLabel(w.message)).toHaveValue('<b>Eid mubarak</b>');
        if (javaScriptEnabled) await expectAccessible(page);
        await main.getByLabel(w.address).fill('mohammad@example.org');
        await main.getByRole('button', { name: w.addToCart }).first().click();
        if (javaScriptEnabled) await page.getByRole('link', { name: w.goToCart }).click();
        else await page.goto(`${w.prefix}/cart`);
        await expect(main.getByText('محمد عبد الرحمن')).toBeVisible();
        await expect(main.getByText(w.byEmail)).toBeVisible();
        await page.getByRole('link', { name: w.checkout }).click();
        await fillIn(page, w);
        await page.getByText(w.bank, { exact: true }).click();
        await main.getByRole('button', { name: w.details }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
      });
    });
  }
}
