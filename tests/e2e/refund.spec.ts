import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { linkInEmail } from './emails.ts';
import { words } from './giving-words.ts';
import { payByCard, toCheckout } from './giving.ts';

const says = {
  en: {
    title: 'Donation refund',
    why: 'Why do you want a refund?',
    ask: 'Ask for a refund',
    required: 'Write why you want a refund',
    asked: 'You have asked for a refund.',
  },
  ar: {
    title: 'استرداد تبرّعك',
    why: 'لماذا تريد استرداد تبرّعك؟',
    ask: 'طلب الاسترداد',
    required: 'اكتب سبب طلب الاسترداد',
    asked: 'وصلنا طلب الاسترداد.',
  },
  tr: {
    title: 'Bağışınızın iadesi',
    why: 'Bağışınızı neden geri istiyorsunuz?',
    ask: 'İade iste',
    required: 'Bağışınızı neden geri istediğinizi yazın',
    asked: 'İade talebiniz alındı.',
  },
} as const;

for (const [locale, say] of Object.entries(says)) {
  const w = words[locale as keyof typeof words];

  test(`a donor asks for a refund by the link of the receipt, in ${locale}, with no script on the page`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const email = `refund-${locale}@example.org`;
    await toCheckout(page, w);
    await page.getByRole('main').getByLabel(w.email).fill(email);
    await page.getByRole('main').getByRole('button', { name: w.give }).click();
    await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
    await page.getByLabel(w.holder).fill('HUDA AL SALEM');
    await payByCard(page, w, '4242424242424242');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    const href = new URL(await linkInEmail(email, /https?:\/\/\S+\/refund\/[\w.-]+/)).pathname;
    expect(href.startsWith(`${w.prefix}/refund/`)).toBe(true);

    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const plain = await context.newPage();
    const response = await plain.goto(href);
    expect(response!.headers()['cache-control']).toMatch(/private, no-store/);
    await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(say.title);
    const main = plain.getByRole('main');
    await main.getByLabel(say.why).fill('   ');
    await main.getByRole('button', { name: say.ask }).click();
    await expect(plain.getByRole('alert')).toContainText(say.required);
    await main.getByLabel(say.why).fill('I pressed twice.');
    await main.getByRole('button', { name: say.ask }).click();
    await expect(main).toContainText(say.asked);
    await expect(main.getByRole('button', { name: say.ask })).toHaveCount(0);
    await plain.goto(href);
    await expect(main).toContainText('I pressed twice.');
    await context.close();
    await page.goto(href);
    await expectAccessible(page);
  });
}
