import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { words } from './giving-words.ts';

/** The fonts in which the first element of a selector is drawn; `isCustomFont` is false for those of the device. */
async function fontsOf(page: Page, selector: string) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await browser.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

// Plex Sans Arabic lacks five Turkish letters, and a subset that is not loaded looks much like one that is.
for (const [locale, { prefix }] of Object.entries(words))
  test(`every letter is in our typeface, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/terms-of-use`);
    await page.evaluate(() => document.fonts.ready);
    for (const selector of ['h1', 'main h2', 'main p']) {
      const fonts = await fontsOf(page, selector);
      expect(fonts.length, selector).toBeGreaterThan(0);
      expect(
        fonts.filter(({ isCustomFont }) => !isCustomFont),
        selector,
      ).toEqual([]);
    }
  });

test('a letter that our typeface lacks is found', async ({ page }) => {
  await page.goto('/terms-of-use');
  await page.evaluate(() => {
    document.querySelector('h1')!.textContent = 'Ω';
  });
  expect((await fontsOf(page, 'h1')).some(({ isCustomFont }) => !isCustomFont)).toBe(true);
});
