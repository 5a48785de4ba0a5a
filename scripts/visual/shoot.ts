import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

export type Story = { id: string; title: string; name: string };
export type Picture = { story: Story; locale: string; png: Buffer };

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };
export const locales = ['en', 'ar'] as const;

export const storiesOf = (folder: string): Story[] =>
  Object.values((JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Story & { type: string }> }).entries).filter((entry) => entry.type === 'story');

/** Serves a built Storybook on a free port of this machine. */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    try {
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function picture(page: Page, origin: string, story: Story, locale: string): Promise<Picture> {
  await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=locale:${locale};theme:light;motion:reduced`);
  // The interaction test has run when Storybook says so; what it leaves open is part of the picture.
  await page.waitForSelector('#storybook-root > *, [data-overlay-container], .sb-show-errordisplay', { state: 'attached', timeout: 15_000 });
  await page.waitForFunction(() => !document.body.classList.contains('sb-show-preparing-story'));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(350);
  return { story, locale, png: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }) };
}

/** Every story in every language, some at a time. */
export async function shoot(browser: Browser, origin: string, stories: readonly Story[], width: number): Promise<Map<string, Picture>> {
  const jobs = stories.flatMap((story) => locales.map((locale) => ({ story, locale })));
  const pictures = new Map<string, Picture>();
  const work = async () => {
    const context = await browser.newContext({ viewport: { width, height: 720 }, reducedMotion: 'reduce', deviceScaleFactor: 1 });
    const page = await context.newPage();
    for (let job = jobs.shift(); job; job = jobs.shift()) pictures.set(`${job.story.id} ${job.locale}`, await picture(page, origin, job.story, job.locale));
    await context.close();
  };
  await Promise.all([work(), work()]);
  return pictures;
}
