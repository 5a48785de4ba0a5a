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

const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-staff-'));
let printed = '';
let site: Awaited<ReturnType<typeof startProcess>> | undefined;
const start = async () =>
  startProcess('.', 'dist/serve-node.js', {
    ready: '/health/ready',
    env: { DATA_DIR: dataDir, DEMO_DATA: '1', RATE_LIMITS: 'off' },
    onOutput: (text) => {
      printed += text;
    },
  });
test.beforeAll(async () => {
  copyDemoData(dataDir);
  site = await start();
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const main = (page: Page) => page.locator('main');
const send = (page: Page) => main(page).locator('form button:not([type=button])').first().click();

async function signIn(page: Page, prefix: string, username: string): Promise<void> {
  await page.goto(`${site!.origin}${prefix}/login?next=%2Ffaqs`);
  await main(page).locator('#login-name').fill(username);
  await main(page).locator('#password').fill(demoPassword(username));
  await send(page);
  await expect(page).toHaveURL(new RegExp(`${prefix}/second-factor\\?next=%2Ffaqs$`));
}

const WORDS = {
  en: {
    prefix: '',
    begin: 'Protect your account with an authenticator app',
    kept: 'I have saved the codes',
    asked: 'Confirm that it is you',
  },
  ar: { prefix: '/ar', begin: 'احمِ حسابك بتطبيق مصادقة', kept: 'حفظتُ الرموز', asked: 'أكّد هويتك' },
  tr: {
    prefix: '/tr',
    begin: 'Hesabınızı bir doğrulama uygulamasıyla koruyun',
    kept: 'Kodları sakladım',
    asked: 'Kimliğinizi doğrulayın',
  },
} as const;

for (const [locale, username, isScripted] of [
  ['en', 'demo.finance', true],
  ['ar', 'demo.approver', true],
  ['ar', 'demo.admin', false],
  ['tr', 'demo.editor', false],
] as const)
  test.describe(`${isScripted ? 'with' : 'without'} script, in ${locale}`, () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`${username} sets an app up, and is asked for its code and a recovery code`, async ({ page, context }) => {
      const words = WORDS[locale];
      await signIn(page, words.prefix, username);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.begin);
      if (isScripted) await expectAccessible(page);
      await send(page);
      await expect(main(page).getByRole('img')).toBeVisible();
      if (isScripted) await expectAccessible(page);
      const uri = await main(page).locator('a[href^="otpauth:"]').getAttribute('href');
      const secret = new URL(uri!).searchParams.get('secret')!;
      const app = new TOTP({ secret: Secret.fromBase32(secret) });
      await main(page).locator('#otp').fill('000000');
      await send(page);
      await expect(page.locator('#error-summary')).toBeVisible();
      await main(page).locator('#otp').fill(app.generate());
      await send(page);
      const codes = await main(page).locator('ul[dir=ltr] li').allTextContents();
      expect(codes).toHaveLength(10);
      if (isScripted) await expectAccessible(page);
      await main(page).getByRole('link', { name: words.kept }).click();
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/faqs$`));
      // They are shown once.
      await page.goto(`${site!.origin}${words.prefix}/second-factor`);
      await expect(main(page).getByText(codes[0]!)).toHaveCount(0);

      await context.clearCookies();
      await signIn(page, words.prefix, username);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.asked);
      if (isScripted) await expectAccessible(page);
      // The code of the next half minute: the present one was used.
      await main(page)
        .locator('#otp')
        .fill(app.generate({ timestamp: Date.now() + 30_000 }));
      await send(page);
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/faqs$`));

      await context.clearCookies();
      await signIn(page, words.prefix, username);
      await main(page).locator('#otp').fill(codes[2]!);
      await send(page);
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/faqs$`));
      await context.clearCookies();
      await signIn(page, words.prefix, username);
      await main(page).locator('#otp').fill(codes[2]!);
      await send(page);
      await expect(page.locator('#error-summary')).toBeVisible();
    });
  });

test('the passwords of the demo accounts are printed at the first start alone', async () => {
  for (const role of ['donor', 'ngo', 'approver', 'finance', 'editor', 'admin'])
    expect(demoPassword(`demo.${role}`)).not.toBe('');
  // This site began with what the first start wrote.
  expect(printed).toContain('Sanad is at');
  expect(printed).not.toContain('demo.');
});
