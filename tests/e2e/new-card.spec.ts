import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { linkInEmail } from './emails.ts';
import { type Words, words } from './giving-words.ts';
import { chooseWell, payByCard } from './giving.ts';

const GOOD = '4242424242424242';
const REFUSED = '4000000000000002';
const ASKS_THE_BANK = '4000002500003155';
const says = {
  en: {
    manage: 'Manage your recurring donation',
    send: 'Send the code',
    code: 'Code',
    enter: 'Enter the new card',
    title: 'Your new card',
    save: 'Save this card',
    declined: 'This card was declined. Your current card stays in use.',
    approve: 'Your bank is asking you to approve the card for later donations.',
    saved: 'Your new card is saved',
    back: 'See your recurring donation',
    needed: 'You need a code first',
  },
  ar: {
    manage: 'إدارة تبرّعك الدوري',
    send: 'إرسال الرمز',
    code: 'الرمز',
    enter: 'إدخال البطاقة الجديدة',
    title: 'بطاقتك الجديدة',
    save: 'حفظ هذه البطاقة',
    declined: 'رُفضت هذه البطاقة، ويستمر الخصم من بطاقتك الحالية.',
    approve: 'يطلب بنكك موافقتك على استخدام البطاقة في التبرّعات القادمة.',
    saved: 'حُفظت بطاقتك الجديدة',
    back: 'عرض تبرّعك الدوري',
    needed: 'تحتاج إلى رمز أولًا',
  },
  tr: {
    manage: 'Düzenli bağışı yönet',
    send: 'Kodu gönder',
    code: 'Kod',
    enter: 'Yeni kartı gir',
    title: 'Yeni kartınız',
    save: 'Bu kartı kaydet',
    declined: 'Bu kart reddedildi. Mevcut kartınız geçerli kalır.',
    approve: 'Bankanız, kartın sonraki bağışlar için kullanılmasını onaylamanızı istiyor.',
    saved: 'Yeni kartınız kaydedildi',
    back: 'Düzenli bağışı gör',
    needed: 'Önce bir kod gerekiyor',
  },
} as const;

/** A monthly donation of a donor with an address of their own, and the link to its page. */
async function giveMonthly(page: Page, w: Words, { email, manage }: { email: string; manage: string }) {
  await chooseWell(page, w);
  await page.goto(`${w.prefix}/checkout?donationFrequency=month`);
  await page.getByLabel(w.name).fill('Huda Al-Salem');
  await page.getByRole('main').getByLabel(w.email).fill(email);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, GOOD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  return (await page.getByRole('link', { name: manage }).getAttribute('href'))!;
}

async function enterCard(page: Page, w: Words, number: string, save: string): Promise<void> {
  const frame = page.frameLocator('iframe');
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await frame.getByLabel(w.number).fill(number);
  await frame.getByLabel(w.expiry).fill('1231');
  await frame.getByLabel(w.cvc).fill('123');
  await page.getByRole('main').getByRole('button', { name: save }).press('Enter');
}

for (const [locale, say] of Object.entries(says)) {
  const w = words[locale as keyof typeof words];

  test(`the card of a monthly donation is replaced with a code, in ${locale}`, async ({ browser, page, baseURL }) => {
    await page.setViewportSize({ width: locale === 'en' ? 1440 : 360, height: 800 });
    const email = `new-card-${locale}@example.org`;
    const href = await giveMonthly(page, w, { email, manage: say.manage });
    await page.goto(`${href}#new-card`);
    // The emails about a card lead to it, and the browser opens what it is in.
    await expect(page.locator('#new-card')).toBeVisible();
    await page.locator('form[action="/forms/giving/card-code"] button').click();
    const code = await linkInEmail(email, /(?<=(?:code is|رمزك|[Kk]odunuz)[^\d\n]{0,20})\d{6}/u);
    const field = page.locator('#giving-card-digits');
    await field.fill(code === '111111' ? '222222' : '111111');
    const enter = () => page.getByRole('button', { name: say.enter, exact: true }).click();
    await enter();
    await expect(page.getByRole('alert').filter({ hasText: say.code })).toBeVisible();
    await field.fill(code);
    await enter();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
    await expect(page.frameLocator('iframe').locator('#number')).toBeVisible();
    await expectAccessible(page);
    // Another browser, without the cookie: the address alone opens nothing.
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(say.needed);
    await context.close();

    await enterCard(page, w, REFUSED, say.save);
    await expect(page.getByText(say.declined)).toBeVisible();
    await page.reload();
    await expect(page.getByText(say.declined)).toBeVisible();
    await enterCard(page, w, ASKS_THE_BANK, say.save);
    await expect(page.getByText(say.approve)).toBeVisible();
    await page.frameLocator('iframe').getByRole('button', { name: w.approve }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.saved);
    await expectAccessible(page);
    await page.getByRole('link', { name: say.back }).click();
    await expect(page).toHaveURL(new RegExp(`/giving/[\\w.-]+$`));
  });
}
