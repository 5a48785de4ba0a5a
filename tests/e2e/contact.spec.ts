import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { hydrate, hydrated } from './hydrated.ts';
import { readForAWhile } from './read-for-a-while.ts';

const says = {
  en: {
    prefix: '',
    title: 'A person will answer.',
    wrong: 'Report a problem',
    receipt: 'A donation or receipt',
    name: 'Full name',
    email: 'Email',
    message: 'Message',
    send: 'Send the message',
    noSubject: 'Choose what your message is about',
    noName: 'Enter your full name',
    done: 'We have your message',
    found: 'What you typed before has been restored.',
  },
  ar: {
    prefix: '/ar',
    title: 'سيردّ عليك شخص لا آلة.',
    wrong: 'الإبلاغ عن مشكلة',
    receipt: 'تبرّع أو إيصال',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    send: 'إرسال الرسالة',
    noSubject: 'اختر موضوع رسالتك',
    noName: 'أدخل اسمك الكامل',
    done: 'وصلتنا رسالتك',
    found: 'استُعيد ما كتبته من قبل.',
  },
  tr: {
    prefix: '/tr',
    title: 'Size bir çalışanımız yanıt verecek.',
    wrong: 'Sorun bildirimi',
    receipt: 'Bağış veya makbuz',
    name: 'Ad soyad',
    email: 'E-posta',
    message: 'Mesaj',
    send: 'Mesajı gönder',
    noSubject: 'Mesajınızın konusunu seçin',
    noName: 'Adınızı ve soyadınızı girin',
    done: 'Mesajınız bize ulaştı',
    found: 'Daha önce yazdıklarınız geri getirildi.',
  },
} as const;

const form = (page: Page) => page.locator('#contact');

test.beforeEach(({ page }) => readForAWhile(page));

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [locale, s] of Object.entries(says))
      test(`somebody writes, puts right what was missing, and gets a number, in ${locale}`, async ({ page }) => {
        await page.goto(`${s.prefix}/contact-us`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.title);
        if (isScripted) await hydrate(page);
        const message = form(page).getByLabel(s.message, { exact: true });
        await message.fill(`Where is my receipt? ${locale} ${isScripted}`);
        await form(page).getByLabel(s.email, { exact: true }).fill('huda@example.org');
        await form(page).getByRole('button', { name: s.send }).click();
        await expect(form(page).getByRole('link', { name: s.noSubject })).toBeVisible();
        await expect(form(page).getByRole('link', { name: s.noName })).toBeVisible();
        await expect(message).toHaveValue(/receipt/);
        if (isScripted) await expectAccessible(page);
        await form(page).getByLabel(s.receipt).check();
        await form(page).getByLabel(s.name, { exact: true }).fill('Huda Salem');
        await form(page).getByRole('button', { name: s.send }).click();
        const sent = page.locator('#contact-sent');
        await expect(sent).toContainText(s.done);
        await expect(sent).toContainText(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
        if (isScripted) {
          // A form that was sent before its script ran leaves its draft to this page.
          await hydrated(page);
          await expectAccessible(page);
        }
        await page.goto(`${s.prefix}/contact-us`);
        await expect(form(page).getByLabel(s.message, { exact: true })).toHaveValue('');
      });

    test('something wrong is reported without a name', async ({ page }) => {
      await page.goto('/contact-us?subject=wrong');
      await expect(form(page).getByLabel(says.en.wrong)).toBeChecked();
      if (isScripted) await hydrate(page);
      await form(page).getByLabel('Message', { exact: true }).fill(`The sum of a project is wrong. ${isScripted}`);
      await form(page).getByRole('button', { name: says.en.send }).click();
      await expect(page.locator('#contact-sent')).toContainText('Messages that report a problem are read first.');
    });
  });

test('a draft is found again after the page was closed', async ({ page, context }) => {
  await page.goto('/ar/contact-us');
  await hydrate(page);
  await form(page).getByLabel(says.ar.message, { exact: true }).fill('أين إيصالي؟');
  await page.close();
  const again = await context.newPage();
  await again.goto('/ar/contact-us');
  await expect(again.getByText(says.ar.found)).toBeVisible();
  await expect(form(again).getByLabel(says.ar.message, { exact: true })).toHaveValue('أين إيصالي؟');
});

test('who finds no answer asks with the words that were searched', async ({ page }) => {
  await page.goto('/faqs?search=xyzzy');
  await page.getByRole('main').getByRole('link', { name: 'Ask a question' }).click();
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue('xyzzy');
});
