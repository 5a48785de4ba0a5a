import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { linkInEmail } from './emails.ts';
import { hydrate } from './hydrated.ts';
import { readForAWhile } from './read-for-a-while.ts';

const ADDRESS = '/training/teaching-reading-to-adults';
const says = {
  en: {
    prefix: '',
    title: 'Teaching reading to adults',
    name: 'Full name',
    email: 'Email',
    apply: 'Apply for the days you chose',
    young: /You must be 18 or older on/,
    few: 'Choose at least 2 days',
    applied: 'We have your application',
    ask: 'Withdraw your application?',
    withdraw: 'Withdraw my application',
    withdrawn: 'Your application has been withdrawn',
  },
  ar: {
    prefix: '/ar',
    title: 'تعليم الكبار القراءة',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    apply: 'قدّم طلبك للأيام التي اخترتها',
    young: /يجب ألا يقل عمرك عن 18/,
    few: 'اختر يومين على الأقل',
    applied: 'وصلنا طلبك',
    ask: 'هل تريد سحب طلبك؟',
    withdraw: 'سحب طلبي',
    withdrawn: 'سُحب طلبك',
  },
  tr: {
    prefix: '/tr',
    title: 'Yetişkinlere okuma öğretmek',
    name: 'Ad soyad',
    email: 'E-posta',
    apply: 'Seçilen günler için başvur',
    young: /18 yaşında olmalısınız/,
    few: 'En az 2 gün seçin',
    applied: 'Başvurunuz alındı',
    ask: 'Başvurunuz geri çekilsin mi?',
    withdraw: 'Başvurumu geri çek',
    withdrawn: 'Başvurunuz geri çekildi',
  },
} as const;

const form = (page: Page) => page.locator('#training-apply');

test.beforeEach(({ page }) => readForAWhile(page));

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [locale, s] of Object.entries(says).filter(([one]) => isScripted || one !== 'tr'))
      test(`training is applied for, put right, and withdrawn by the link of the email, in ${locale}`, async ({
        page,
      }) => {
        const address = `applies-${locale}-${isScripted}@example.org`;
        await page.goto(`${s.prefix}${ADDRESS}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.title);
        if (isScripted) {
          await hydrate(page);
          await expectAccessible(page);
        }
        const days = page.locator('#days input');
        const send = async () => {
          await form(page).getByRole('button', { name: s.apply }).click();
        };
        await days.first().check({ force: true });
        await form(page).getByLabel(s.name, { exact: true }).fill('Layan Haddad');
        await form(page).getByLabel(s.email, { exact: true }).fill(address);
        await form(page).locator('#phoneNumber').fill('501234567');
        await form(page).locator('#birthDay').fill('15');
        await form(page).locator('#birthMonth').selectOption('3');
        await form(page)
          .locator('#birthYear')
          .fill(String(new Date().getFullYear() - 12));
        await form(page).locator('#acceptTerms').check();
        await send();
        await expect(page.locator('#dateOfBirth-error')).toContainText(s.young);
        await expect(days.first()).toBeChecked();
        // The summary takes the focus once the script is there: what is typed before would be lost to it.
        if (isScripted) await hydrate(page);
        await form(page).locator('#birthYear').fill('1990');
        await send();
        await expect(page.locator('#days-error')).toContainText(s.few);
        if (isScripted) {
          await hydrate(page);
          await expectAccessible(page);
        }
        await days.nth(1).check({ force: true });
        await send();
        await expect(page.locator('#applied')).toContainText(s.applied);
        if (isScripted) await expectAccessible(page);
        const link = await linkInEmail(address, /https?:\/\/\S+\/training\/withdraw\/[\w-]+/);
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.ask);
        await page.getByRole('button', { name: s.withdraw }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.withdrawn);
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.withdrawn);
      });
  });

test('the list of training says what is open, and a closed one takes nobody', async ({ page }) => {
  await page.goto('/training');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training');
  await page.getByRole('link', { name: /^Running a distribution/ }).click();
  await expect(page.getByRole('heading', { name: /^Applications closed on/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply for the days you chose' })).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('Course');
});
