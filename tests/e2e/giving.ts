import type { Page } from '@playwright/test';
import { expect } from './console.ts';
import { WELL, type Words } from './giving-words.ts';

/** From the project's page to the filled-in checkout, with ten of the site's currency. */
export async function toCheckout(page: Page, w: Words): Promise<void> {
  await chooseWell(page, w);
  await fillIn(page, w);
}

/** From the project's page to the checkout. */
export async function chooseWell(page: Page, w: Words): Promise<void> {
  await page.goto(w.prefix + WELL);
  await page.getByRole('main').getByRole('button', { name: w.donateNow }).click();
  await expect(page).toHaveURL(new RegExp(`${w.prefix}/checkout$`));
}

export async function fillIn(page: Page, w: Words): Promise<void> {
  await page.getByLabel(w.name).fill('Huda Al-Salem');
  await page.getByRole('main').getByLabel(w.email).fill('huda@example.org');
}

export async function payByCard(page: Page, w: Words, number: string): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.getByLabel(w.number).fill(number);
  await frame.getByLabel(w.expiry).fill('1230');
  await frame.getByLabel(w.cvc).fill('123');
  // By keyboard: the focus was in the frame, another document, and must find its way back.
  await page.getByRole('main').getByRole('button', { name: w.give }).press('Enter');
}
