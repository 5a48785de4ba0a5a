import type { Browser, Page } from 'playwright';
import { addressOf, type Look, looks, ownViewport, type Story, untilFinished, type Viewport } from './stories.ts';

export type Picture = { story: Story; look: string; png?: Buffer | undefined; failure?: string | undefined };

const HEIGHT = 740;
/** Margin in pixels for shadows and the focus ring. */
const MARGIN = 12;

/** The area of a story: its own box, or the whole window when it has an overlay. */
export const contentBox = (page: Page, margin = MARGIN) =>
  page.evaluate((around) => {
    const root = document.querySelector('#storybook-root') ?? document.body;
    const floats = [...document.querySelectorAll('body *')].some((element) => {
      if (element.matches(':popover-open')) return true;
      const { height, width } = element.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(element).position === 'fixed';
    });
    if (floats) return undefined;
    // Without the padding that the preview adds to each component.
    const boxes = [...root.querySelectorAll(':scope > * > *, :scope > * > * *')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ height, width }) => width > 1 && height > 1);
    if (boxes.length === 0) return undefined;
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - around);
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) + scrollY - around);
    return {
      x: Math.floor(left),
      y: Math.floor(top),
      width: Math.ceil(Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + around) - left),
      height: Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + around - top),
    };
  }, margin);

/** Waits for every image. A lazy one below the window would not come by itself, and what waits for it would not end. */
export async function untilImagesLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete), undefined, {
    timeout: 30_000,
  });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
}

async function picture(page: Page, origin: string, story: Story, look: Look, own: Viewport | undefined) {
  try {
    await page.setViewportSize(own ?? { width: look.width, height: HEIGHT });
    await page.goto(addressOf(origin, story.id, look.globals));
    await untilFinished(page, story.id);
    await page.evaluate(() => document.fonts.ready);
    await untilImagesLoaded(page);
    const clip = await contentBox(page);
    const shot = { animations: 'disabled', caret: 'hide' } as const;
    const png = await page.screenshot(clip ? { ...shot, clip, fullPage: true } : shot);
    return { story, look: look.name, png };
  } catch (error) {
    return { story, look: look.name, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Takes a picture of every story in every look, in the story's own window size if it has one, several at a time. */
export async function shoot(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  const jobs = [...stories];
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
    const page = await context.newPage();
    for (let story = jobs.shift(); story; story = jobs.shift()) {
      await page.goto(addressOf(origin, story.id, looks[0]!.globals));
      // The window size of a story is known after it was shown once; its errors are reported with each picture.
      await untilFinished(page, story.id).catch(() => {});
      const own = await ownViewport(page, story.id);
      // A story with its own window size needs no picture for the phone.
      for (const look of looks.filter(({ name }) => !own || name !== 'phone'))
        pictures.set(`${story.id} ${look.name}`, await picture(page, origin, story, look, own));
    }
    await context.close();
  };
  await Promise.all([work(), work()]);
  return pictures;
}
