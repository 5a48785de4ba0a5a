import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictures } from '#src/endpoints/pictures.ts';
import { locales } from '#src/i18n/locales.ts';
import { picturePath } from '#src/routes/picture-path.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const WELL = 'a-solar-well-for-340-families-in-marib';
let app: TestApp;
let pictures: ReturnType<typeof createPictures>;
beforeAll(async () => {
  app = await createTestApp();
  pictures = createPictures(async () => app.services);
});
afterAll(() => app.close());

const read = (path: string, headers = {}) => pictures.app.request(`http://localhost:3000${path}`, { headers });
/** Width and height, as the first block of a PNG says them. */
const sizeOf = async (response: Response) => {
  const bytes = new DataView(await response.arrayBuffer());
  expect(bytes.getUint32(0)).toBe(0x89504e47);
  return [bytes.getUint32(16), bytes.getUint32(20)];
};

const first = async (list: string): Promise<string> => {
  const answer = await app.get(`/${list}?limit=1`);
  return ((await answer.json()) as { result: { data: { slug: string }[] } }).result.data[0]!.slug;
};

test.each(locales)(
  'a project, a news item, an event, an institution and the site have a picture in %s',
  async (locale) => {
    for (const path of [
      picturePath({ of: 'projects', slug: WELL }, locale),
      picturePath({ of: 'news', slug: await first('news') }, locale),
      picturePath({ of: 'blogs', slug: await first('blogs') }, locale),
      picturePath({ of: 'events', slug: await first('events') }, locale),
      picturePath({ of: 'training', slug: await first('training') }, locale),
      picturePath({ of: 'ngos', slug: await first('ngos') }, locale),
      picturePath({ of: 'site' }, locale),
    ]) {
      const response = await read(path);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(await sizeOf(response)).toEqual([1200, 630]);
    }
  },
);

test('a picture is drawn once, and again when what it shows has changed', async () => {
  const path = picturePath({ of: 'projects', slug: WELL }, 'en');
  const etag = (await read(path)).headers.get('etag')!;
  expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
  await app.services.db
    .update(projects)
    .set({ title: { en: 'A well in Marib', ar: 'بئر في مأرب' } })
    .where(eq(projects.slug, WELL));
  const changed = await read(path, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test.each([
  '/pictures/projects/no-such-project.en.png',
  `/pictures/projects/${WELL}.de.png`,
  `/pictures/projects/${WELL}.en.svg`,
  '/pictures/projects/a/../b.en.png',
  '/pictures/people/huda.en.png',
  '/pictures/projects/%E0%A4%A.en.png',
  '/pictures/projects/an-ambulance-for-marib-s-camps.en.png',
])('%s is not found', async (path) => {
  expect((await read(path)).status).toBe(404);
});
