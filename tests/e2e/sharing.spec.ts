import { expect, test } from './console.ts';
import { WELL } from './giving-words.ts';

for (const prefix of ['', '/ar', '/tr'])
  test(`a shared link of a project shows a picture and its title, in ${prefix || '/en'}`, async ({ page, request }) => {
    await page.goto(prefix + WELL);
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await content('og:title')).toBe(
      await page
        .locator('h1')
        .innerText()
        .then((text) => text.replaceAll('\n', ' ')),
    );
    const picture = await request.get((await content('og:image'))!);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).length).toBeGreaterThan(20_000);
  });

test('a page of one person has no picture to share', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
});
