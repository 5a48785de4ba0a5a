import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { type Words, words } from './giving-words.ts';
import { fillIn, toCheckout } from './giving.ts';

const says = {
  en: {
    agree: 'Pay now',
    manage: 'Manage your recurring donation',
    title: 'Your monthly donation',
    note: 'PayPal charges this donation on its dates. To give another amount, cancel it here and begin a new one.',
    pause: 'Pause',
    doPause: 'Pause the donation',
    paused: 'Paused',
    counts: { 2: '2 donations', 3: '3 donations' } as Record<number, string>,
    resume: 'Go on now',
    active: 'Active',
    cancel: 'Cancel',
    doCancel: 'Cancel this donation',
    cancelled: 'Cancelled',
  },
  ar: {
    agree: 'ادفع الآن',
    manage: 'إدارة تبرّعك الدوري',
    title: 'تبرّعك الشهري',
    note: 'تخصم PayPal هذا التبرّع في مواعيده. وللتبرّع بمبلغ آخر، أنهِه هنا وابدأ تبرّعًا جديدًا.',
    pause: 'الإيقاف المؤقت',
    doPause: 'أوقف التبرّع مؤقتًا',
    paused: 'متوقّف مؤقتًا',
    counts: { 2: 'تبرّعين', 3: '3 تبرّعات' } as Record<number, string>,
    resume: 'استأنف الآن',
    active: 'سارٍ',
    cancel: 'الإنهاء',
    doCancel: 'أنهِ هذا التبرّع',
    cancelled: 'منتهٍ',
  },
  tr: {
    agree: 'Şimdi öde',
    manage: 'Düzenli bağışınızı yönetin',
    title: 'Aylık bağışınız',
    note: 'Bu bağışı tarihlerinde PayPal çeker. Başka bir tutar vermek için bunu burada sona erdirip yeni bir bağış başlatın.',
    pause: 'Ara ver',
    doPause: 'Bağışa ara ver',
    paused: 'Ara verildi',
    counts: { 2: '2 bağış', 3: '3 bağış' } as Record<number, string>,
    resume: 'Şimdi devam ettir',
    active: 'Sürüyor',
    cancel: 'Sona erdir',
    doCancel: 'Bu bağışı sona erdir',
    cancelled: 'Sona erdi',
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted, { timeout: 15_000 });
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
      }).toPass({ timeout: 30_000 });
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
    await expect.poll(statusThere, { timeout: 20_000 }).toBe('SUSPENDED');
    await page.getByRole('main').getByRole('button', { name: say.resume }).click();
    await expect(stands).toContainText(say.active);
    await expect.poll(statusThere, { timeout: 20_000 }).toBe('ACTIVE');
    await page.locator('summary').filter({ hasText: say.cancel }).first().click();
    await page.getByRole('main').getByRole('button', { name: say.doCancel }).click();
    await expect(stands).toContainText(say.cancelled);
    await expect.poll(statusThere, { timeout: 20_000 }).toBe('CANCELLED');
  });
}
