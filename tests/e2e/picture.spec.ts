import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { hydrate } from './hydrated.ts';

const password = 'a lantern over the harbor';
const says = {
  en: {
    prefix: '',
    picture: 'Picture',
    save: 'Save the picture',
    saved: 'Your picture has been saved',
    across: 'Move left or right',
    remove: 'Remove the picture',
    removed: 'Your picture has been removed',
    large: 'Choose a picture of 1 MB or less',
    kind: 'Choose a JPEG, PNG, GIF or WebP picture',
  },
  ar: {
    prefix: '/ar',
    picture: 'الصورة',
    save: 'حفظ الصورة',
    saved: 'حُفظت صورتك',
    across: 'التحريك يمينًا أو يسارًا',
    remove: 'إزالة الصورة',
    removed: 'أُزيلت صورتك',
    large: 'اختر صورة لا يتجاوز حجمها ميغابايت واحدًا',
    kind: 'اختر صورة بصيغة JPEG أو PNG أو GIF أو WebP',
  },
  tr: {
    prefix: '/tr',
    picture: 'Resim',
    save: 'Resmi kaydet',
    saved: 'Resminiz kaydedildi',
    across: 'Sola veya sağa kaydır',
    remove: 'Resmi kaldır',
    removed: 'Resminiz kaldırıldı',
    large: 'En fazla 1 MB büyüklüğünde bir resim seçin',
    kind: 'JPEG, PNG, GIF veya WebP biçiminde bir resim seçin',
  },
} as const;
type Words = (typeof says)[keyof typeof says];

const half = (background: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
/** Two halves, the left one green: which of them is kept tells where the square was. */
const halves = async () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#000' } })
    .composite([
      { input: await half('#00ff00'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 200, top: 0 },
    ])
    .png()
    .toBuffer();
const form = (page: Page) => page.locator('#profile-picture');
const choose = (page: Page, s: Words, buffer: Buffer) =>
  form(page)
    .getByLabel(s.picture, { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
/** The color in the middle of the kept picture. */
async function keptColor(page: Page): Promise<number[]> {
  const source = await form(page).locator('img').first().getAttribute('src');
  const answer = await page.request.get(source!);
  const { channels, b, g, r } = await sharp(await answer.body())
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({ channels: info.channels, r: data[0]!, g: data[1]!, b: data[2]! }));
  expect(channels).toBe(3);
  return [r, g, b].map((one) => Math.round(one / 255));
}

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });
    for (const [locale, s] of Object.entries(says).filter(([one]) => isScripted || one !== 'en'))
      test(`a person chooses a picture, and takes it away again, in ${locale}`, async ({ page }) => {
        const username = `picture.${locale}.${isScripted ? 'script' : 'plain'}`;
        const sent = await page.request.post('/api/v1/users/auth/signup', {
          data: {
            username,
            email: `${username}@example.org`,
            password,
            confirmPassword: password,
            gender: 'female',
            dateOfBirth: '1991-03-14',
            nationality: 'SA',
            mainDonationField: 'zakat',
          },
        });
        expect(sent.status()).toBe(201);
        await page.goto(`${s.prefix}/login?next=${encodeURIComponent('/profile?part=details')}`);
        await page.locator('main input[name=login]').fill(username);
        await page.locator('main input[name=password]').fill(password);
        await page.locator('main form button:not([type=button])').first().click();
        await expect(form(page)).toBeVisible();
        if (isScripted) await hydrate(page);

        await choose(page, s, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
        await form(page).getByRole('button', { name: s.save }).click();
        await expect(form(page).getByRole('link', { name: s.kind })).toBeVisible();
        await choose(page, s, Buffer.concat([await halves(), Buffer.alloc(1_100_000)]));
        await form(page).getByRole('button', { name: s.save }).click();
        await expect(form(page).getByRole('link', { name: s.large })).toBeVisible();
        if (isScripted) await hydrate(page);

        await choose(page, s, await halves());
        if (isScripted) {
          await form(page).getByRole('slider', { name: s.across }).fill('100');
          await expectAccessible(page);
        }
        await form(page).getByRole('button', { name: s.save }).click();
        await expect(page.getByRole('main')).toContainText(s.saved);
        // The right half was chosen; without script the middle is kept, half of each.
        expect(await keptColor(page)).toEqual(isScripted ? [0, 0, 1] : [0, 1, 1]);
        await expect(page.getByRole('banner').locator('img[src^="/files/"]')).toHaveCount(1);
        await form(page).getByRole('button', { name: s.remove }).click();
        await expect(page.getByRole('main')).toContainText(s.removed);
        await expect(page.locator('img[src^="/files/"]')).toHaveCount(0);
      });
  });
