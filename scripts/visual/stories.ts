import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

export type Story = { id: string; title: string; name: string; importPath: string };
export type Viewport = { width: number; height: number };

/** A language, a theme and a width in which every story is drawn. */
export type Look = { name: string; globals: string; width: number };
export const looks: readonly Look[] = [
  { name: 'en', globals: 'locale:en;theme:light', width: 1024 },
  { name: 'ar', globals: 'locale:ar;theme:light', width: 1024 },
  { name: 'dark', globals: 'locale:en;theme:dark', width: 1024 },
  { name: 'phone', globals: 'locale:ar;theme:light', width: 360 },
];

export const storiesOf = (folder: string): Story[] =>
  Object.values(
    (
      JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
        entries: Record<string, Story & { type: string }>;
      }
    ).entries,
  ).filter((entry) => entry.type === 'story');

export const addressOf = (origin: string, id: string, globals: string): string =>
  // Without the accessibility check, which the tests of stories have, and which would double the time.
  `${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals};motion:reduced;a11y.manual:!true`;

type Preview = {
  loadStory: (of: {
    storyId: string;
  }) => Promise<{
    storyGlobals?: { viewport?: { value?: string } };
    parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
  }>;
};

/** The window size of a story; undefined if it has none. */
export async function ownViewport(page: Page, id: string): Promise<Viewport | undefined> {
  const styles = await page.evaluate(async (storyId) => {
    const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    const { parameters, storyGlobals } = await preview.loadStory({ storyId });
    const name = storyGlobals?.viewport?.value;
    return name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles;
  }, id);
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

type Channel = { last: (event: string) => [{ storyId: string; status: string }] | undefined };

/** Waits until the story and its play function are finished. @throws Error when it failed */
export async function untilFinished(page: Page, id: string): Promise<void> {
  const status = await page
    .waitForFunction(
      (storyId) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const [finished] = channel?.last('storyFinished') ?? [];
        return finished?.storyId === storyId ? finished.status : undefined;
      },
      id,
      { timeout: 30_000 },
    )
    .then((handle) => handle.jsonValue());
  if (status !== 'success') {
    const words = await page.evaluate(() => {
      const channel = (
        globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => unknown[] } }
      ).__STORYBOOK_ADDONS_CHANNEL__;
      const [failure] = (channel.last('playFunctionThrewException') ??
        channel.last('storyThrewException') ??
        channel.last('unhandledErrorsWhilePlaying') ??
        []) as [{ message?: string } | undefined];
      return failure?.message ?? '';
    });
    throw new Error(`The story ${id} failed: ${words.split('\n')[0]}`);
  }
}
