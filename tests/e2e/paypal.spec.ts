import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { devicesOf, words } from './giving-words.ts';
import { toCheckout } from './giving.ts';

const says = {
  en: {
    pay: 'Pay now',
    declined: 'Pay with a card that is declined',
    review: 'Pay, but have PayPal review the payment first',
    cancel: 'Cancel and return',
    title: 'Pay with PayPal',
    wasDeclined: 'PayPal declined the payment. Nothing was charged.',
    checking: 'We are checking your payment.',
    other: 'Change your details or payment method',
  },
  ar: {
    pay: 'ادفع الآن',
    declined: 'ادفع ببطاقة مرفوضة',
    review: 'ادفع، على أن تراجع PayPal الدفعة أولًا',
    cancel: 'الإلغاء والعودة',
    title: 'الدفع عبر PayPal',
    wasDeclined: 'رفضت PayPal عملية الدفع، ولم يُخصم شيء.',
    checking: 'نتحقّق من دفعتك.',
    other: 'تعديل بياناتك أو طريقة الدفع',
  },
  tr: {
    pay: 'Şimdi öde',
    declined: 'Reddedilen bir kartla öde',
    review: 'Öde, PayPal önce incelesin',
    cancel: 'İptal et ve geri dön',
    title: 'PayPal ile ödeme',
    wasDeclined: 'PayPal ödemeyi reddetti. Hiçbir tutar çekilmedi.',
    checking: 'Ödemenizi kontrol ediyoruz.',
    other: 'Bilgileri veya ödeme yöntemini değiştir',
  },
} as const;
type Language = keyof typeof says;

/** From the project to PayPal's page. */
async function toPaypal(page: Page, locale: Language): Promise<void> {
  await toCheckout(page, words[locale]);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /PayPal/ })
    .click();
  await expect(page).toHaveURL(/\/checkoutnow\?token=/);
}

for (const locale of ['en', 'ar', 'tr'] as const) {
  const [w, say] = [words[locale], says[locale]];
  for (const { device, width } of devicesOf(locale)) {
    test(`a guest gives with PayPal on ${device}, in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await toPaypal(page, locale);
      await page.getByRole('button', { name: say.pay }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/checkout/thank-you/\\d+$`));
      await expect(page.getByRole('main').getByText('PayPal', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${w.prefix}/cart`);
      await expect(page.getByText(w.empty)).toBeVisible();
    });
  }

  test(`a payment that PayPal declines charges nothing and is tried again, in ${locale}`, async ({ page }) => {
    await toPaypal(page, locale);
    await page.getByRole('button', { name: say.declined }).click();
    await expect(page.getByText(say.wasDeclined)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
    await expectAccessible(page);
    const order = new URL(page.url()).searchParams.get('order');
    await page
      .getByRole('main')
      .getByRole('link', { name: /PayPal/ })
      .click();
    await page.getByRole('button', { name: say.pay }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    expect(page.url()).toContain(`/thank-you/${order}`);
  });

  test(`who leaves PayPal loses nothing and may pay in another way, in ${locale}`, async ({ page }) => {
    await toPaypal(page, locale);
    await page.getByRole('link', { name: say.cancel }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
    await expect(page.getByRole('main').getByRole('link', { name: /PayPal/ })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${w.prefix}/cart`);
    await expect(page.getByRole('link', { name: w.well })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: say.other }).click();
    await page.getByLabel(w.name).fill('Huda Al-Salem');
    await page.getByRole('main').getByLabel(w.email).fill('huda@example.org');
    await page.getByText(w.bank, { exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a guest gives with PayPal by native forms alone', async ({ page }) => {
    await toPaypal(page, 'en');
    await page.getByRole('button', { name: says.en.pay }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.accepted);
  });
});

test('a payment that PayPal reviews first is being checked until it is decided', async ({ page, request }) => {
  await toPaypal(page, 'ar');
  const simulator = new URL(page.url()).origin;
  await page.getByRole('button', { name: says.ar.review }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.ar.checking);
  await request.post(`${simulator}/control/paypal/captures`, { data: { isPaid: true } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.accepted);
});

for (const [locale, returned] of [
  ['en', /refunded/],
  ['ar', /أُعيد|أعدنا|أعيد/],
] as const) {
  test(`a donation that is returned at PayPal is shown as returned, in ${locale}`, async ({ page, request }) => {
    await toPaypal(page, locale);
    const address = new URL(page.url());
    await page.getByRole('button', { name: says[locale].pay }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].accepted);
    const order = address.searchParams.get('token');
    await request.post(`${address.origin}/control/paypal/orders/${order}/refund`, { data: {} });
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main')).toContainText(returned, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  });
}
