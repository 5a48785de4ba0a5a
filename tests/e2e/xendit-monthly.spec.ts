import { lookIntoEmbedded } from '../../scripts/faults/databases.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { linkInEmail } from './emails.ts';
import { WELL, words } from './giving-words.ts';
import { fillIn } from './giving.ts';
import { ownSite } from './own-site.ts';
import { planWords } from './plan-words.ts';

// A site of its own, where the setting names Xendit for cards in dollars, and which is stopped for a month to pass.
const site = ownSite('xenditMonthly', {
  prepare: ({ dataDir }) =>
    lookIntoEmbedded(dataDir, (query) =>
      query(`insert into settings (category, field, value) values ('site', 'xenditCurrencies', '["USD"]')`),
    ),
});
test.use({ baseURL: site.url });
/** The next date of every recurring donation by card is today. */
async function passMonth(): Promise<void> {
  await site.stop();
  await lookIntoEmbedded(site.dataDir, (query) =>
    query(`update subscriptions set next_at = now() - interval '1 minute' where payment_method_ref like 'pt-%'`),
  );
  await site.start();
}

const says = {
  en: {
    pay: 'Pay by card',
    enter: 'Enter the new card',
    there: 'Enter your card details on Xendit’s page',
    declined: 'Enter a card that is declined',
    save: 'Save this card',
    saved: 'Your new card is saved',
  },
  ar: {
    pay: 'ادفع بالبطاقة',
    enter: 'إدخال البطاقة الجديدة',
    there: 'إدخال البطاقة في صفحة Xendit',
    declined: 'أدخل بطاقة مرفوضة',
    save: 'حفظ هذه البطاقة',
    saved: 'حُفظت بطاقتك الجديدة',
  },
  tr: {
    pay: 'Kartla öde',
    enter: 'Yeni kartı gir',
    there: 'Kart bilgilerini Xendit’te gir',
    declined: 'Reddedilen bir kart gir',
    save: 'Bu kartı kaydet',
    saved: 'Yeni kartınız kaydedildi',
  },
} as const;

for (const [locale, card] of Object.entries(says)) {
  const [w, say] = [words[locale as keyof typeof words], planWords[locale as keyof typeof planWords]];

  test(`a monthly donation by card at Xendit is charged for three periods, gets another card, is paused, goes on and ends, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.goto(w.prefix + WELL);
    // More than the least that Xendit takes of dollars.
    await page.locator('main input[name="preset"][value="5000"]').first().check({ force: true });
    await page.getByRole('main').getByRole('button', { name: w.donateNow }).click();
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/checkout$`));
    await page.goto(`${w.prefix}/checkout?donationFrequency=month`);
    await fillIn(page, w);
    const email = `xendit-${locale}@example.org`;
    await page.getByRole('main').getByLabel(w.email).fill(email);
    await page.getByRole('radio', { name: w.card }).check();
    await page.getByRole('main').getByRole('button', { name: w.give }).click();
    await expect(page).toHaveURL(/\/web\/sessions\/ps-/);
    await page.getByRole('button', { name: card.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    const href = (await page.getByRole('link', { name: say.manage }).getAttribute('href'))!;
    for (const period of [2, 3]) {
      await passMonth();
      await expect(async () => {
        await page.goto(href);
        await expect(page.getByRole('main')).toContainText(say.counts[period]!, { timeout: 1000 });
      }).toPass({ timeout: 60_000 });
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
    await expectAccessible(page);
    await page.goto(`${href}#new-card`);
    await page.locator('form[action="/forms/giving/card-code"] button').click();
    const code = await linkInEmail(email, /(?<=(?:code is|رمزك|[Kk]odunuz)[^\d\n]{0,20})\d{6}/u);
    await page.locator('#giving-card-digits').fill(code);
    await page.getByRole('button', { name: card.enter, exact: true }).click();
    await page.getByRole('link', { name: card.there }).click();
    await expect(page).toHaveURL(/\/web\/sessions\/ps-/);
    await page.getByRole('button', { name: card.declined }).click();
    await page.getByRole('button', { name: card.save, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.saved);
    await page.goto(href);
    const stands = page.getByRole('main').locator('section section').first();
    await page.locator('summary').filter({ hasText: say.pause }).first().click();
    await page.getByRole('main').getByRole('button', { name: say.doPause }).click();
    await expect(stands).toContainText(say.paused);
    await page.getByRole('main').getByRole('button', { name: say.resume }).click();
    await expect(stands).toContainText(say.active);
    await page.locator('summary').filter({ hasText: say.cancel }).first().click();
    await page.getByRole('main').getByRole('button', { name: say.doCancel }).click();
    await expect(stands).toContainText(say.cancelled);
  });
}
