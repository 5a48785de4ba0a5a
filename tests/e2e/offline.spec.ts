import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hydrate } from './hydrated.ts';

// Not the test of `console.ts`: a browser without a connection says so on its console.
test.use({ serviceWorkers: 'allow' });

const WELL = '/projects/a-solar-well-for-340-families-in-marib';

/** What the device keeps: paths by cache. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
/** Opens a page, and waits until the device keeps what it should. */
async function visit(page: Page, address: string, ...paths: string[]): Promise<void> {
  await page.goto(address);
  // A page is stored after its files.
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(paths));
}
/** Takes the connection away and tells the pages so. */
const cut = (context: BrowserContext) => context.setOffline(true);

for (const { cash, locale, note, prefix, yours } of [
  {
    locale: 'en',
    prefix: '',
    cash: /in hand/,
    yours: 'Your zakat',
    note: 'This page is a copy kept on your device. Saved:',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    cash: /في اليد/,
    yours: 'زكاتك',
    note: 'هذه الصفحة نسخة محفوظة على جهازك. وقت حفظها:',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    cash: /Elde/,
    yours: 'Zekâtınız',
    note: 'Bu sayfa, cihazınızda saklanan bir kopyadır. Kaydedilme zamanı:',
  },
])
  test(`zakat is calculated offline after one visit to another page, in ${locale}`, async ({ context, page }) => {
    await visit(
      page,
      prefix || '/',
      `${prefix}/offline`,
      `${prefix}/projects/zakat`,
      `${prefix}/projects/type/kafarat`,
    );
    await cut(context);
    await page.goto(`${prefix}/projects/zakat`);
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.locator('time[data-kept-at]')).toContainText(/202\d/);
    await hydrate(page);
    await page.getByRole('textbox', { name: cash }).fill('20000');
    await expect(page.getByRole('main').getByRole('status', { name: yours })).toContainText('500');
  });

test('a project that was opened by a link is read offline, and named on the offline page', async ({
  context,
  page,
}) => {
  await visit(page, '/projects', '/offline');
  await hydrate(page);
  await page.locator(`main a[href="${WELL}"]`).first().click();
  await page.waitForURL(`**${WELL}`);
  await expect.poll(() => kept(page)).toContain(WELL);
  await cut(context);
  await page.goto(WELL);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('solar well');
  await page.goto('/offline');
  await expect(page.getByRole('listitem').filter({ hasText: 'Projects you opened' }).getByRole('link')).toHaveText([
    /solar well/,
  ]);
});

test('a page that is not kept leads to the offline page, and from there on when the line is back', async ({
  context,
  page,
}) => {
  await visit(page, '/', '/offline', '/projects/zakat');
  await cut(context);
  await page.goto('/checkout?donationFrequency=month');
  await page.waitForURL('**/offline?to=%2Fcheckout%3FdonationFrequency%3Dmonth');
  await expect(
    page.getByText(
      'You need an internet connection to pay. Nothing will be sent automatically when you are back online.',
    ),
  ).toBeVisible();
  await expect(page.getByText('There is no copy of your cart on this device.')).toBeVisible();
  const on = page.getByRole('link', { name: 'Try again' });
  await expect(on).toHaveAttribute('href', '/checkout?donationFrequency=month');
  await on.focus();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /^You are online again$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeFocused();
});

test('nothing of a payment, a form or the API is kept', async ({ page }) => {
  await visit(page, WELL, WELL, '/offline');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.goto('/cart');
  await page.goto('/checkout');
  await page.goto('/bank-accounts');
  await expect.poll(() => kept(page)).toContain('/cart');
  const pages = (await kept(page)).filter((path) => !/^\/(?:assets|fonts)\//.test(path));
  expect(pages.filter((path) => /checkout|api|forms|bank|^\/$/.test(path))).toEqual([]);
});

test('the cart is shown as it was last seen, and gone with the cart', async ({ context, page }) => {
  await visit(page, WELL, WELL, '/offline');
  await hydrate(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
  await page.goto('/cart');
  await expect.poll(() => kept(page)).toContain('/cart');
  await cut(context);
  await page.goto('/cart');
  await expect(page.getByText('This page is a copy kept on your device.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('solar well');
  // Emptied in another tab.
  await context.clearCookies({ name: 'cart' });
  await page.goto('/cart').catch(() => {});
  await page.waitForURL('**/offline?to=%2Fcart');
  expect(await kept(page)).not.toContain('/cart');
});

test('a form is not sent without a connection, and keeps what was typed', async ({ context, page }) => {
  await visit(page, '/contact-us', '/offline');
  await cut(context);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const email = page.locator('footer, main').getByRole('textbox', { name: 'Email' }).last();
  await email.fill('salma@example.org');
  await email.press('Enter');
  await expect(
    page.getByText(/Nothing was sent\.|You are offline\. What you typed is still here/).first(),
  ).toBeVisible();
  await expect(email).toHaveValue('salma@example.org');
  expect(posts).toEqual([]);
});

test('a new build replaces the copies, and fetches again what was kept', async ({ context, page }) => {
  await visit(page, WELL, WELL, '/offline');
  // As if all of it had been kept by a build before.
  await page.evaluate(async (well) => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith('pages:'));
    const former = await caches.open('pages:before');
    const now = await caches.open(name!);
    await former.put(
      well,
      new Response('<html>of a former build</html>', { headers: { 'x-kept-at': '2026-01-01T00:00:00.000Z' } }),
    );
    await now.delete(well);
    await caches.open('files:before');
  }, WELL);
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages:before');
  expect(await page.evaluate(() => caches.keys())).not.toContain('files:before');
  await cut(context);
  await page.goto(WELL);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('solar well');
});

test('with reduced data nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(WELL);
  await expect.poll(() => kept(page)).toContain(WELL);
  expect((await kept(page)).filter((path) => /offline|zakat|RSC/.test(path))).toEqual([]);
});
