/** The measuring service is a stand-in of the test; the site is one of its own, which has an account there. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../../scripts/bench/site.ts';
import { expect, test as base } from './console.ts';
import { copyDemoData } from './demo-data.ts';
import { words } from './giving-words.ts';
import { payByCard, toCheckout } from './giving.ts';

/** As the service's own script: takes over the calls, and sends each event with what it can learn of its page. */
const SCRIPT = `fbq.callMethod = (...call) => {
  const seen = { call, address: location.href, referrer: document.referrer, cookie: document.cookie.includes('order-') };
  new Image().src = new URL('/event?' + encodeURIComponent(JSON.stringify(seen)), document.currentScript?.src ?? self.fbqOrigin);
};
self.fbqOrigin = document.currentScript.src;
for (const call of fbq.queue) fbq.callMethod(...call);`;

type Seen = { call: [string, string, Record<string, unknown>?]; address: string; referrer: string };

const test = base.extend<object, { measured: { origin: string; requests: string[]; events: () => Seen[] } }>({
  measured: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other
    async ({}, use) => {
      const requests: string[] = [];
      const service = createServer((request, response) => {
        requests.push(request.url!);
        response.setHeader('content-type', request.url === '/pixel.js' ? 'text/javascript' : 'image/svg+xml');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.end(request.url === '/pixel.js' ? SCRIPT : '<svg xmlns="http://www.w3.org/2000/svg"/>');
      }).listen(0, '127.0.0.1');
      await once(service, 'listening');
      const folder = mkdtempSync(path.join(tmpdir(), 'sanad-consent-'));
      copyDemoData(folder);
      const site = await startProcess('.', 'dist/serve-node.js', {
        ready: '/health/ready',
        env: {
          DATA_DIR: folder,
          RATE_LIMITS: 'off',
          PIXEL_ID: '1234567890',
          PIXEL_SCRIPT_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/pixel.js`,
        },
      });
      await use({
        origin: site.origin.replace('127.0.0.1', 'localhost'),
        requests,
        events: () =>
          requests
            .filter((url) => url.startsWith('/event?'))
            .map((url) => JSON.parse(decodeURIComponent(url.slice('/event?'.length))) as Seen)
            .filter(({ call: [kind] }) => kind === 'track'),
      });
      await site.stop();
      service.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ measured }, use) => {
    await use(measured.origin);
  },
});

const PAID = '4242424242424242';
const donate = async (page: Parameters<typeof toCheckout>[0]) => {
  const w = words.en;
  await toCheckout(page, w);
  await page.getByRole('main').getByRole('button', { name: w.give }).click();
  await page.getByLabel(w.holder).fill('HUDA AL SALEM');
  await payByCard(page, w, PAID);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
};

test('without an answer nothing is sent; after consent a donation is counted once, by amount and currency', async ({
  measured,
  page,
}) => {
  await donate(page);
  await page.waitForTimeout(1000);
  expect(measured.requests).toEqual([]);
  // Agreed on the very page that says thank you.
  await page.getByRole('region', { name: 'Your consent' }).getByRole('button', { name: 'Yes, I agree' }).click();
  await expect.poll(() => measured.events().length).toBe(1);
  const [event] = measured.events();
  expect(event!.call).toEqual(['track', 'Donate', { value: expect.any(Number), currency: 'USD' }]);
  expect(event!.call[2]!['value']).toBeGreaterThan(0);
  expect(event!.address).toBe(`${measured.origin}/measuring/donation`);
  expect(event!.referrer).toBe('');
  await page.reload();
  await page.waitForTimeout(1500);
  expect(measured.events()).toHaveLength(1);
});

test('consent is withdrawn from the footer, and nothing more is sent', async ({ context, measured, page }) => {
  await context.addCookies([{ name: 'consent', value: 'given', url: measured.origin }]);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your consent' }).click();
  await expect(page.getByText('You agreed. You can withdraw your consent at any time.')).toBeVisible();
  await page.getByRole('button', { name: 'I do not agree' }).click();
  await expect(page.getByText('You did not agree. Nothing will be sent to the analytics service.')).toBeVisible();
  const before = measured.requests.length;
  await donate(page);
  await page.waitForTimeout(1000);
  expect(measured.requests).toHaveLength(before);
});

test('no public page and no checkout allows the service', async ({ measured, request }) => {
  const service = /127\.0\.0\.1:\d+/;
  for (const address of ['/', '/projects', '/checkout', '/cart', '/privacy-policy'])
    expect((await request.get(measured.origin + address)).headers()['content-security-policy']).not.toMatch(service);
});
