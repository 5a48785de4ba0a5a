import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { linkInEmail } from './emails.ts';
import { words } from './giving-words.ts';
import { fillIn, payByCard, toCheckout } from './giving.ts';
import { ownSite } from './own-site.ts';

// A site of its own: staff decide by commands, and the embedded database is open in one process only.
const site = ownSite('refundDecided');
/** Stops the site, lets staff run commands, and starts it again. */
async function staffRun(commands: readonly string[][], worker: 'on' | 'off' = 'on'): Promise<void> {
  await site.stop();
  for (const command of commands) site.run('scripts/start.js', ...command);
  await site.start({ WORKER: worker });
}

const says = {
  en: {
    why: 'Why do you want a refund?',
    ask: 'Ask for a refund',
    asked: 'You have asked for a refund.',
    onItsWay: 'has been approved and is on its way',
    byBank: 'We will transfer it to your account',
    returned: 'We have refunded the full amount to you',
    refused: 'We cannot refund this donation.',
    refusal: 'The well is dug already.',
    more: 'We can refund',
    done: 'We have (?:refunded|transferred)',
  },
  ar: {
    why: 'لماذا تريد استرداد تبرّعك؟',
    ask: 'طلب الاسترداد',
    asked: 'وصلنا طلب الاسترداد.',
    onItsWay: 'وافقنا على إعادة',
    byBank: 'نحوّل المبلغ إلى حسابك',
    returned: 'أعدنا إليك المبلغ كاملًا',
    refused: 'لا يمكننا ردّ مبلغ هذا التبرّع.',
    refusal: 'حُفرت البئر فعلًا.',
    more: 'يمكننا أن نعيد',
    done: '(?:أعدنا|حوّلنا)',
  },
  tr: {
    why: 'Bağışınızı neden geri istiyorsunuz?',
    ask: 'İade iste',
    asked: 'İade talebiniz alındı.',
    onItsWay: 'onaylandı ve yolda',
    byBank: 'Tutarı hesabınıza havale edecek',
    returned: 'Tutarın tamamını size iade ettik',
    refused: 'Bu bağışı iade edemiyoruz.',
    refusal: 'Kuyu çoktan kazıldı.',
    more: 'iade edebiliriz',
    done: '(?:iade|havale) ettik',
  },
} as const;
type Locale = keyof typeof says;
type Given = { locale: Locale; email: string; number: string; reference?: string; href: string };
/** What each donor gave in the first act: by card twice, and by bank. */
const given = new Map<Locale, { returned: Given; refused: Given; bank: Given }>();

async function openPage(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...options });
  return context.newPage();
}

/** Gives ten of the site's currency, and returns the order as its donor knows it. */
async function give(page: Page, locale: Locale, how: 'card' | 'bank', name: string): Promise<Given> {
  const w = words[locale];
  const email = `refund-${name}-${locale}@example.org`;
  await toCheckout(page, w);
  await fillIn(page, w);
  await page.getByRole('main').getByLabel(w.email).fill(email);
  if (how === 'bank') {
    await page.getByText(w.bank, { exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: w.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
  } else {
    await page.getByRole('main').getByRole('button', { name: w.give }).click();
    await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
    await page.getByLabel(w.holder).fill('HUDA AL SALEM');
    await payByCard(page, w, '4242424242424242');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
  }
  const number = /\d+$/.exec(new URL(page.url()).pathname)![0];
  const reference = page.getByText(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/).first();
  return {
    locale,
    email,
    number,
    href: '',
    ...(how === 'bank' ? { reference: (await reference.textContent())! } : {}),
  };
}

/** Asks for the money back by the link of the receipt, without JavaScript. */
async function askBack(page: Page, one: Given): Promise<void> {
  const say = says[one.locale];
  one.href = new URL(await linkInEmail(one.email, /https?:\/\/\S+\/refund\/[\w.-]+/)).pathname;
  await page.goto(one.href);
  const main = page.getByRole('main');
  await main.getByLabel(say.why).fill('I pressed twice.');
  await main.getByRole('button', { name: say.ask }).click();
  await expect(main).toContainText(say.asked);
}

const locales = Object.keys(says) as Locale[];
const all = () => [...given.values()];

for (const locale of locales)
  test(`donors give by card and by bank, in ${locale}`, async ({ browser }) => {
    const page = await openPage(browser);
    given.set(locale, {
      returned: await give(page, locale, 'card', 'returned'),
      refused: await give(page, locale, 'card', 'refused'),
      bank: await give(page, locale, 'bank', 'bank'),
    });
    await page.context().close();
  });

test('staff confirm the transfers', async () => {
  test.setTimeout(300_000);
  await staffRun(all().map(({ bank }) => ['transfer:confirm', bank.reference!, '10.00']));
});

for (const locale of locales)
  test(`donors ask for their money, with no script on the page, in ${locale}`, async ({ browser }) => {
    const plain = await openPage(browser, { javaScriptEnabled: false });
    for (const one of Object.values(given.get(locale)!)) await askBack(plain, one);
    await plain.context().close();
  });

test('staff approve, return a part, and refuse with a reason', async () => {
  test.setTimeout(180_000);
  await staffRun(
    all().flatMap(({ bank, refused, returned }) => [
      ['refund:approve', returned.number],
      ['refund:approve', bank.number, '4.00'],
      ['refund:refuse', refused.number, says[refused.locale].refusal],
    ]),
    // Until the worker runs, what is approved has not been asked for at the provider.
    'off',
  );
});

for (const locale of locales)
  test(`what was decided is told on the page, in ${locale}`, async ({ browser }) => {
    const { bank, refused, returned } = given.get(locale)!;
    const say = says[locale];
    const page = await openPage(browser);
    const main = page.getByRole('main');
    await page.goto(refused.href);
    await expect(main).toContainText(say.refused);
    await expect(main).toContainText(say.refusal);
    await expectAccessible(page);
    await page.goto(bank.href);
    await expect(main).toContainText(say.byBank);
    await expect(main).toContainText('4');
    await page.goto(returned.href);
    await expect(main).toContainText(say.onItsWay);
    await expectAccessible(page);
    await page.context().close();
  });

test('staff record the transfers to the donors', async () => {
  test.setTimeout(300_000);
  await staffRun(all().map(({ bank }) => ['refund:paid', bank.number, `OUT-${bank.locale}-1`]));
});

for (const locale of locales)
  test(`the money is back, by email too, and the rest of a part can be asked for, in ${locale}`, async ({
    browser,
  }) => {
    const { bank, refused, returned } = given.get(locale)!;
    const say = says[locale];
    const page = await openPage(browser);
    const main = page.getByRole('main');
    const readAgain = async () => {
      await page.goto(returned.href);
      return main.textContent();
    };
    await expect.poll(readAgain, { timeout: 30_000 }).toContain(say.returned);
    await expectAccessible(page);
    for (const { email, number } of [returned, bank]) await linkInEmail(email, new RegExp(`${say.done}[^]*${number}`));
    await linkInEmail(refused.email, new RegExp(say.refusal));
    await page.goto(bank.href);
    await expect(main).toContainText(say.more);
    await expect(main.getByRole('button', { name: say.ask })).toBeVisible();
    await page.context().close();
  });
