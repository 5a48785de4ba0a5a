import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startProcess } from '../../scripts/bench/site.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { copyDemoData, demoPassword } from './demo-data.ts';

// A server of its own, because a second factor is set up for the demo accounts of staff.
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-counts-'));
let site: Awaited<ReturnType<typeof startProcess>> | undefined;
test.beforeAll(async () => {
  copyDemoData(dataDir);
  site = await startProcess('.', 'dist/serve-node.js', {
    ready: '/health/ready',
    env: { DATA_DIR: dataDir, RATE_LIMITS: 'off' },
  });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const WORDS = {
  en: { prefix: '', title: 'Visits and donations', year: '12 months', show: 'Show', home: 'Home page' },
  ar: { prefix: '/ar', title: 'الزيارات والتبرّعات', year: '12 شهرًا', show: 'عرض', home: 'الصفحة الرئيسية' },
  tr: { prefix: '/tr', title: 'Ziyaretler ve bağışlar', year: '12 ay', show: 'Göster', home: 'Ana sayfa' },
} as const;

const main = (page: Page) => page.locator('main');
const addressOf = (prefix: string) => `${site!.origin}${prefix}/admin/counts`;

/** Asks for the counts without a session, and signs in on the page that is led to. */
async function signIn(page: Page, prefix: string, username: string): Promise<void> {
  await page.goto(addressOf(prefix));
  await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?next=%2Fadmin%2Fcounts$`));
  await main(page).locator('#login-name').fill(username);
  await main(page).locator('#password').fill(demoPassword(username));
  await main(page).locator('form button:not([type=button])').first().click();
}

for (const [locale, username, isScripted] of [
  ['en', 'demo.editor', true],
  ['ar', 'demo.finance', false],
  ['tr', 'demo.approver', false],
] as const)
  test.describe(`${isScripted ? 'with' : 'without'} script, in ${locale}`, () => {
    test.use({ javaScriptEnabled: isScripted });
    const { home, prefix, show, title, year } = WORDS[locale];

    test(`${username} sees the counts after the second factor, and chooses a period`, async ({ page }) => {
      // Something to count.
      await page.goto(`${site!.origin}${prefix}/`);
      await signIn(page, prefix, username);
      await expect(page).toHaveURL(/second-factor\?next=%2Fadmin%2Fcounts$/);
      // The session is there, and the counts are not shown before it is confirmed.
      await page.goto(addressOf(prefix));
      await expect(page).toHaveURL(/second-factor\?next=%2Fadmin%2Fcounts$/);
      await main(page).locator('form button:not([type=button])').first().click();
      const uri = await main(page).locator('a[href^="otpauth:"]').getAttribute('href');
      const secret = new URL(uri!).searchParams.get('secret')!;
      await main(page)
        .locator('#otp')
        .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
      await main(page).locator('form button:not([type=button])').first().click();
      await main(page).locator('a[href$="/admin/counts"]').click();

      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      if (isScripted) await expectAccessible(page);
      await main(page).getByRole('radio', { name: year }).check();
      await main(page).getByRole('button', { name: show }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/admin/counts\\?period=year$`));
      await expect(main(page).getByRole('radio', { name: year })).toBeChecked();
      // The visit of a moment ago is in.
      await expect(main(page).getByRole('rowheader', { name: home })).toBeVisible();
      if (isScripted) await expectAccessible(page);
      // Another value of the address is the usual period.
      await page.goto(`${addressOf(prefix)}?period=%3Cscript%3E`);
      await expect(heading).toHaveText(title);
    });

    test('a donor is told that there is no such page', async ({ page }) => {
      await signIn(page, prefix, 'demo.donor');
      await expect(page).toHaveURL(addressOf(prefix));
      await expect(page.getByText(title)).toHaveCount(0);
      expect((await page.request.get(addressOf(prefix))).status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

test('the counts are stored nowhere on the way, and search engines are not to list them', async ({ request }) => {
  const answer = await request.get(addressOf(''), { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await (await request.get(`${site!.origin}/sitemap.xml`)).text()).not.toContain('/admin');
});
