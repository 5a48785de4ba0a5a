import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { codeInEmail } from './emails.ts';
import { words } from './giving-words.ts';
import { payByCard, toCheckout } from './giving.ts';
import { hydrate } from './hydrated.ts';
import { ownSite } from './own-site.ts';

// A site of its own, with limits: the others are without, because all their donors share one address.
// Its tests run one after the other: each decline counts for the next.
const { url: site } = ownSite('cardTesting', { settings: { RATE_LIMITS: 'on' } });

const result = async <Result>(response: Response): Promise<Result> =>
  ((await response.json()) as { result: Result }).result;

/** Tries one stolen card as a program does, and lets the site learn of it. */
async function tryStolenCard(number: string): Promise<void> {
  const { data: methods } = await result<{ data: { method: string; formOrigin: string }[] }>(
    await fetch(`${site}/api/v1/payment-methods`),
  );
  const { data: categories } = await result<{ data: { id: string }[] }>(
    await fetch(`${site}/api/v1/project-categories`),
  );
  const { accessKey, order, payment } = await result<{
    accessKey: string;
    order: { id: string };
    payment: { clientSecret: string };
  }>(
    await fetch(`${site}/api/v1/user/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        items: [{ type: 'endowment', categoryId: categories[0]!.id, price: 100 }],
        paymentMethod: 'stripe',
        donor: { fullName: 'A B', email: 'a@example.org' },
      }),
    }),
  );
  const { formOrigin } = methods.find(({ method }) => method === 'stripe')!;
  await fetch(`${formOrigin}/form/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret: payment.clientSecret, number }),
  });
  await expect
    .poll(
      async () => {
        const read = await fetch(`${site}/api/v1/user/payment-transactions/current/${order.id}`, {
          headers: { 'x-order-key': accessKey },
        });
        return (await result<{ payment: { status: string } }>(read)).payment.status;
      },
      { timeout: 60_000 },
    )
    .toMatch(/failed|cancelled/);
}

const H1 = {
  check: { en: 'One security check before you enter your card details', ar: 'تحقّق أمني واحد قبل إدخال بيانات بطاقتك' },
  paused: { en: 'Card payments are paused for now', ar: 'الدفع بالبطاقة موقوف مؤقتًا' },
};

async function openPage(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce', ...options });
  return context.newPage();
}

async function toCard(page: Page, locale: 'en' | 'ar'): Promise<void> {
  await toCheckout(page, words[locale]);
  await page.getByRole('main').getByRole('button', { name: words[locale].give }).click();
  await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
}

test('after three declined cards a donor of the same network passes a check by one press, and gives', async ({
  browser,
}) => {
  for (const end of ['1', '2', '3']) await tryStolenCard(`490000000000000${end}`);
  const page = await openPage(browser);
  await toCard(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(H1.check.en);
  await expectAccessible(page);
  await hydrate(page);
  await page.getByRole('button', { name: 'Continue to card details' }).click();
  await page.getByLabel(words.en.holder).fill('HUDA AL SALEM');
  await payByCard(page, words.en, '4242424242424242');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.accepted);
  await page.context().close();
});

test('without JavaScript the check is a code from an email, in Arabic', async ({ browser }) => {
  // What was paid allowed the network one more decline.
  await tryStolenCard('4900000000000004');
  const page = await openPage(browser, { javaScriptEnabled: false });
  await toCard(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(H1.check.ar);
  await page.getByRole('button', { name: 'المتابعة إلى بيانات البطاقة' }).click();
  await expect(page.getByText('تعذّر على متصفحك إجراء التحقّق', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'إرسال الرمز' }).click();
  await page.getByLabel('الرمز').fill(await codeInEmail('huda@example.org'));
  await page.getByRole('button', { name: 'المتابعة بالرمز' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('بطاقتك');
  await page.context().close();
});

test('after more declines cards are paused, and a bank transfer is open, in Arabic', async ({ browser }) => {
  // The donors above had their card payments from this network too; three more are enough with the four before.
  const page = await openPage(browser);
  await toCard(page, 'ar');
  await hydrate(page);
  await page.getByRole('button', { name: 'المتابعة إلى بيانات البطاقة' }).click();
  await page.getByLabel(words.ar.holder).fill('HUDA AL SALEM');
  for (let n = 0; n < 3; n += 1) {
    await payByCard(page, words.ar, '4000000000000002');
    await expect(page.getByText(words.ar.refused)).toBeVisible();
  }
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByRole('heading', { level: 1 }).textContent();
      },
      { timeout: 60_000 },
    )
    .toBe(H1.paused.ar);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'الدفع بطريقة أخرى' }).click();
  await page.getByLabel(words.ar.name).fill('Huda Al-Salem');
  await page.getByRole('main').getByLabel(words.ar.email).fill('huda@example.org');
  await page.getByText(words.ar.bank, { exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: words.ar.details }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.transfer);
  await page.context().close();
});
