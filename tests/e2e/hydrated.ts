import type { Page } from '@playwright/test';

/** Touches the page, and waits until its script has taken it over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await hydrated(page);
}

/** Whether React knows the page's main part. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')));

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
