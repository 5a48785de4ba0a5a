import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { linkInEmail } from './emails.ts';
import { hydrate } from './hydrated.ts';
import { readForAWhile } from './read-for-a-while.ts';

const SLUG = 'winter-coats-sorting-day-in-amman';
const says = {
  en: {
    prefix: '',
    list: 'Events',
    search: 'Search the events',
    submit: 'Search',
    word: 'coats',
    title: 'Winter coats: sorting day in Amman',
    name: 'Full name',
    email: 'Email',
    join: 'Join this event',
    noName: 'Enter your full name',
    joined: 'You have 2 seats',
    ask: 'Cancel your seat?',
    cancel: 'Cancel my seat',
    cancelled: 'You are no longer signed up for this event',
    left: /seats? left of 32/,
  },
  ar: {
    prefix: '/ar',
    list: 'الفعاليات',
    search: 'البحث في الفعاليات',
    submit: 'بحث',
    word: 'معاطف',
    title: 'معاطف الشتاء: يوم الفرز في عمّان',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    join: 'احجز مقعدك',
    noName: 'أدخل اسمك الكامل',
    joined: 'لك مقعدان',
    ask: 'هل تريد إلغاء حجزك؟',
    cancel: 'إلغاء حجزي',
    cancelled: 'لم تعد مسجّلًا في هذه الفعالية',
    left: /من أصل 32/,
  },
  tr: {
    prefix: '/tr',
    list: 'Etkinlikler',
    search: 'Etkinliklerde ara',
    submit: 'Ara',
    word: 'MONTLAR',
    title: 'Kışlık montlar: Amman’da ayıklama günü',
    name: 'Ad soyad',
    email: 'E-posta',
    join: 'Etkinliğe katıl',
    noName: 'Adınızı ve soyadınızı girin',
    joined: 'Sizin için 2 yer ayrıldı',
    ask: 'Yeriniz iptal edilsin mi?',
    cancel: 'Yerimi iptal et',
    cancelled: 'Bu etkinlikteki kaydınız silindi',
    left: /toplam 32/,
  },
} as const;

const form = (page: Page) => page.locator('#events-join');

test.beforeEach(({ page }) => readForAWhile(page));

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [locale, s] of Object.entries(says).filter(([one]) => isScripted || one !== 'tr'))
      test(`an event is found, joined and cancelled by the link of the email, in ${locale}`, async ({ page }) => {
        // Two emails, three pages and three readings of accessibility: a slow machine needs more than the usual half minute.
        const address = `joins-${locale}-${isScripted}@example.org`;
        await page.goto(`${s.prefix}/events`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.list);
        if (isScripted) {
          await hydrate(page);
          await expectAccessible(page);
        }
        await page.getByRole('searchbox', { name: s.search }).fill(s.word);
        await page.getByRole('main').getByRole('button', { name: s.submit, exact: true }).click();
        await expect(page).toHaveURL(/[?&]search=/);
        await page.getByRole('main').getByRole('link', { name: s.title }).click();
        await expect(page).toHaveURL(`${s.prefix}/events/${SLUG}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.title);
        if (isScripted) {
          await hydrate(page);
          await expectAccessible(page);
        }
        await form(page).getByLabel(s.email, { exact: true }).fill(address);
        await form(page).locator('input[name=seats][value="2"]').check({ force: true });
        await form(page).getByRole('button', { name: s.join }).click();
        await expect(form(page).getByRole('link', { name: s.noName })).toBeVisible();
        await expect(form(page).locator('input[name=seats][value="2"]')).toBeChecked();
        // The summary takes the focus once the script is there: what is typed before would be lost to it.
        if (isScripted) await hydrate(page);
        await form(page).getByLabel(s.name, { exact: true }).fill('Huda Salem');
        await form(page).getByRole('button', { name: s.join }).click();
        const joined = page.locator('#joined');
        await expect(joined).toContainText(s.joined);
        if (isScripted) await expectAccessible(page);
        const link = await linkInEmail(address, /https?:\/\/\S+\/events\/cancel\/[\w-]+/);
        // A program that scans emails opens the link, and nothing changes.
        expect((await page.request.get(link)).status()).toBe(200);
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.ask);
        if (isScripted) await expectAccessible(page);
        await page.getByRole('button', { name: s.cancel }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.cancelled);
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.cancelled);
        await expect(page.getByRole('button', { name: s.cancel })).toHaveCount(0);
      });
  });

test('a full event offers its waiting list, and its calendar file is one that programs read', async ({ page }) => {
  await page.goto('/events/zakat-on-shares-bring-your-own-list');
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  const file = await page.request.get('/calendars/events/zakat-on-shares-bring-your-own-list.ar.ics');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:زكاة الأسهم/);
  const list = await page.request.get('/calendars/events.en.ics');
  expect((await list.text()).match(/BEGIN:VEVENT/g)).toHaveLength(11);
  expect((await page.request.get('/calendars/events/no-such.en.ics')).status()).toBe(404);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(
    expect.arrayContaining(['Event', 'BreadcrumbList']),
  );
  expect((await page.request.get('/pictures/events/zakat-on-shares-bring-your-own-list.tr.png')).status()).toBe(200);
});
