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
