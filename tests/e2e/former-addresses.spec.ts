import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './console.ts';

const idAt = async (request: APIRequestContext, path: string): Promise<string> =>
  ((await (await request.get(`/api/v1${path}`)).json()) as { result: { id: string } }).result.id;

/** By a former slug, and by an id where the demo has no former slug: both are asked for by the same lookup. */
test('a former address leads to the one of today for ever, in its language and with its query', async ({ request }) => {
  const moved: [from: string, to: string][] = [
    ['ngo/dar-alnour', 'ngo/dar-al-noor'],
    [`ngo/${await idAt(request, '/ngos/dar-al-noor')}`, 'ngo/dar-al-noor'],
    ['projects/marib-well', 'projects/a-solar-well-for-340-families-in-marib'],
    [`blogs/${await idAt(request, '/blogs/why-we-show-no-faces')}`, 'blogs/why-we-show-no-faces'],
    [
      `training/${await idAt(request, '/training/field-researcher-how-a-case-is-checked')}`,
      'training/field-researcher-how-a-case-is-checked',
    ],
    [`projects/type/${await idAt(request, '/project-types/orphan-sponsorship')}`, 'projects/type/orphan-sponsorship'],
  ];
  for (const prefix of ['', '/ar', '/tr'])
    for (const [from, to] of moved)
      for (const query of ['', '?utm_source=mail&page=2']) {
        const answer = await request.get(`${prefix}/${from}${query}`, { maxRedirects: 0 });
        expect([from, answer.status(), answer.headers()['location']]).toEqual([from, 301, `${prefix}/${to}${query}`]);
      }
});

test('an old link to an institution is followed by who presses it', async ({ page }) => {
  await page.goto('/ar/ngo/dar-alnour');
  await expect(page).toHaveURL('/ar/ngo/dar-al-noor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مؤسسة دار النور');
});
