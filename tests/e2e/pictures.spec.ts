import { expect, test } from '@playwright/test';
import { causeOf } from '../../scripts/visual/cause.ts';
import { differenceOf, LIMIT } from '../../scripts/visual/difference.ts';
import { page as reportPage } from '../../scripts/visual/report-page.ts';
import { contentBox, untilImagesLoaded } from '../../scripts/visual/shoot.ts';
import { untilFinished } from '../../scripts/visual/stories.ts';

/** A button in the middle of a page that is mostly empty. */
const button = (radius: string) =>
  `<body style="margin:0"><div id="storybook-root"><div style="padding:300px 200px"><button style="border:1px solid #125639;border-radius:${radius};background:#125639;color:#fff;inline-size:160px;block-size:48px">Donate</button></div></div></body>`;

test('a radius of 8 px in place of 3 is seen, and the same picture is the same', async ({ page }) => {
  const shot = async (radius: string) => {
    await page.setContent(button(radius));
    const clip = await contentBox(page);
    expect(clip?.width).toBeLessThan(200);
    return page.screenshot({ clip: clip!, animations: 'disabled' });
  };
  const [three, again, eight] = [await shot('3px'), await shot('3px'), await shot('8px')];
  expect(differenceOf(three, again).pixels).toBe(0);
  expect(differenceOf(three, eight).pixels).toBeGreaterThan(LIMIT);
  expect(differenceOf(three, eight).isResized).toBe(false);
});

test('a picture waits for the end of the play, and one whose play throws is a failure', async ({ page }) => {
  const finish = (status: string) =>
    page.setContent(
      `<script>globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { last: (event) => event === 'storyFinished' ? [{ storyId: 'a--b', status: '${status}' }] : event === 'playFunctionThrewException' ? [{ message: 'no such button' }] : undefined };</script>`,
    );
  await finish('success');
  await untilFinished(page, 'a--b');
  await finish('error');
  await expect(untilFinished(page, 'a--b')).rejects.toThrow('The story a--b failed: no such button');
});

test('a picture waits for images below the window too', async ({ page }) => {
  await page.route('http://pictures.test/**', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
        })
      : route.fulfill({
          contentType: 'text/html',
          body: '<div style="block-size:20000px"></div><img loading="lazy" src="/below.svg" alt="">',
        }),
  );
  await page.goto('http://pictures.test/');
  expect(await page.evaluate(() => document.images[0]!.complete)).toBe(false);
  await untilImagesLoaded(page);
  expect(await page.evaluate(() => document.images[0]!.naturalWidth)).toBe(8);
});

test('the report groups by cause, filters, and slides from before to now', async ({ page }) => {
  const shared = {
    kind: 'changed',
    pixels: 31,
    isResized: false,
    before: 'a.png',
    after: 'b.png',
    difference: 'c.png',
  };
  const cause = causeOf('stories/components/link.stories.tsx', new Set(['design-system/components/link/link.css.ts']));
  expect(cause).toBe('design-system/components/link/link.css.ts');
  await page.setContent(
    reportPage(
      [
        { ...shared, kind: 'changed', id: '1', title: 'Components/Link: Quiet', look: 'en', cause },
        { ...shared, kind: 'changed', id: '2', title: 'Components/Tag: Tones', look: 'dark', cause: 'other.ts' },
      ],
      8,
      'abcdef012345',
    ),
  );
  await expect(page.getByText(`${cause}: 1`)).toBeVisible();
  await page.getByLabel('Find').fill('tag');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Find').fill('');
  await page.getByLabel('Look').selectOption('en');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('slider').first().fill('80');
  await expect(page.locator('.pair').first()).toHaveAttribute('style', /--at: ?80%/);
});
