import { expect, test } from 'vitest';
import { createPageStore, finishPage, KEPT_AT_MOST, KEPT_FOR_MS } from '#src/framework/page-store.ts';

const page = await finishPage('<p>سند</p><script>go()</script>', 1_000 + KEPT_FOR_MS);

test('a page is kept until its time is over', () => {
  let now = 1_000;
  const store = createPageStore(() => now);
  store.keep('/', page, store.generation());
  now += KEPT_FOR_MS - 1;
  expect(store.find('/')).toBe(page);
  now += 1;
  expect(store.find('/')).toBeUndefined();
});

test('a page is never kept past the moment at which pages turn', () => {
  const store = createPageStore(() => 1_000, (from) => from + 60_000);
  expect(store.until()).toBe(61_000);
  expect(createPageStore(() => 1_000, (from) => from + 2 * KEPT_FOR_MS).until()).toBe(1_000 + KEPT_FOR_MS);
  expect(createPageStore(() => 1_000).until()).toBe(1_000 + KEPT_FOR_MS);
});

test('a page rendered while something was written is not kept: it may show what no longer holds', () => {
  const store = createPageStore(() => 0);
  const renderedIn = store.generation();
  store.forget();
  store.keep('/', page, renderedIn);
  expect(store.find('/')).toBeUndefined();
});

test('only what a write touches is forgotten', () => {
  const store = createPageStore(() => 0);
  store.keep('/projects', page, 0);
  store.keep('/about', page, 0);
  store.forget((path) => path.startsWith('/projects'));
  expect(store.find('/projects')).toBeUndefined();
  expect(store.find('/about')).toBe(page);
});

test('addresses without end do not fill the memory', () => {
  const store = createPageStore(() => 0);
  for (let i = 0; i <= KEPT_AT_MOST; i += 1) store.keep(`/projects/${i}`, page, 0);
  expect(store.size()).toBe(KEPT_AT_MOST);
  expect(store.find('/projects/0')).toBeUndefined();
});

test('the same page has the same tag in every process, and another page another', async () => {
  const again = await finishPage('<p>سند</p><script>go()</script>', 9);
  expect(again.etag).toBe(page.etag);
  expect((await finishPage('<p>other</p>', 9)).etag).not.toBe(page.etag);
});
