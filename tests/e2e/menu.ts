import { expect, type Locator, type Page } from '@playwright/test';

/** The menu of the languages opens, and Escape closes it and gives the focus back. */
export async function expectMenu(page: Page, open: (summary: Locator) => Promise<void>): Promise<void> {
  const summary = page.getByRole('banner').locator('summary', { hasText: 'English' });
  const link = page.getByRole('link', { name: 'Türkçe' }).first();
  await open(summary);
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
}
