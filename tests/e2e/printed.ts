import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** Turns the page to paper and expects no menu and nothing to press on it, and no line cut off at the width of A4. `add`: the name of the button. */
export async function expectPrintable(page: Page, add: string): Promise<void> {
  await expect(page.getByRole('button', { name: add }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: add })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}
