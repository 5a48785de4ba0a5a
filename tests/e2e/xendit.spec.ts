import type { Page } from '@playwright/test';
import { lookIntoEmbedded } from '../../scripts/faults/databases.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { devicesOf, WELL, words } from './giving-words.ts';
import { fillIn } from './giving.ts';
import { ownSite } from './own-site.ts';

// A site of its own, where the setting names Xendit for cards in dollars.
const site = ownSite('xendit', {
  prepare: ({ dataDir }) =>
    lookIntoEmbedded(dataDir, (query) =>
      query(`insert into settings (category, field, value) values ('site', 'xenditCurrencies', '["USD"]')`),
    ),
});
test.use({ baseURL: site.url });

const says = {
  en: {
    pay: 'Pay by card',
    declined: 'Pay with a card that is declined',
    wasDeclined: 'The card was declined. Try another one, or go back.',
    later: 'Pay, and the bank decides later',
    cancel: 'Cancel and return',
    title: 'Pay by card',
    refused: 'Your bank declined the card. Nothing was charged.',
    checking: 'We are checking your payment.',
    other: 'Change your details or payment method',
    hosted: 'You will pay on Xendit’s page and then come back here',
    returned: /refunded/,
  },
  ar: {
    pay: 'ادفع بالبطاقة',
    declined: 'ادفع ببطاقة مرفوضة',
    wasDeclined: 'رُفضت البطاقة. جرّب بطاقة أخرى أو عُد.',
    later: 'ادفع، ويقرّر البنك لاحقًا',
    cancel: 'الإلغاء والعودة',
    title: 'الدفع بالبطاقة',
    refused: 'رفض البنك البطاقة، ولم يُخصم شيء.',
    checking: 'نتحقّق من دفعتك.',
    other: 'تعديل بياناتك أو طريقة الدفع',
    hosted: 'تدفع في صفحة Xendit ثم تعود إلى هنا',
    returned: /أُعيد|أعدنا|أعيد/,
  },
  tr: {
    pay: 'Kartla öde',
    declined: 'Reddedilen bir kartla öde',
    wasDeclined: 'Kart reddedildi. Başka bir kart deneyin ya da geri dönün.',
    later: 'Öde, banka sonra karar versin',
    cancel: 'İptal et ve geri dön',
    title: 'Kartla ödeme',
    refused: 'Bankanız kartı reddetti. Hiçbir tutar çekilmedi.',
    checking: 'Ödemenizi kontrol ediyoruz.',
    other: 'Bilgileri veya ödeme yöntemini değiştir',
    hosted: 'Ödemeyi Xendit sayfasında yapıp buraya dönersiniz',
    returned: /iade/,
  },
} as const;
type Language = keyof typeof says;

/** From the project to Xendit's page, with fifty dollars. */
async function toXendit(page: Page, locale: Language): Promise<void> {
  const w = words[locale];
  await page.goto(w.prefix + WELL);
  // More than the least that Xendit takes of dollars.
  await page.locator('main input[name="preset"][value="5000"]').first().check({ force: true });
  await page.getByRole('main').getByRole('button', { name: w.donateNow }).click();
  await expect(page).toHaveURL(new RegExp(`${w.prefix}/checkout$`));
  await fillIn(page, w);
  await page.getByRole('radio', { name: w.card }).check();
  await expect(page.getByText(says[locale].hosted)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await expect(page).toHaveURL(/\/web\/sessions\/ps-/);
}

for (const locale of ['en', 'ar', 'tr'] as const) {
  const [w, say] = [words[locale], says[locale]];
  for (const { device, width } of devicesOf(locale)) {
    test(`a guest gives by card at Xendit on ${device}, in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await toXendit(page, locale);
      await page.getByRole('button', { name: say.pay, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/checkout/thank-you/\\d+$`));
      await expect(page.getByRole('main').getByText(w.card, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${w.prefix}/cart`);
      await expect(page.getByText(w.empty)).toBeVisible();
    });
  }

  test(`a card that is declined at Xendit charges nothing and is followed by another, in ${locale}`, async ({
    page,
  }) => {
    await toXendit(page, locale);
    await page.getByRole('button', { name: say.declined }).click();
    await expect(page.getByRole('alert')).toHaveText(say.wasDeclined);
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  });

  test(`who leaves Xendit loses nothing and may go back or pay in another way, in ${locale}`, async ({ page }) => {
    await toXendit(page, locale);
    const first = page.url();
    await page.getByRole('link', { name: say.cancel }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
    await expectAccessible(page);
    const back = page.getByRole('main').locator(`a[href="${first}"]`);
    await expect(back).toBeVisible();
    await page.getByRole('link', { name: say.other }).click();
    await fillIn(page, w);
    await page.getByText(w.bank, { exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
  });
}

for (const locale of ['en', 'ar'] as const) {
  const [w, say] = [words[locale], says[locale]];
  test(`a payment that the bank refuses later is tried again for the same donation, in ${locale}`, async ({
    page,
    request,
  }) => {
    await toXendit(page, locale);
    const simulator = new URL(page.url()).origin;
    await page.getByRole('button', { name: say.later }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.checking);
    const number = new URL(page.url()).pathname.split('/').at(-1)!;
    await request.post(`${simulator}/control/xendit/payments`, { data: { isPaid: false } });
    await page.goto(`${w.prefix}/checkout/done/${number}`);
    await expect(page.getByText(say.refused)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').locator('a[href*="/web/sessions/"]').click();
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    expect(page.url()).toContain(`/thank-you/${number}`);
  });

  test(`a donation that is returned at Xendit is shown as returned, in ${locale}`, async ({ page, request }) => {
    await toXendit(page, locale);
    const address = new URL(page.url());
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    const session = address.pathname.split('/').at(-1);
    await request.post(`${address.origin}/control/xendit/sessions/${session}/refund`, { data: {} });
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main')).toContainText(say.returned, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a guest gives by card at Xendit by native forms alone', async ({ page }) => {
    await toXendit(page, 'en');
    await page.getByRole('button', { name: says.en.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.accepted);
  });
});
