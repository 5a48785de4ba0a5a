import { expect, test } from './console.ts';
import { words } from './giving-words.ts';
import { hydrate } from './hydrated.ts';

/** The files of styles that the document has applied. */
const stylesOf = () =>
  [...document.styleSheets].map(({ href }) => /(site|page-[\w-]+?)-[\w-]{8}\.css$/.exec(href ?? '')?.[1]);

test('a page with styles of its own loads them, by its address and by a link', async ({ page }) => {
  await page.goto('/projects/zakat');
  expect(await page.evaluate(stylesOf)).toEqual(['site', 'page-zakat']);
  await page.goto('/projects');
  expect(await page.evaluate(stylesOf)).toEqual(['site']);
  await hydrate(page);
  await page.getByRole('link', { name: words.en.well }).first().click();
  await expect(page).toHaveURL(/solar-well/);
  await expect.poll(() => page.evaluate(stylesOf)).toEqual(['site', 'page-project']);
});

// A file of the bundler that bore the name of the joined one was once left out, and with it the gutters of every page.
for (const path of ['/', '/projects', '/projects/zakat', '/cart', '/news'])
  test(`the content of ${path} has its gutters on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const { left, right } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const box = heading.getBoundingClientRect();
      return { left: box.left, right: document.documentElement.clientWidth - box.right };
    });
    expect(left).toBeGreaterThan(8);
    expect(right).toBeGreaterThan(8);
  });
