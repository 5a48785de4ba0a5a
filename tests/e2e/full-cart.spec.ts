import type { Page } from '@playwright/test';
import { encodeCart } from '../../src/contracts/cart.ts';
import { MAX_ITEMS } from '../../src/domain/cart.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { WELL } from './giving-words.ts';
import { hydrate } from './hydrated.ts';

const items = Array.from({ length: MAX_ITEMS }, (_, at) => ({
  id: `zakat-${at}`,
  type: 'zakat' as const,
  price: 1000 + at,
  quantity: 1,
  isGift: false,
  intention: 'zakat' as const,
}));
const FULL = /Your cart is full: it holds 60 donations at most/;

type Way = {
  form: string;
  path: string;
  /** Fills it in, and checks that it is still filled in. */
  fill: (page: Page) => Promise<void>;
  /** Without script: what shows the button that adds. */
  show?: (page: Page) => Promise<void>;
  expectKept: (page: Page) => Promise<void>;
};
const main = (page: Page) => page.getByRole('main');
const WAYS: readonly Way[] = [
  {
    form: 'a project',
    path: WELL,
    fill: (page) => main(page).getByLabel('Or another amount').fill('25.50'),
    expectKept: (page) => expect(main(page).getByLabel('Or another amount')).toHaveValue('25.50'),
  },
  {
    form: 'the quick donation',
    path: '/',
    fill: (page) => page.locator('#qd-amount').fill('25.50'),
    expectKept: (page) => expect(page.locator('#qd-amount')).toHaveValue('25.50'),
  },
  {
    form: 'zakat',
    path: '/projects/zakat',
    fill: (page) => page.getByRole('textbox', { name: /in hand/ }).fill('20000'),
    show: (page) => page.locator('form#zakat button[type=submit]:not([aria-hidden], [name])').click(),
    expectKept: (page) => expect(page.getByRole('textbox', { name: /in hand/ })).toHaveValue('20000'),
  },
  {
    form: 'purification',
    path: '/projects/stock-purge',
    fill: async (page) => {
      await page.locator('#symbol0').fill('NJE');
      await page.locator('#shares0').fill('١٠٠٠');
      await page.locator('#period0').selectOption('2025');
    },
    show: (page) => page.locator('form#stock-purge button:not([name])').last().click(),
    expectKept: (page) => expect(page.locator('#shares0')).toHaveValue('١٠٠٠'),
  },
  {
    form: 'kafarah',
    path: '/projects/type/kafarat',
    fill: (page) => main(page).getByRole('textbox', { name: 'Number' }).fill('3'),
    expectKept: (page) => expect(main(page).getByRole('textbox', { name: 'Number' })).toHaveValue('3'),
  },
  {
    form: 'a sacrifice',
    path: '/projects/sacrifices?category=charity',
    fill: async (page) => {
      await main(page)
        .getByRole('textbox', { name: /^Name for/ })
        .first()
        .fill('هدى السالم');
      await main(page).getByRole('checkbox', { name: /proxy/ }).check();
    },
    expectKept: async (page) => {
      await expect(
        main(page)
          .getByRole('textbox', { name: /^Name for/ })
          .first(),
      ).toHaveValue('هدى السالم');
      await expect(main(page).getByRole('checkbox', { name: /proxy/ })).toBeChecked();
    },
  },
];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    for (const { expectKept, fill, form, path, show } of WAYS)
      test(`a full cart is told in the form of ${form}, and nothing typed is lost`, async ({
        page,
        context,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'cart', value: encodeCart({ items }), url: baseURL! }]);
        await page.goto(path);
        if (javaScriptEnabled) await hydrate(page);
        await fill(page);
        if (!javaScriptEnabled) await show?.(page);
        await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
        const alert = main(page).getByRole('alert').filter({ hasText: FULL });
        await expect(alert).toBeVisible();
        await expectKept(page);
        // The check itself is a script.
        if (javaScriptEnabled) await expectAccessible(page);
        await alert.getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
        await expect(main(page).getByRole('button', { name: /^Remove/ })).toHaveCount(MAX_ITEMS);
      });
  });
