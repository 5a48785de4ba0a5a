import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRESH_FOR_MS } from '#src/framework/page-cache/page-cache.ts';
import { onceLimits } from '#src/framework/page-cache/page-store.ts';
import { REFRESH_EVERY_MS } from '#src/framework/page-cache/refresher.ts';
import { createTestPages, targetOf } from '#tests/fixtures/page-cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Site = ReturnType<typeof createTestPages>;
/** Advances the clock and runs what became due. */
async function pass({ pages, state }: Site, milliseconds: number): Promise<void> {
  state.now += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
  await pages.settled();
}

describe('a page', () => {
  test('is rendered once for concurrent and later requests', async () => {
    const site = createTestPages();
    site.state.held = Promise.withResolvers();
    const answers = Array.from({ length: 100 }, () => site.text('/'));
    site.state.held.resolve();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['rendered 1']));
    expect(await site.text('/')).toBe('rendered 1');
    expect(site.state.renders).toEqual(['/']);
  });

  test('with a change is served stale until it is rendered again in the background', async () => {
    const site = createTestPages();
    await site.text('/projects/a');
    await site.text('/projects/a');
    site.pages.invalidate('project:1');
    expect(await site.text('/projects/a')).toBe('rendered 1');
    await pass(site, REFRESH_EVERY_MS);
    expect(await site.text('/projects/a')).toBe('rendered 2');
  });

  test('with many changes is rendered at most once in a few seconds', async () => {
    const site = createTestPages();
    await site.text('/projects/a');
    for (let second = 0; second < 60; second += 1) {
      await site.text('/projects/a');
      site.pages.invalidate('project:1');
      await pass(site, 1000);
    }
    expect(site.state.renders.length).toBeLessThanOrEqual(1 + 60_000 / REFRESH_EVERY_MS);
    expect(site.state.renders.length).toBeGreaterThan(5);
  });

  test('without requests is dropped by a change, not rendered again', async () => {
    const site = createTestPages();
    await site.text('/projects/a');
    site.pages.invalidate('project:1');
    await pass(site, 60_000);
    expect(site.state.renders).toHaveLength(1);
    expect(await site.text('/projects/a')).toBe('rendered 2');
  });

  test('without the changed tag is not affected', async () => {
    const site = createTestPages();
    await site.text('/');
    await site.text('/');
    site.pages.invalidate('project:2');
    await pass(site, 60_000);
    expect(site.state.renders).toHaveLength(1);
  });

  test('that must not be served again is dropped at once', async () => {
    const site = createTestPages();
    await site.text('/projects/a');
    await site.text('/projects/a');
    site.state.health = 'missing';
    site.pages.invalidate('project:1', { isGone: true });
    expect(await site.text('/projects/a')).toBe('failed');
  });

  test('that was dropped while being rendered is neither stored nor served to later requests', async () => {
    const site = createTestPages();
    site.state.held = Promise.withResolvers();
    const before = site.text('/projects/a');
    site.pages.invalidate('project:1', { isGone: true });
    const after = site.text('/projects/a');
    site.state.held.resolve();
    expect(await before).toBe('rendered 1');
    expect(await after).toBe('rendered 2');
    expect(await site.text('/projects/a')).toBe('rendered 2');
  });

  test('with a change during its rendering is rendered once more', async () => {
    const site = createTestPages();
    site.state.held = Promise.withResolvers();
    const first = site.text('/');
    site.pages.invalidate('project:1');
    site.state.held.resolve();
    await first;
    await pass(site, REFRESH_EVERY_MS);
    expect(await site.text('/')).toBe('rendered 2');
  });

  test('is rendered again in the background when it is stale', async () => {
    const site = createTestPages();
    await site.text('/');
    site.state.now += FRESH_FOR_MS + 1;
    expect(await site.text('/')).toBe('rendered 1');
    await pass(site, 1);
    expect(await site.text('/')).toBe('rendered 2');
  });

  test('from before midnight is not served after it, although its rendering ended after it', async () => {
    const midnight = Date.parse('2026-11-21T10:00:01Z');
    const site = createTestPages({ nextExpiry: (from) => (from < midnight ? midnight : Infinity) });
    site.state.held = Promise.withResolvers();
    const first = site.text('/');
    site.state.now = midnight + 1;
    site.state.held.resolve();
    expect(await first).toBe('rendered 1');
    expect(await site.text('/')).toBe('rendered 2');
    expect(await site.text('/')).toBe('rendered 2');
  });

  test('that says when it changes by the clock is not served after that', async () => {
    const closing = Date.parse('2026-11-21T10:00:30Z');
    const site = createTestPages({ expiresAt: closing });
    expect(await site.text('/projects/sacrifices')).toBe('rendered 1');
    site.state.now = closing - 1;
    expect(await site.text('/projects/sacrifices')).toBe('rendered 1');
    site.state.now = closing;
    expect(await site.text('/projects/sacrifices')).toBe('rendered 2');
  });

  test('is served stale while the database is unreachable, even after midnight, and a failure is never stored', async () => {
    const midnight = Date.parse('2026-11-21T20:00:00Z');
    const site = createTestPages({ nextExpiry: () => midnight });
    await site.text('/');
    site.state.health = 'fails';
    site.state.now += FRESH_FOR_MS + 1;
    expect(await site.text('/')).toBe('rendered 1');
    await pass(site, 1);
    expect(await site.text('/')).toBe('rendered 1');
    site.state.now = midnight + 1;
    expect(await site.text('/')).toBe('rendered 1');
    expect(await site.text('/ar')).toBe('failed');
    site.state.health = 'up';
    expect(await site.text('/')).toMatch(/rendered [3-9]/);
  });
});

describe('the data of a rendering', () => {
  test('are available to open documents after the page has been rendered again', async () => {
    const site = createTestPages();
    const target = targetOf('/projects/a');
    const found = await site.pages.get(target);
    const version = 'page' in found ? found.page.data.version : '';
    await site.text('/projects/a');
    site.pages.invalidate('project:1');
    await pass(site, REFRESH_EVERY_MS);
    expect(await site.text('/projects/a')).toBe('rendered 2');
    expect(brotliDecompressSync((await site.pages.version(target, version))!.data).toString()).toBe('0:"rendered 1"');
    expect(await site.pages.version(target, 'forged')).toBeUndefined();
  });

  test('are dropped with a page that must not be served again', async () => {
    const site = createTestPages();
    const target = targetOf('/projects/a');
    const found = await site.pages.get(target);
    const version = 'page' in found ? found.page.data.version : '';
    site.state.health = 'missing';
    site.pages.invalidate('project:1', { isGone: true });
    expect(await site.pages.version(target, version)).toBeUndefined();
  });

  test('of another process are rendered here too, where the content is equal', async () => {
    const [here, there] = [createTestPages(), createTestPages()];
    const target = targetOf('/projects/a');
    const found = await there.pages.get(target);
    const version = 'page' in found ? found.page.data.version : '';
    expect(brotliDecompressSync((await here.pages.version(target, version))!.data).toString()).toBe('0:"rendered 1"');
    // Once the page is stored, a request for another version causes no rendering.
    for (let i = 0; i < 20; i += 1) await here.pages.version(target, `forged-${i}`);
    expect(here.state.renders).toHaveLength(1);
  });
});

describe('a visitor with arbitrary queries', () => {
  test('neither fills the memory nor evicts popular pages', async () => {
    const site = createTestPages();
    await site.text('/');
    await site.text('/projects?country=YE');
    await site.text('/projects?country=YE');
    const before = site.pages.size();
    // More than are kept.
    for (let i = 0; i < 4 * onceLimits.pages + 50; i += 1) await site.text(`/projects?search=made-up-${i}`);
    const after = site.pages.size();
    expect(after.plain).toEqual(before.plain);
    expect(after.query.pages).toBe(before.query.pages);
    expect(after.once).toMatchObject({ pages: 0, versions: 4 * onceLimits.pages });
    expect(await site.text('/')).toBe('rendered 1');
    const renders = site.state.renders.length;
    await site.text('/projects?country=YE');
    expect(site.state.renders).toHaveLength(renders);
  }, 60_000);

  test('gets the same page for all queries that the page does not read', async () => {
    const site = createTestPages();
    for (let i = 0; i < 50; i += 1) await site.text(`/?utm_campaign=${i}`);
    expect(site.state.renders).toEqual(['/']);
  });
});
