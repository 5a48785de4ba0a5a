import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectMissing, test } from './console.ts';
import { createAccount, signIn } from './donor.ts';
import { hydrate } from './hydrated.ts';

const TOKEN = '**/api/v1/users/auth/token';

const says = {
  en: { prefix: '', logOut: 'Sign out' },
  ar: { prefix: '/ar', logOut: 'تسجيل الخروج' },
  tr: { prefix: '/tr', logOut: 'Çıkış yap' },
} as const;

/** A signed-in browser. */
async function enter(page: Page, name: string, prefix: string): Promise<void> {
  await createAccount(page.request, name);
  await signIn(page, prefix, name);
}

const refreshesOf = (context: BrowserContext): { count: number } => {
  const seen = { count: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith('/users/auth/token')) seen.count += 1;
  });
  return seen;
};

for (const [locale, { logOut, prefix }] of Object.entries(says))
  test(`two tabs keep one session between them, and signing out of one signs out both, in ${locale}`, async ({
    page,
    context,
  }) => {
    const seen = refreshesOf(context);
    await page.clock.install();
    const first = page.waitForResponse(TOKEN);
    await enter(page, `two.tabs.${locale}`, prefix);
    expect((await first).status()).toBe(200);
    const second = await context.newPage();
    await second.clock.install({ time: await page.evaluate(() => Date.now()) });
    await second.goto(`${prefix}/profile?part=devices`);
    await hydrate(second);
    await expect.poll(() => second.evaluate(() => localStorage.getItem('session-due'))).toBeTruthy();
    // The token of the first tab counts for twelve minutes more: nothing is asked for.
    expect(seen.count).toBe(1);

    const next = context.waitForEvent('response', (response) => response.url().endsWith('/users/auth/token'));
    await Promise.all([page.clock.fastForward('12:01'), second.clock.fastForward('12:01')]);
    expect((await next).status()).toBe(200);
    await expect.poll(() => second.evaluate(() => Number(localStorage.getItem('session-due')) > Date.now())).toBe(true);
    expect(seen.count).toBe(2);
    // And so on, for the twenty-four minutes that both stay open: the tab whose time comes first asks.
    const third = context.waitForEvent('response', (response) => response.url().endsWith('/users/auth/token'));
    await page.clock.fastForward('12:01');
    expect((await third).status()).toBe(200);
    await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('session-due')) > Date.now())).toBe(true);
    expect(seen.count).toBe(3);

    await page.evaluate(() => {
      localStorage.setItem('figures:/projects/zakat', '{}');
      sessionStorage.setItem('kept', '1');
      document.cookie = 'theme=dark; path=/';
      document.cookie = 'consent=refused; path=/';
    });
    await page.locator('main').getByRole('button', { name: logOut, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/login$`));
    await expect(second).toHaveURL(/\/login\?next=%2Fprofile%3Fpart%3Ddevices$/);
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({ theme: 'dark', consent: 'refused' });
    expect(Object.keys(cookies)).not.toEqual(expect.arrayContaining(['session']));
    expect(Object.keys(cookies)).not.toEqual(expect.arrayContaining(['signed-in']));
    expect(
      await page.evaluate(() => [localStorage.getItem('figures:/projects/zakat'), sessionStorage.getItem('kept')]),
    ).toEqual([null, null]);
  });

test('a browser is signed out although its call to the server fails', async ({ page, context }) => {
  const first = page.waitForResponse(TOKEN);
  await enter(page, 'signed.out.alone', '');
  await first;
  expectMissing(/auth\/logout/);
  await context.route('**/api/v1/users/auth/logout', (route) => route.fulfill({ status: 404, body: '' }));
  await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
});

test('nothing of the session is loaded by who is not signed in', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/login');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(calls.filter((url) => /keep-session|users\/auth/.test(url))).toEqual([]);
});
