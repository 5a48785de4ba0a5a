import { expect, test, type Page } from '@playwright/test';
import { hydrate, hydrated } from './hydrated.ts';

/** Sends an event to the page as soon as its body has begun, which is before the data from which it hydrates. */
const sendWhileLoading = (page: Page, type: string) =>
  page.addInitScript((event) => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      (globalThis as { sentIn?: string }).sentIn = document.querySelector('#page-data') ? 'too late' : 'while loading';
      document.body.dispatchEvent(new PointerEvent(event, { bubbles: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, type);

const sentIn = (page: Page) => page.evaluate(() => (globalThis as { sentIn?: string }).sentIn);

test('a key that is pressed while the page loads starts its script when its data is there', async ({ page }) => {
  await sendWhileLoading(page, 'keydown');
  await page.goto('/projects/zakat');
  expect(await sentIn(page)).toBe('while loading');
  await hydrated(page);
});

test('a pointer that rests where the page appears starts nothing, and a move does', async ({ page }) => {
  await sendWhileLoading(page, 'pointermove');
  await page.goto('/projects/zakat', { waitUntil: 'networkidle' });
  expect(await sentIn(page)).toBe('while loading');
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
  await hydrate(page);
});
