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

/**
 * Shows a story in a look, in a window of its own size if it has one. @param own as the look before found it; undefined at the
 * first. A size is known only once the story was shown, so a story with its own size is loaded twice the first time.
 */
async function show(page: Page, origin: string, story: Story, look: Look, own: Viewport | null | undefined) {
  const load = async (size: Viewport) => {
    await page.setViewportSize(size);
    await page.goto(addressOf(origin, story.id, look.globals));
    return untilFinished(page, story.id).then(
      () => undefined,
      (error: unknown) => error,
    );
  };
  let error = await load(own ?? { width: look.width, height: HEIGHT });
  const found = own === undefined ? ((await ownViewport(page, story.id)) ?? null) : own;
  if (own === undefined && found !== null) error = await load(found);
  return { own: found, error };
}

async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await untilImagesLoaded(page);
  const clip = await contentBox(page);
  const shot = { animations: 'disabled', caret: 'hide' } as const;
  return page.screenshot(clip ? { ...shot, clip, fullPage: true } : shot);
}

/** Takes the pictures of a story. One with its own window size needs none for the phone. */
async function picturesOf(page: Page, origin: string, story: Story): Promise<Picture[]> {
  const pictures: Picture[] = [];
  let own: Viewport | null | undefined;
  for (const look of looks) {
    if (own && look.name === 'phone') continue;
    try {
      const shown = await show(page, origin, story, look, own);
      own = shown.own;
      if (shown.error) throw shown.error;
      pictures.push({ story, look: look.name, png: await picture(page) });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      pictures.push({ story, look: look.name, failure });
    }
  }
  return pictures;
}

/** Takes a picture of every story in every look, two stories at a time. */
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
    for (let story = jobs.shift(); story; story = jobs.shift())
      for (const one of await picturesOf(page, origin, story)) pictures.set(`${story.id} ${one.look}`, one);
    await context.close();
  };
  await Promise.all([work(), work()]);
  return pictures;
}
