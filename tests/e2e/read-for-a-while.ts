import type { Page } from '@playwright/test';
import { LEAST_SECONDS } from '#src/domain/spam.ts';

/** From now on every page of the browser tab says that it was open for as long as a person needs at least to fill in a form. */
export async function readForAWhile(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, LEAST_SECONDS * 1000);
}
