import { expectAccessible } from './axe.ts';
import { expect, languages, test } from './console.ts';
import { expectMenu } from './menu.ts';

/** Above the pages that are like the one that was asked for. */
const MEANT = {
  en: 'Did you mean one of these?',
  ar: 'هل تقصد إحدى هذه الصفحات؟',
  tr: 'Bunlardan birini mi arıyordunuz?',
};

for (const { dir, locale, prefix, title } of languages) {
  test.describe(`in ${locale}`, () => {
    test('the home page says its language, its direction and its other addresses', async ({ page, baseURL }) => {
      await page.goto(prefix || '/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${prefix || '/'}`);
      await expect(page.locator('link[rel=alternate][hreflang=ar]')).toHaveAttribute('href', `${baseURL}/ar`);
      await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute('href', `${baseURL}/`);
      await expectAccessible(page);
    });

    test('an address that does not exist is a real 404 in the language of the address', async ({ page }) => {
      const answer = await page.goto(`${prefix}/no-such-page`);
      expect(answer!.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expectAccessible(page);
    });

    test('an address like that of a project leads to it', async ({ page }) => {
      const answer = await page.goto(`${prefix}/projects/a-solar-wel-for-340-famlies-in-marib`);
      expect(answer!.status()).toBe(404);
      await page.locator(`main a[href="${prefix}/projects/a-solar-well-for-340-families-in-marib"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/projects/a-solar-well-for-340-families-in-marib`);
      await page.goto(`${prefix}/ngo/al-nakeel`);
      await expect(page.locator(`main a[href="${prefix}/ngo/al-nakheel"]`)).toBeVisible();
    });

    for (const [asked, meant] of [
      ['events/zakat-on-shares-bring-your-own-lst', 'events/zakat-on-shares-bring-your-own-list'],
      ['training/field-reseacher-how-a-case-is-cheked', 'training/field-researcher-how-a-case-is-checked'],
      ['evnts', 'events'],
      ['trainings', 'training'],
    ])
      test(`an address like /${meant} asks whether it was meant: /${asked}`, async ({ page }) => {
        const answer = await page.goto(`${prefix}/${asked}`);
        expect(answer!.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 2, name: MEANT[locale] })).toBeVisible();
        await page.locator(`main a[href="${prefix}/${meant}"]`).click();
        await expect(page).toHaveURL(`${prefix}/${meant}`);
      });
  });
}

test('changing the language keeps the page and its query', async ({ page }) => {
  await page.goto('/faqs?from=footer');
  await page.getByRole('banner').locator('summary', { hasText: 'English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/faqs\?from=footer$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a menu opens by keyboard, closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectMenu(page, (summary) => summary.press('Enter'));
});

test('Escape closes a menu though React stops keys at the document, as it does while it hydrates', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    document.addEventListener(
      'keydown',
      (event) => {
        event.stopPropagation();
      },
      true,
    ),
  );
  await expectMenu(page, (summary) => summary.click());
});

test('the first Tab leads past the menus', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('on a phone the menu is a sheet that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/ar');
  await page.getByRole('button', { name: 'القائمة', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'القائمة' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'القائمة' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'القائمة', exact: true })).toBeFocused();
});

test('no page is wider than a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/', '/ar', '/tr', '/nowhere']) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('the chosen appearance is drawn by the server, and stays', async ({ page }) => {
  await page.goto('/ar');
  await page.getByRole('button', { name: 'داكن' }).click();
  await expect(page).toHaveURL(/\/ar$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 20, 18)');
  await expectAccessible(page);
});

test('a browser that prefers Arabic is offered Arabic, and not forced', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'ar-SA', baseURL: baseURL! });
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/`);
  const offer = page.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' });
  await offer.click();
  await expect(page).toHaveURL(`${baseURL}/ar`);
  await page.close();
});

test('the offer of another language is closed, and does not come back', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'ar-SA', baseURL: baseURL! });
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue in English' }).click();
  const offer = page.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' });
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(offer).toBeHidden();
  await page.close();
});

test('the footer of a short page ends at the foot of the window, and that of a long one after its end', async ({
  page,
}) => {
  const foot = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/checkout');
  expect(Math.abs((await foot()) - 1600)).toBeLessThan(1);
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/');
  expect(await foot()).toBeGreaterThan(1000);
});
