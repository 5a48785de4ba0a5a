import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { WELL, words } from './giving-words.ts';
import { hydrate } from './hydrated.ts';

const says = {
  en: {
    search: 'Search',
    show: 'Search',
    onTheirWay: 'Loading projects',
    more: 'Load more',
    moreOnTheirWay: 'Loading more projects',
    results: 'Results',
  },
  ar: {
    search: 'بحث',
    show: 'بحث',
    onTheirWay: 'جارٍ تحميل المشاريع',
    more: 'عرض المزيد',
    moreOnTheirWay: 'جارٍ تحميل مزيد من المشاريع',
    results: 'النتائج',
  },
} as const;

/** The next part of a page waits until it is let go, as on a slow connection. */
async function hold(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/RSC/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [locale, s] of Object.entries(says)) {
  const w = words[locale as keyof typeof says];

  test(`while a search is on its way the shape of the list stands in its place, in ${locale}`, async ({ page }) => {
    await page.goto(`${w.prefix}/projects`);
    await hydrate(page);
    const results = page.getByRole('region', { name: s.results });
    const letGo = await hold(page);
    await page.getByLabel(s.search, { exact: true }).fill('Marib');
    await page.getByRole('button', { name: s.show, exact: true }).click();
    await expect(results.getByText(s.onTheirWay)).toBeAttached();
    await expect(results.getByRole('heading')).toHaveCount(0);
    await expectAccessible(page);
    letGo();
    await expect(results.getByRole('link', { name: w.well })).toBeVisible();
    await expect(page).toHaveURL(/search=Marib&sort=newest$/);
    await expect(results).toBeFocused();
    await expect(page.getByLabel(s.search, { exact: true })).toHaveValue('Marib');
  });

  test(`the next page of the list is asked for as its link comes into sight, and covers nothing, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${w.prefix}/projects`);
    await hydrate(page);
    const results = page.getByRole('region', { name: s.results });
    const cards = results.getByRole('heading', { level: 2 });
    await expect(cards).toHaveCount(9);
    const letGo = await hold(page);
    await page.getByRole('link', { name: s.more }).scrollIntoViewIfNeeded();
    await expect(results.getByText(s.moreOnTheirWay)).toBeVisible();
    await expect(cards).toHaveCount(9);
    letGo();
    await expect(cards).toHaveCount(18);
    await expect(page).toHaveURL(/page=2$/);
  });
}

for (const [locale, { prefix }] of Object.entries(words)) {
  test(`catalogue, program and project are accessible as they stand, in ${locale}`, async ({ page }) => {
    for (const path of ['/projects', '/projects/type/eghatha', WELL]) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('a choice beside the list takes effect at once, and keeps the focus', async ({ page }) => {
  await page.goto('/projects');
  await hydrate(page);
  await page.getByRole('radio', { name: /^Jordan/ }).check();
  await expect(page).toHaveURL(/country=JO$/);
  await expect(page.getByRole('link', { name: 'Remove the filter: Jordan' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Jordan/ })).toBeFocused();
  await page.getByRole('link', { name: 'Remove the filter: Jordan' }).click();
  await expect(page).toHaveURL(/projects(\?sort=newest)?$/);
});

test('whatever the order, a project that takes no donation stands behind those that do', async ({ page }) => {
  for (const sort of ['newest', 'mostFunded', 'leastRemaining']) {
    await page.goto(`/projects?sort=${sort}&page=9`);
    const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
    const areOpen = await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('a').length > 1));
    expect(areOpen).toContain(false);
    expect(areOpen).toEqual(areOpen.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test('going back finds the list as it was before the search', async ({ page }) => {
  await page.goto('/projects');
  await hydrate(page);
  await page.getByLabel('Search', { exact: true }).fill('Marib');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=Marib/);
  await page.goBack();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 })).toHaveCount(9);
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
});

test('a list that goes on by itself does not take back a link that was pressed', async ({ page }) => {
  await page.goto('/projects');
  await hydrate(page);
  const letGo = await hold(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/RSC/')) asked.push(request.url());
  });
  await page
    .getByRole('link', { name: words.en.well })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('link', { name: 'Load more' }).evaluate((link) => link.scrollIntoView());
  await expect(page.getByRole('link', { name: 'Load more' })).toBeInViewport();
  letGo();
  await expect(page).toHaveURL(/\/projects\/.+/);
  expect(asked).toHaveLength(1);
});

test('going back from a project finds the place in the list, and a link begins at the top', async ({ page }) => {
  await page.goto('/projects');
  await hydrate(page);
  const down = () => page.evaluate(() => scrollY);
  // The list goes on first, so that its next link is far from the card and cannot come into sight meanwhile.
  await page.getByRole('link', { name: 'Load more' }).evaluate((link) => link.scrollIntoView());
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 })).toHaveCount(18);
  const card = page
    .getByRole('region', { name: 'Results' })
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .nth(6);
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const place = await down();
  expect(place).toBeGreaterThan(300);
  // Pressed where it stands: a pointer's click would first bring it elsewhere.
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/projects\/.+/);
  await expect.poll(down).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(down).toBe(place);
});
