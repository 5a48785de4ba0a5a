import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { chromiumPath, launchArgs } from '../chromium.ts';

export type Weight = { script: number; style: number; html: number };

/** The gzipped bytes that a browser loads before the first interaction; undefined for a missing page. */
async function weigh(page: Page, address: string): Promise<Weight | undefined> {
  const waiting: Promise<{ kind: string; bytes: number }>[] = [];
  const note = (response: { request: () => { resourceType: () => string }; body: () => Promise<Buffer> }) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet')
      waiting.push(
        response.body().then(
          (body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length }),
          () => ({ kind, bytes: 0 }),
        ),
      );
  };
  page.on('response', note);
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', note);
  if (!answer?.ok() || new URL(page.url()).pathname !== new URL(address).pathname) return undefined;
  const got = await Promise.all(waiting);
  const sum = (wanted: string) =>
    got.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum('script'), style: sum('stylesheet'), html: gzipSync(await answer.body(), { level: 9 }).length };
}

/** Adds the page's donation to the cart by its native form. */
async function fillCart(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('main form[action*="/forms/cart/add"]');
    if (!form) return;
    const fields = new FormData(form);
    if (!fields.get('amount') && form.querySelector('[name=amount]')) fields.set('amount', '25');
    await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields as unknown as Record<string, string>),
    });
  });
}

/** The bytes of the pages of a donation, in their order, each with an empty cache. */
export async function weighPages(
  origin: string,
  projectPath: string | undefined,
): Promise<Record<string, Weight | undefined>> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
  try {
    const context = await browser.newContext();
    const weights: Record<string, Weight | undefined> = {};
    const pages = {
      home: '/',
      faqs: '/faqs',
      catalogue: '/projects',
      project: projectPath,
      cart: '/cart',
      checkout: '/checkout',
    };
    for (const [name, address] of Object.entries(pages)) {
      if (address === undefined) continue;
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      weights[name] = await weigh(page, origin + address);
      if (name === 'project' && weights[name]) await fillCart(page);
      await page.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}
