import { expect, test } from './console.ts';
import { linkInEmail } from './emails.ts';
import { hydrate } from './hydrated.ts';
import { readForAWhile } from './read-for-a-while.ts';

const says = {
  en: { prefix: '', confirmed: 'We will remind you', ended: 'You will not get a reminder' },
  ar: { prefix: '/ar', confirmed: 'سنذكّرك', ended: 'لن يصلك تذكير' },
  tr: { prefix: '/tr', confirmed: 'Size kurbanı hatırlatacağız', ended: 'Size hatırlatma göndermeyeceğiz' },
} as const;

for (const [locale, s] of Object.entries(says))
  test(`a reminder of the season is asked for, confirmed and taken back by the links of the email, in ${locale}`, async ({
    page,
  }) => {
    const address = `season-${locale}@example.org`;
    await readForAWhile(page);
    await page.goto(`${s.prefix}/projects/sacrifices`);
    // Once the script is there, what is typed into the order stays: the page is not loaded again.
    await hydrate(page);
    await page.locator('#name1').fill('Huda');
    await page.locator('#reminder-email').fill(address);
    await page.locator('#reminder-email').press('Enter');
    await expect(page.locator('form#sacrifices-reminder')).toHaveCount(0);
    await expect(page.locator('#sacrifices-reminder')).toBeFocused();
    await expect(page.locator('#name1')).toHaveValue('Huda');
    const confirm = await linkInEmail(address, /https?:\/\/\S+\/sacrifice-reminder\/confirm\/[\w.-]+/);
    // A program that scans emails opens the link, and nothing changes.
    expect((await page.request.get(confirm)).status()).toBe(200);
    await page.goto(confirm);
    await page.locator('main form button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.confirmed);
    const end = await linkInEmail(address, /https?:\/\/\S+\/sacrifice-reminder\/end\/[\w.-]+/);
    await page.goto(end);
    await page.locator('main form button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.ended);
    await page.goto(`${s.prefix}/projects/sacrifices`);
    await page.goto(end);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.ended);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a reminder of the season says at its place what was wrong, and then that an email is on its way', async ({
    page,
  }) => {
    await page.goto('/ar/projects/sacrifices');
    await page.locator('#name1').fill('هدى السالم');
    await page.locator('#reminder-email').fill('huda@example');
    const opened = page.waitForEvent('popup');
    await page.locator('form#sacrifices-reminder button').click();
    const answer = await opened;
    await expect(answer).toHaveURL(/#sacrifices-reminder$/);
    await expect(answer.locator('#reminder-email')).toHaveValue('huda@example');
    await expect(answer.locator('form#sacrifices-reminder [role=alert]')).toBeInViewport();
    // Corrected where the error is told, in the same tab.
    await answer.locator('#reminder-email').fill('season-no-script@example.org');
    await answer.locator('form#sacrifices-reminder button').click();
    await expect(answer.locator('#sacrifices-reminder')).toBeInViewport();
    await expect(answer.locator('form#sacrifices-reminder')).toHaveCount(0);
    // The order that was being filled in stands as it was.
    await expect(page.locator('#name1')).toHaveValue('هدى السالم');
  });
});
