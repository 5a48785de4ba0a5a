import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { type Words, words } from './giving-words.ts';
import { fillIn, toCheckout } from './giving.ts';
import { planWords } from './plan-words.ts';

const says = {
  en: {
    ...planWords.en,
    agree: 'Pay now',
    note: 'PayPal charges this donation on its due dates. To change the amount, you must approve the new amount on PayPal.',
    another: 'Another amount',
    soFar: 'Every donation so far',
    newAmount: 'New amount',
    go: 'Continue to PayPal',
    agreeAgain: 'Approve on PayPal',
    agreeThere: 'Agree and continue',
    pending: 'You asked to give $30 each time',
    agreed: 'From now on, PayPal will charge $30 each time',
    notNow: 'Cancel and return',
  },
  ar: {
    ...planWords.ar,
    agree: 'ادفع الآن',
    note: 'تخصم PayPal هذا التبرّع في مواعيده. ولتغيير المبلغ تلزم موافقتك على المبلغ الجديد في PayPal.',
    another: 'مبلغ آخر',
    soFar: 'كل التبرّعات حتى الآن',
    newAmount: 'المبلغ الجديد',
    go: 'المتابعة إلى PayPal',
    agreeAgain: 'الموافقة في PayPal',
    agreeThere: 'موافقة ومتابعة',
    pending: 'طلبت أن تتبرّع بمبلغ',
    agreed: 'وافقت في PayPal على المبلغ الجديد',
    notNow: 'الإلغاء والعودة',
  },
  tr: {
    ...planWords.tr,
    agree: 'Şimdi öde',
    note: 'Bu bağışı belirlenen tarihlerde PayPal tahsil eder. Tutarı değiştirmek için yeni tutarı PayPal’da onaylamanız gerekir.',
  },
} as const;

type Begun = { href: string; simulator: string; plan: string };

/** From the project's page to a monthly donation that its donor agrees to at PayPal. */
async function beginMonthly(page: Page, w: Words, say: (typeof says)[keyof typeof says]): Promise<Begun> {
  await toCheckout(page, w);
  await page.goto(`${w.prefix}/checkout?donationFrequency=month`);
  await fillIn(page, w);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /PayPal/ })
    .click();
  await expect(page).toHaveURL(/\/webapps\/billing\/subscriptions\?ba_token=I-/);
  const address = new URL(page.url());
  await page.getByRole('button', { name: say.agree }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  const href = (await page.getByRole('link', { name: say.manage }).getAttribute('href'))!;
  return { href, simulator: address.origin, plan: address.searchParams.get('ba_token')! };
}

for (const [locale, say] of Object.entries(says)) {
  const w = words[locale as keyof typeof words];

  test(`a monthly donation with PayPal is charged for three periods, paused, goes on and ends, in ${locale}`, async ({
    page,
    request,
  }) => {
    const { href, plan, simulator } = await beginMonthly(page, w, say);
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
    await expect(page.getByText(say.note)).toBeVisible();
    await expectAccessible(page);
    for (const period of [2, 3]) {
      await request.post(`${simulator}/control/paypal/subscriptions/${plan}/period`, { data: {} });
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('main')).toContainText(say.counts[period]!, { timeout: 1000 });
      }).toPass({ timeout: 60_000 });
    }
    const stands = page.getByRole('main').locator('section section').first();
    const statusThere = async (): Promise<string> =>
      (
        (await (await request.get(`${simulator}/control/paypal/subscriptions`)).json()) as {
          id: string;
          status: string;
        }[]
      ).find(({ id }) => id === plan)!.status;
    await page.locator('summary').filter({ hasText: say.pause }).first().click();
    await page.getByRole('main').getByRole('button', { name: say.doPause }).click();
    await expect(stands).toContainText(say.paused);
    await expect.poll(statusThere).toBe('SUSPENDED');
    await page.getByRole('main').getByRole('button', { name: say.resume }).click();
    await expect(stands).toContainText(say.active);
    await expect.poll(statusThere).toBe('ACTIVE');
    await page.locator('summary').filter({ hasText: say.cancel }).first().click();
    await page.getByRole('main').getByRole('button', { name: say.doCancel }).click();
    await expect(stands).toContainText(say.cancelled);
    await expect.poll(statusThere).toBe('CANCELLED');
  });
}

for (const locale of ['en', 'ar'] as const) {
  const say = says[locale];
  const w = words[locale];

  test(`another amount of a donation with PayPal counts once its donor agrees there, in ${locale}`, async ({
    page,
    request,
  }) => {
    const { href, plan, simulator } = await beginMonthly(page, w, say);
    await page.goto(href);
    const main = page.getByRole('main');
    const before = await main.locator('section section').first().innerText();
    await page.locator('summary').filter({ hasText: say.another }).click();
    await main.getByLabel(say.newAmount).fill('30');
    await main.getByRole('button', { name: say.go }).click();
    await expect(page).toHaveURL(/\/webapps\/billing\/subscriptions\/update\?ba_token=BA-/);
    // Left without agreeing: nothing has changed, and the page says what is still to be agreed to.
    await page.getByRole('link', { name: say.notNow }).click();
    await expect(main).toContainText(say.pending);
    expect(await main.locator('section section').first().innerText()).toBe(before);
    await expectAccessible(page);
    await main.getByRole('button', { name: say.agreeAgain }).click();
    await page.getByRole('button', { name: say.agreeThere }).click();
    await expect(main).toContainText(say.agreed);
    await expect(main).not.toContainText(say.pending);
    await expectAccessible(page);
    await request.post(`${simulator}/control/paypal/subscriptions/${plan}/period`, { data: {} });
    await expect(async () => {
      await page.reload();
      await expect(main).toContainText(say.counts[2]!, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await page.locator('summary').filter({ hasText: say.soFar }).click();
    await expect(main.locator('details[open] li').first()).toContainText('$30');
  });
}
