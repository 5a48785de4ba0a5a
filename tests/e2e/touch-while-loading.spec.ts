import { expect, test, type Page } from '@playwright/test';
import { hydrate, hydrated } from './hydrated.ts';

// The script that sends the event is written into the page.
test.use({ bypassCSP: true });

/**
 * Sends an event to the page where its body begins, which is before the data from which it hydrates. The parser runs the
 * script there, however much of the page has arrived.
 */
const sendWhileLoading = (page: Page, type: string) =>
  page.route('**/projects/zakat', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const script = `<script>
      globalThis.sentIn = document.querySelector('#page-data') ? 'too late' : 'while loading';
      document.body.dispatchEvent(new PointerEvent('${type}', { bubbles: true }));
    </script>`;
    await route.fulfill({ response, body: body.replace(/<body[^>]*>/, (begin) => begin + script) });
  });

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
