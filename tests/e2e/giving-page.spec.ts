import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { type Words, words } from './giving-words.ts';
import { fillIn, payByCard, toCheckout } from './giving.ts';

const GOOD_CARD = '4242424242424242';
const says = {
  en: {
    manage: 'Manage your recurring donation',
    title: 'Your monthly donation',
    pause: 'Pause',
    doPause: 'Pause the donation',
    paused: 'Paused',
    resume: 'Resume now',
    active: 'Active',
    skip: /Skip this date/,
    skipped: 'Skipped',
    lower: 'Lower the amount',
    give: 'Give this amount',
    tooHigh: /Enter an amount of \$10.* or less/,
    cancel: 'Cancel',
    doCancel: 'Cancel this donation',
    cancelled: 'Ended',
  },
  ar: {
    manage: 'إدارة تبرّعك الدوري',
    title: 'تبرّعك الشهري',
    pause: 'الإيقاف المؤقت',
    doPause: 'إيقاف التبرّع مؤقتًا',
    paused: 'موقوف مؤقتًا',
    resume: 'الاستئناف الآن',
    active: 'سارٍ',
    skip: /تخطّي هذا الموعد/,
    skipped: 'تخطّيته',
    lower: 'خفض المبلغ',
    give: 'تبرّع بهذا المبلغ',
    tooHigh: /10/,
    cancel: 'الإنهاء',
    doCancel: 'إنهاء هذا التبرّع',
    cancelled: 'منتهٍ',
  },
  tr: {
    manage: 'Düzenli bağışı yönet',
    title: 'Aylık bağışınız',
    pause: 'Ara ver',
    doPause: 'Bağışa ara ver',
    paused: 'Ara verildi',
    resume: 'Şimdi devam ettir',
    active: 'Sürüyor',
    skip: /Bu tarihi atla/,
    skipped: 'Atlandı',
    lower: 'Tutarı azalt',
    give: 'Bu tutarı bağışla',
    tooHigh: /10/,
    cancel: 'Sona erdir',
    doCancel: 'Bu bağışı sona erdir',
    cancelled: 'Sona erdi',
  },
} as const;

/** From the project's page to a paid monthly donation, and to its own page by the link on the way out. */
async function giveMonthly(page: Page, w: Words, manage: string): Promise<string> {
  await toCheckout(page, w);
  await page.goto(`${w.prefix}/checkout?donationFrequency=month`);
  await fillIn(page, w);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, GOOD_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  return (await page.getByRole('link', { name: manage }).getAttribute('href'))!;
}

for (const [locale, say] of Object.entries(says)) {
  const w = words[locale as keyof typeof words];

  test(`a monthly donation is paused, goes on, is lowered and ends, in ${locale}, with no script on its page`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const href = await giveMonthly(page, w, say.manage);
    // Another browser, without cookies and script: the link alone opens the page.
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const plain = await context.newPage();
    const response = await plain.goto(href);
    expect(response!.headers()['cache-control']).toMatch(/private, no-store/);
    await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(say.title);
    const stands = plain.getByRole('main').locator('section section').first();
    await expect(stands).toContainText(say.active);
    const press = (name: string | RegExp) => plain.getByRole('main').getByRole('button', { name }).click();
    const open = (name: string) => plain.locator('summary').filter({ hasText: name }).first().click();

    await open(say.pause);
    await press(say.doPause);
    await expect(stands).toContainText(say.paused);
    await press(say.resume);
    await expect(stands).toContainText(say.active);
    await press(say.skip);
    await expect(plain.getByRole('listitem').filter({ hasText: say.skipped })).toHaveCount(1);
    await open(say.lower);
    await plain.locator('#giving-lower-amount').fill('30');
    await press(say.give);
    await expect(plain.getByRole('alert')).toContainText(say.tooHigh);
    await expect(plain.locator('#giving-lower-amount')).toHaveValue('30');
    await plain.locator('#giving-lower-amount').fill('7');
    await press(say.give);
    await expect(stands).toContainText('7');
    await open(say.cancel);
    await press(say.doCancel);
    await expect(stands).toContainText(say.cancelled);
    await context.close();
    await page.goto(href);
    await expectAccessible(page);
  });
}
