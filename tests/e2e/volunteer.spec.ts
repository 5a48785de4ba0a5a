import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { hydrate, hydrated } from './hydrated.ts';
import { readForAWhile } from './read-for-a-while.ts';

const says = {
  en: {
    prefix: '',
    title: 'Two hours a week can do a lot.',
    day: 'Saturday',
    woman: 'Woman',
    send: 'Offer your help',
    noName: 'Enter your full name',
    tooLate: 'Enter an end time that is later than the start time',
    done: 'Thank you for offering your help',
  },
  ar: {
    prefix: '/ar',
    title: 'ساعتان في الأسبوع عون كبير.',
    day: 'السبت',
    woman: 'أنثى',
    send: 'إرسال طلب التطوّع',
    noName: 'أدخل اسمك الكامل',
    tooLate: 'أدخل ساعة انتهاء بعد ساعة البدء',
    done: 'شكرًا لك على عرض المساعدة',
  },
  tr: {
    prefix: '/tr',
    title: 'Haftada iki saat bile çok şey demektir.',
    day: 'Cumartesi',
    woman: 'Kadın',
    send: 'Gönüllülük başvurusunu gönder',
    noName: 'Adınızı ve soyadınızı girin',
    tooLate: 'Başlangıç saatinden sonraki bir bitiş saati girin',
    done: 'Teşekkürler, gönüllülük başvurunuz bize ulaştı',
  },
} as const;

const form = (page: Page) => page.locator('#volunteer');
const start = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

/** All that is asked, but the name; and a last hour before the first. */
async function fillIn(page: Page, s: { day: string; woman: string }, occupation: string): Promise<void> {
  const fields = form(page);
  await fields.getByRole('checkbox', { name: s.day }).check();
  await fields.locator('#email').fill('maryam@example.org');
  await fields.locator('#phoneNumber').fill('555123409');
  await fields.locator('#dateOfBirth').fill('1994-03-09');
  await fields.getByLabel(s.woman, { exact: true }).check();
  await fields.locator('#nationality').selectOption('EG');
  await fields.locator('#country').selectOption('SA');
  await fields.locator('#city').fill('Jeddah');
  await fields.locator('#timeFrom').fill('12:00');
  await fields.locator('#timeTo').fill('09:00');
  await fields.locator('#startDate').fill(start);
  await fields.locator('#education').selectOption('bachelor');
  await fields.locator('#occupation').fill(occupation);
}

test.beforeEach(({ page }) => readForAWhile(page));

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [locale, s] of Object.entries(says))
      test(`somebody offers help, puts right what was wrong, and gets a number, in ${locale}`, async ({ page }) => {
        await page.goto(`${s.prefix}/volunteer`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.title);
        if (isScripted) {
          await hydrate(page);
          await expectAccessible(page);
        }
        const fields = form(page);
        await fillIn(page, s, `Pharmacist ${isScripted}`);
        await fields.getByRole('button', { name: s.send }).click();
        // Everything is told at once, and nothing typed is lost.
        await expect(fields.getByRole('link', { name: s.noName })).toBeVisible();
        await expect(fields.getByRole('link', { name: s.tooLate })).toBeVisible();
        await expect(fields.getByRole('checkbox', { name: s.day })).toBeChecked();
        if (isScripted) await expectAccessible(page);
        await fields.locator('#fullName').fill('Maryam Okasha');
        await fields.locator('#timeTo').fill('15:30');
        await fields.getByRole('button', { name: s.send }).click();
        const sent = page.locator('#volunteer-sent');
        await expect(sent).toContainText(s.done);
        await expect(sent).toContainText(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
        if (isScripted) {
          // A form that was sent before its script ran leaves its draft to this page.
          await hydrated(page);
          await expectAccessible(page);
        }
        await page.goto(`${s.prefix}/volunteer`);
        await expect(form(page).locator('#city')).toHaveValue('');
      });
  });

test('a draft goes with its form, though the next page has no script yet', async ({ page }) => {
  await page.goto('/volunteer');
  await hydrate(page);
  await fillIn(page, says.en, 'Pharmacist of drafts');
  await form(page).locator('#fullName').fill('Maryam Okasha');
  await form(page).locator('#timeTo').fill('15:30');
  await page.route('**/forms/volunteer', async (route) => {
    await page.route('**/assets/*.js', () => {});
    await route.continue();
  });
  await form(page).getByRole('button', { name: says.en.send }).click();
  await expect(page.locator('#volunteer-sent')).toContainText(says.en.done);
  expect(await page.evaluate(() => localStorage.getItem('figures:/volunteer'))).toBeNull();
});

test('a draft is found again after the page was closed', async ({ page, context }) => {
  await page.goto('/ar/volunteer');
  await hydrate(page);
  await form(page).getByRole('checkbox', { name: says.ar.day }).check();
  await form(page).locator('#city').fill('جدة');
  await page.close();
  const again = await context.newPage();
  await again.goto('/ar/volunteer');
  await expect(again.getByText('استُعيد ما كتبته من قبل.')).toBeVisible();
  await expect(form(again).locator('#city')).toHaveValue('جدة');
  await expect(form(again).getByRole('checkbox', { name: says.ar.day })).toBeChecked();
});
