import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const KB = 1024;
const gzipped = (address: string) => readFileSync(`dist/public${new URL(address).pathname}.gz`).length;

const bytesOf = (urls: Set<string>) => [...urls].reduce((total, url) => total + gzipped(url), 0);

async function weigh(page: Page, address: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') scripts.add(response.url());
    if (type === 'stylesheet') styles.add(response.url());
    if (type === 'font') fonts.add(response.url());
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  return { script: bytesOf(scripts), style: bytesOf(styles), html: gzipSync(await answer!.body()).length, fonts: fonts.size };
}

for (const { address, script } of [{ address: '/', script: 120 }, { address: '/ar', script: 120 }, { address: '/faqs', script: 100 }, { address: '/projects/a-solar-well-for-340-families-in-marib', script: 120 }, { address: '/cart', script: 160 }]) {
  test(`${address} asks for at most ${script} KB of script before the first touch`, async ({ page }) => {
    const weight = await weigh(page, address);
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(script * KB);
    expect(weight.style).toBeLessThanOrEqual(15 * KB);
    expect(weight.html).toBeLessThanOrEqual(30 * KB);
  });
}

test('at most two fonts come before text is seen', async ({ page }) => {
  for (const address of ['/', '/ar', '/tr']) {
    await page.goto(address);
    expect(await page.locator('link[rel=preload][as=font]').count()).toBeLessThanOrEqual(2);
  }
});

test('nothing moves after it was drawn', async ({ page }) => {
  for (const address of ['/', '/ar', '/tr']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(() => new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))).observe({ type: 'layout-shift', buffered: true });
      setTimeout(resolve, 300, 0);
    }));
    expect(shift, address).toBeLessThan(0.01);
  }
});

test('a bar that fills moves nothing, neither its place nor the star at its end', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'no-preference' });
  for (const address of ['/projects/a-solar-well-for-340-families-in-marib', '/ar/projects/a-solar-well-for-340-families-in-marib']) {
    await page.goto(address);
    const places = await page.getByRole('main').getByRole('progressbar').first().evaluate((bar: HTMLElement) => {
      // Drawn anew, so that it fills now, however long the page took.
      bar.style.display = 'none';
      bar.getBoundingClientRect();
      bar.style.display = '';
      const moving = bar.getAnimations({ subtree: true });
      return [0, 300, 600].map((time) => {
        for (const animation of moving) {
          animation.pause();
          animation.currentTime = time;
        }
        return [moving.length, JSON.stringify([...bar.querySelectorAll('*')].map((part) => part.getBoundingClientRect()))];
      });
    });
    expect(places[0]![0], address).toBe(2);
    expect(places[1], address).toEqual(places[0]);
    expect(places[2], address).toEqual(places[0]);
  }
  await page.close();
});

test('the styles of server components have arrived', async ({ page }) => {
  await page.goto('/ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 33, 28)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(252, 251, 248)');
  await expect(page.locator('body')).toHaveCSS('font-family', /IBM Plex Sans Arabic/);
});
