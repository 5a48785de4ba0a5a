import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** The last step of an account that a provider vouches for, in any language, with script or without. */
export async function finishAccount(page: Page): Promise<void> {
  const main = page.locator('main');
  await expect(page).toHaveURL(/\/signup\?step=finish/);
  await main.locator('[name=birthDay]').fill('14');
  await main.locator('[name=birthMonth]').selectOption('3');
  await main.locator('[name=birthYear]').fill('1991');
  await main.locator('label:has([name=gender][value=female])').click();
  await main.locator('[name=nationality]').selectOption('SA');
  await main.locator('[name=mainDonationField]').selectOption({ index: 1 });
  await main.locator('form[action="/forms/signup/finish"] button:not([type=button])').click();
}
