import { expect, test } from './console.ts';
import { words } from './giving-words.ts';
import { fillIn } from './giving.ts';

/** The programs that are given to by a project; zakat, purification, kafarat, sacrifices and orphans have journeys of their own. */
const PROGRAMS = ['sole-survivor', 'endowments', 'eghatha', 'eskan', 'mosque-care', 'tafreej', 'tayseer'];

/** Of a bank transfer. */
const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

for (const [locale, w] of Object.entries(words))
  for (const program of PROGRAMS)
    test(`from the page of ${program} over a project to its transfer details, in ${locale}`, async ({ page }) => {
      await page.goto(`${w.prefix}/projects/type/${program}?status=published`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const link = page.locator('main li :is(h2, h3) a').first();
      const title = (await link.innerText()).trim();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('main').getByRole('button', { name: w.donateNow }).first().click();
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/checkout(\\?donationFrequency=month)?$`));
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
      await fillIn(page, w);
      await page.getByRole('radio', { name: w.bank }).check();
      await page.getByRole('main').getByRole('button', { name: w.details }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.transfer);
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
      await expect(page.getByText(REFERENCE).first()).toBeVisible();
    });
