import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectMissing, test } from './console.ts';
import { WELL } from './giving-words.ts';
import { hydrate, hydrated, isHydrated } from './hydrated.ts';
import { expectMenu } from './menu.ts';

/** The page's script stays on its way until it is let go, as on a slow connection. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}
/** What the cart holds, by its cookie: a line for each cause, with its count. */
async function cartOf(context: BrowserContext): Promise<number[]> {
  const cart = (await context.cookies()).find(({ name }) => name.endsWith('cart'))?.value ?? '';
  return decodeURIComponent(cart)
    .split('*')
    .slice(3)
    .map((line) => Number.parseInt(line.split('.')[3]!, 36));
}
/** Opens the home page and points at it, which starts its script; counts how often the page is loaded. */
async function touchHome(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/');
  await page.mouse.move(300, 300, { steps: 3 });
  return () => loads;
}
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();

test.describe("a press before the page's script has come", () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a pointer': (page) => addButton(page).click(),
    'the keyboard': async (page) => {
      await addButton(page).focus();
      await page.keyboard.press('Enter');
    },
  };
  for (const [name, press] of Object.entries(ways)) {
    test(`by ${name} is a native post: done once, and told`, async ({ page, context }) => {
      const letGo = await holdScript(page);
      await page.goto(WELL);
      await press(page);
      await page.waitForURL(`**${WELL}`);
      await expect.poll(() => cartOf(context)).toEqual([1]);
      letGo();
      await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
      expect(await cartOf(context)).toEqual([1]);
    });
  }

  test('by touch is a native post, done once', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const letGo = await holdScript(page);
    await page.goto(WELL);
    await addButton(page).tap();
    await expect.poll(() => cartOf(context)).toEqual([1]);
    letGo();
    await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
    await context.close();
  });

  test('twice is one donation, though the script comes between the two', async ({ page, context }) => {
    const letGo = await holdScript(page);
    await page.goto(WELL);
    const { promise, resolve } = Promise.withResolvers<void>();
    let posts = 0;
    await page.route('**/forms/cart/add', async (route) => {
      posts += 1;
      await promise;
      await route.continue();
    });
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    // Pressed again and again, before, while and after the script comes.
    await addButton(page).evaluate((button: HTMLElement) => {
      for (let i = 0; i < 30; i += 1) setTimeout(() => button.click(), 100 * i);
    });
    await expect.poll(() => posts).toBe(1);
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/index-'));
    letGo();
    await loaded;
    resolve();
    await expect.poll(() => cartOf(context)).toEqual([1]);
    await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
    expect(posts).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('loses nothing that was typed when the script comes', async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto(WELL);
    const amount = page.getByRole('main').getByLabel('Or another amount').first();
    await amount.fill('37');
    letGo();
    await hydrated(page);
    await expect(amount).toHaveValue('37');
  });
});

test('links, menus, panel and theme work while the script never comes', async ({ page }) => {
  await holdScript(page);
  await page.goto('/');
  await expectMenu(page, (summary) => summary.click());
  await page.getByRole('main').getByRole('link', { name: 'See the projects' }).first().click();
  await expect(page).toHaveURL(/\/projects$/);
  await page.locator('button[popovertarget="donate-panel"]').first().click();
  await expect(page.locator('#donate-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(await isHydrated(page)).toBe(false);
});

test('a page whose data the server no longer knows loads itself once, and its links work all the same', async ({
  page,
}) => {
  expectMissing(/\/RSC\//);
  await page.route('**/RSC/**', (route) => route.fulfill({ status: 404, body: '404' }));
  let answers = 0;
  page.on('response', (response) => {
    if (response.url().includes('/RSC/')) answers += 1;
  });
  const loads = await touchHome(page);
  await expect.poll(loads).toBe(2);
  // The page that was loaded again asks once more, wherever its pointer was when it appeared.
  let x = 310;
  await expect
    .poll(async () => {
      await page.mouse.move((x += 1), 310);
      return answers;
    })
    .toBeGreaterThan(1);
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'See the projects' }).first().click();
  await expect(page).toHaveURL(/\/projects$/);
});

test('what is pressed on such a page is done, and not lost by its loading', async ({ page, context }) => {
  expectMissing(/\/RSC\//);
  await page.route('**/RSC/**', (route) => route.fulfill({ status: 404, body: '404' }));
  await page.goto(WELL);
  await addButton(page).click();
  await expect.poll(() => cartOf(context)).toEqual([1]);
});

test('"copy the link" that is pressed before the script has come is done when it comes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letGo = await holdScript(page);
  await page.goto(WELL);
  await page.getByRole('main').locator('summary', { hasText: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  letGo();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${WELL}$`));
});

test('a page whose files are gone after a release loads itself once, and no more', async ({ page }) => {
  expectMissing(/\/RSC\/|\/assets\//);
  // As after a release: neither the files of this page are there, nor the data that it was rendered from.
  await page.route(/\/assets\/.*\.js$|\/RSC\//, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: '404' }),
  );
  const loads = await touchHome(page);
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState();
  const failed = page.waitForEvent(
    'response',
    (response) => /\/RSC\//.test(response.url()) && response.status() === 404,
  );
  await page.mouse.move(320, 320, { steps: 3 });
  await failed;
  expect(loads()).toBe(2);
});

test('an address keeps what no page reads, on a full load, a followed link and in another language', async ({
  page,
}) => {
  await page.goto('/projects?utm_source=letter');
  await hydrate(page);
  await expect(page).toHaveURL(/\/projects\?utm_source=letter$/);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('header a[href="/"]')!.href = '/?fbclid=abc';
  });
  await page.locator('header a[href="/?fbclid=abc"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be the one they lean on.');
  await expect(page).toHaveURL(/\/\?fbclid=abc$/);
  await page.getByRole('banner').locator('summary', { hasText: 'English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\?fbclid=abc$/);
});

test('a list goes on when its end comes near, without any other touch', async ({ page }) => {
  await page.goto('/projects');
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole('link', { name: 'Load more' }).evaluate((link) => link.scrollIntoView());
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 })).toHaveCount(18);
});

test('a script that was planted in a page is not run', async ({ page }) => {
  await page.route('**/faqs', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(
        '</body>',
        '<script>globalThis.planted = true</script><img src="x" onerror="globalThis.planted = true"></body>',
      ),
    });
  });
  const refused: string[] = [];
  page.removeAllListeners('console');
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/faqs');
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
  expect(refused.join()).toContain('Content Security Policy');
  // The script of the head has run all the same.
  expect(await page.evaluate(() => document.cookie)).toContain('js=1');
});

test('pages under the pointer are fetched ahead by rule, and not for who saves data', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await expect(page.locator('#prefetch-rules')).toHaveCount(1);
  await hydrate(page);
  await expect(page.locator('#prefetch-rules')).toHaveCount(0);
  const saving = await browser.newPage({ baseURL: baseURL! });
  await saving.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await saving.goto('/');
  await expect(saving.locator('#prefetch-rules')).toHaveCount(0);
  await saving.close();
});
