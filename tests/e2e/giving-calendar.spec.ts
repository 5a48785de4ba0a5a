import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { WELL, words } from './giving-words.ts';
import { fillIn, payByCard } from './giving.ts';

const says = {
  en: {
    recurring: 'Recurring',
    blessed: 'Or on blessed days',
    days: 'Days',
    ramadan: /each day of Ramadan/i,
    manage: 'Manage your recurring donation',
    hijri: /Ramadan 1, \d{4}/,
  },
  ar: {
    recurring: 'دوري',
    blessed: 'أو في الأيام المباركة',
    days: 'الأيام',
    ramadan: 'كل يوم من رمضان',
    manage: 'إدارة تبرّعك الدوري',
    hijri: /1 رمضان \d{4}/,
  },
  tr: {
    recurring: 'Düzenli',
    blessed: 'Ya da mübarek günlerde',
    days: 'Günler',
    ramadan: 'Ramazan’ın her günü',
    manage: 'Düzenli bağışı yönet',
    hijri: /1 Ramazan \d{4}/,
  },
} as const;

for (const [locale, say] of Object.entries(says)) {
  const w = words[locale as keyof typeof words];

  test(`a donation on each day of Ramadan is begun, and its page says the first day, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: locale === 'en' ? 1440 : 360, height: 800 });
    await page.goto(w.prefix + WELL);
    const main = page.getByRole('main');
    await main.locator('label').filter({ hasText: say.recurring }).first().click();
    await main.locator('summary').filter({ hasText: say.blessed }).click();
    await main.locator('#calendar').selectOption('ramadan');
    await expectAccessible(page);
    await main.getByRole('button', { name: w.donateNow }).click();
    await expect(page).toHaveURL(/\/checkout\?donationFrequency=day$/);
    await expect(main).toContainText(say.ramadan);
    await fillIn(page, w);
    await main.getByRole('button', { name: w.give }).click();
    await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
    await page.getByLabel(w.holder).fill('HUDA AL SALEM');
    await payByCard(page, w, '4242424242424242');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    await page.goto((await page.getByRole('link', { name: say.manage }).getAttribute('href'))!);
    await expect(main).toContainText(say.ramadan);
    await expect(main.getByRole('listitem').filter({ hasText: say.hijri })).toHaveCount(1);
    await expectAccessible(page);
  });
}
