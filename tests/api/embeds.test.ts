import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badgeSvg } from '#src/endpoints/embeds/badge-svg.ts';
import type { EmbeddedProject } from '#src/endpoints/embeds/embedded-project.ts';
import { createEmbeds } from '#src/endpoints/embeds/embeds.ts';
import { cardMarkup } from '#src/routes/embed-path.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const SITE = 'http://localhost:3000';
const SLUG = 'a-solar-well-for-340-families-in-marib';
let app: TestApp;
let embeds: ReturnType<typeof createEmbeds>;
beforeAll(async () => {
  app = await createTestApp();
  embeds = createEmbeds(async () => app.services);
});
afterAll(() => app.close());

const read = (path: string, headers = {}) => embeds.app.request(SITE + path, { headers });
const oembed = (query: Record<string, string>) => read(`/oembed?${String(new URLSearchParams(query))}`);

describe("a project's badge", () => {
  it.each([
    ['en', 'ltr', 'Sanad'],
    ['ar', 'rtl', 'سند'],
    ['tr', 'ltr', 'Sanad'],
  ])('is a picture with text in %s', async (locale, dir, brand) => {
    const response = await read(`/embed/projects/${SLUG}.${locale}.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toContain(`xml:lang="${locale}" direction="${dir}"`);
    expect(svg).toContain(brand);
    expect(svg).toMatch(/<title>.+%|<title>.+٪/);
    // Opened by itself it has its colors too: its one style is allowed by its hash.
    const style = createHash('sha256')
      .update(/<style>([^<]*)/.exec(svg)![1]!)
      .digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${style}'`);
  });

  it('may be shown by any site, is kept for minutes and asked for again by its tag, and sets no cookie', async () => {
    const response = await read(`/embed/projects/${SLUG}.en.svg`);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('set-cookie')).toBeNull();
    const again = await read(`/embed/projects/${SLUG}.en.svg`, { 'if-none-match': response.headers.get('etag')! });
    expect(again.status).toBe(304);
  });
});

describe("a project's card", () => {
  it('is a document without script, whose policy lets any site frame it', async () => {
    const response = await read(`/embed/projects/${SLUG}.ar.html`);
    const text = await response.text();
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).not.toContain('<script');
    // Two figures beside each other would change places in a line from the right.
    expect(text).toMatch(/<p><bdi>[^<]*\$[^<]*<\/bdi> · <bdi>[^<]*\d[^<]*<\/bdi><\/p>/);
    expect(text).toContain(`href="${SITE}/ar/projects/${SLUG}" target="_blank"`);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('unsafe');
  });

  it('escapes markup in a title', async () => {
    await app.services.db.update(projects).set({ title: { en: '<img src=x onerror=1>"&' } });
    const fresh = createEmbeds(async () => app.services);
    for (const format of ['svg', 'html']) {
      const text = await (await fresh.app.request(`${SITE}/embed/projects/${SLUG}.en.${format}`)).text();
      expect(text).not.toContain('<img src=x');
      expect(text).toContain('&lt;img src=x');
    }
    const markup = cardMarkup(SITE, { slug: SLUG, locale: 'en', title: '"><script>' });
    expect(markup).toContain('title="&quot;&gt;&lt;script&gt;"');
  });
});

describe('oEmbed', () => {
  it('describes the card of a project page in the language of its address', async () => {
    const response = await oembed({ url: `${SITE}/tr/projects/${SLUG}` });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 340,
      html: expect.stringContaining(`src="${SITE}/embed/projects/${SLUG}.tr.html"`),
      thumbnail_url: `${SITE}/pictures/projects/${SLUG}.tr.png`,
    });
  });

  it('is no wider and higher than the site asks for', async () => {
    const answer = await (await oembed({ url: `${SITE}/projects/${SLUG}`, maxwidth: '280', maxheight: '9999' })).json();
    expect(answer).toMatchObject({ width: 280, height: 424, html: expect.stringContaining('width="280"') });
  });

  it.each([
    ['an address of another site', { url: 'https://other.example/projects/x' }, 404],
    ['a page that is no project', { url: `${SITE}/about` }, 404],
    ['a project that does not exist', { url: `${SITE}/projects/none` }, 404],
    ['no address', {}, 404],
    ['a format that we do not write', { url: `${SITE}/projects/${SLUG}`, format: 'xml' }, 501],
  ])('answers %s by its status', async (_name, query, status) => {
    expect((await oembed(query as Record<string, string>)).status).toBe(status);
  });
});

it.each([
  ['en', 'ltr', '/projects'],
  ['ar', 'rtl', '/ar/projects'],
  ['tr', 'ltr', '/tr/projects'],
])('a frame whose project is not public says so in %s, and leads to the projects', async (locale, dir, path) => {
  const response = await read(`/embed/projects/none.${locale}.html`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await response.text();
  expect(text).toContain(`lang="${locale}" dir="${dir}"`);
  expect(text).toContain(`href="${SITE}${path}" target="_blank"`);
});

it.each([
  ['A solar well for 340 families in Marib, Yemen', 'A solar well for 340 families…'],
  ['بئر بالطاقة الشمسية تسقي ثلاثمئة وأربعين أسرة', 'بئر بالطاقة الشمسية تسقي…'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'Donaudampfschifffahrtsgesellsch…'],
  ['A short name', 'A short name'],
])('the badge shows of %s the words that fit', (title, shown) => {
  const text = badgeSvg({ title, dir: 'ltr', locale: 'en', percent: 50, progress: '50%' } as EmbeddedProject);
  expect(text).toContain(`>${shown}</text>`);
});

it.each([
  '/embed/projects/none.en.svg',
  `/embed/projects/${SLUG}.fr.svg`,
  '/embed/other.en.svg',
  '/embed/projects/%E0%A4%A.en.svg',
])('there is nothing at %s', async (path) => {
  expect((await read(path)).status).toBe(404);
});
