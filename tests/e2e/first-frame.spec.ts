import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { hydrate } from './hydrated.ts';
import { serveInPieces } from './in-pieces.ts';
import { shifts } from './layout-shifts.ts';

const CART = '1***2.0.rs.1.*2.0.rs.2.*2.0.rs.3.';
const remember = (context: BrowserContext, url: string, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));

/** What stands on the page in its first frame, before any file of script has come. */
async function firstFrame(page: Page, address: string) {
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      if (!document.body) return;
      watch.disconnect();
      const root = document.documentElement;
      Object.assign(globalThis, {
        first: {
          theme: root.dataset['theme'],
          cart: root.dataset['cart'],
          consent: root.dataset['consent'],
          background: getComputedStyle(document.body).backgroundColor,
        },
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  return page.evaluate(() => (globalThis as unknown as { first: Record<string, string | undefined> }).first);
}

test('a donor with cart, theme and consent sees their own page in the first frame, and it does not move', async ({
  page,
  context,
  baseURL,
}) => {
  await remember(context, baseURL!, { js: '1', theme: 'dark', consent: 'refused', cart: CART });
  expect(await firstFrame(page, '/')).toEqual({
    theme: 'dark',
    cart: '3',
    consent: 'refused',
    background: 'rgb(14, 20, 18)',
  });
  const badge = page.getByRole('banner').locator('a[href="/cart"] > span').nth(1);
  expect(await badge.evaluate((drawn) => getComputedStyle(drawn, '::after').content)).toBe('"3"');
  const place = await badge.boundingBox();
  await hydrate(page);
  await expect(page.getByRole('banner').getByText('3 donations in the cart')).toBeAttached();
  expect(await badge.boundingBox()).toEqual(place);
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(await shifts(page)).toEqual([]);
});

test('a home that comes in pieces moves nothing that is in sight', async ({ page, baseURL }) => {
  const inPieces = await serveInPieces(baseURL!);
  try {
    await page.goto(inPieces.url);
    expect(await shifts(page)).toEqual([]);
  } finally {
    inPieces.close();
  }
});

test('more contrast and less motion hold from the first frame, and a second press takes them back', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Reduced motion' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.getByRole('button', { name: 'Higher contrast' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  await expect(page.getByRole('button', { name: 'Higher contrast' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Higher contrast' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-contrast', 'more');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('donors with cart, theme, consent and session get the very same bytes as everybody', async ({ request }) => {
  for (const address of ['/', '/ar', '/tr/projects', '/RSC/R/_root.txt?query=']) {
    const plain = await (await request.get(address)).body();
    for (const cookie of [
      `js=1; cart=${CART}; theme=dark; consent=given; signed-in=1; session=abc; order-7=k`,
      'language=ar',
      'digits=arab; js=1',
    ]) {
      expect(
        (
          await (
            await request.get(address, {
              headers: { cookie, 'accept-language': 'ar', 'x-forwarded-host': 'evil.example' },
            })
          ).body()
        ).equals(plain),
        `${address} with ${cookie}`,
      ).toBe(true);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor with a cart and a theme gets a page rendered for them, which nobody else gets', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await remember(context, baseURL!, { theme: 'dark', cart: CART });
    const answer = await page.goto('/');
    expect(answer!.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-cart', '3');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 20, 18)');
    expect(await (await request.get('/')).text()).not.toContain('data-theme="dark"');
  });

  test('what a form left is shown once, to its owner, and the next page is that of everybody', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Quick donation' });
    await panel.getByText('Donate on behalf of someone').click();
    await panel.getByRole('button', { name: 'Donate now' }).click();
    await expect(
      page.getByText('Enter the full name of the person on whose behalf you are donating').first(),
    ).toBeVisible();
    expect((await page.context().cookies()).some(({ name }) => name.endsWith('form'))).toBe(false);
    const again = await page.goto('/');
    await expect(page.getByText('Enter the full name of the person on whose behalf you are donating')).toHaveCount(0);
    expect(again!.headers()['cache-control']).toContain('public');
    expect(await (await request.get('/')).text()).not.toContain(
      'Enter the full name of the person on whose behalf you are donating',
    );
  });
});
