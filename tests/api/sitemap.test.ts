import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSitemap } from '#src/endpoints/sitemap.ts';
import { findNgoSitemapStarts, findSitemapNgos } from '#src/server/ngos/ngo-sitemap.repository.ts';
import { listNgos } from '#src/server/ngos/ngos.service.ts';
import { articles } from '#src/server/platform/db/schema/articles.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { findSitemapProjects, findSitemapStarts } from '#src/server/projects/project-sitemap.repository.ts';
import { listProjects } from '#src/server/projects/projects.service.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let slugs: string[];
beforeAll(async () => {
  app = await createTestApp();
  slugs = (await listProjects(app.services, { limit: '100' })).data.map(({ slug }) => slug);
});
afterAll(() => app.close());

test('every public project is on one page of the sitemap, however many pages there are', async () => {
  const { db } = app.services;
  const starts = await findSitemapStarts(db, 4);
  expect(starts).toHaveLength(Math.ceil(slugs.length / 4));
  const pages = await Promise.all(starts.map((start) => findSitemapProjects(db, start, 4)));
  expect(pages.flat().map(({ slug }) => slug)).toEqual(slugs.toReversed());
});

test.each([1, 4, 6, 50])('every approved institution is once in the sitemap, in parts of %i', async (size) => {
  const { db } = app.services;
  const approved = (await listNgos(app.services, { sort: 'newest', limit: '100' })).data.map(({ slug }) => slug);
  const starts = await findNgoSitemapStarts(db, size);
  expect(starts).toHaveLength(Math.ceil(approved.length / size));
  const parts = await Promise.all(starts.map((start) => findSitemapNgos(db, start, size)));
  expect(parts.flat().map(({ slug }) => slug)).toEqual(approved.toReversed());
});

test('an institution is in the sitemap in the languages of its name, while it is approved', async () => {
  const { db } = app.services;
  const change = (part: Partial<typeof ngos.$inferInsert>) =>
    db.update(ngos).set(part).where(eq(ngos.slug, 'dom-nade'));
  const [own] = await db.select().from(ngos).where(eq(ngos.slug, 'dom-nade'));
  const read = async () =>
    (await createSitemap(async () => app.services).app.request('http://localhost:3000/sitemap-ngos-1.xml')).text();
  await change({ name: { tr: own!.name.tr! } });
  const text = await read();
  expect(text).toContain('<loc>http://localhost:3000/tr/ngo/dom-nade</loc>');
  expect(text).not.toContain('<loc>http://localhost:3000/ar/ngo/dom-nade</loc>');
  await change({ name: own!.name, status: 'suspended' });
  expect(await read()).not.toContain('dom-nade');
  await change({ status: 'approved' });
});

test('the index lists the files, the files list the pages in each language, and no file is made twice', async () => {
  const files = createSitemap(async () => app.services).app;
  const read = async (path: string) => (await files.request(`http://localhost:3000${path}`)).text();
  const index = await read('/sitemap.xml');
  const listed = [...index.matchAll(/<loc>http:\/\/localhost:3000(\/[^<]+)<\/loc>/g)].map(([, path]) => path!);
  expect(listed).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-projects-1.xml',
    '/sitemap-ngos-1.xml',
    '/sitemap-articles-1.xml',
    '/sitemap-activities-1.xml',
  ]);
  const institutions = await read('/sitemap-ngos-1.xml');
  expect(institutions.match(/<url>/g)).toHaveLength(3 * 6);
  expect(institutions).toContain('<loc>http://localhost:3000/tr/ngo/dar-al-noor</loc>');
  expect((await read('/sitemap-activities-1.xml')).match(/<url>/g)).toHaveLength(60);
  expect(await read('/sitemap-pages.xml')).toContain('<loc>http://localhost:3000/projects</loc>');
  const projects = await read('/sitemap-projects-1.xml');
  expect(projects.match(/<url>/g)).toHaveLength(3 * slugs.length);
  const listedArticles = await read('/sitemap-articles-1.xml');
  // Some of the 30 are not written in all three languages.
  expect(listedArticles.match(/<url>/g)!.length).toBeLessThan(90);
  expect(listedArticles).toContain('hreflang="tr" href="http://localhost:3000/tr/blogs/why-we-show-no-faces"');
  // An article that is not written in Arabic has no Arabic address, and none names one.
  const [lacking] = await app.services.db
    .select({ slug: articles.slug })
    .from(articles)
    .where(sql`not jsonb_exists(title, 'ar') and status = 'published'`);
  expect(listedArticles).toContain(`/${lacking!.slug}<`);
  expect(listedArticles).not.toContain(`/ar/blogs/${lacking!.slug}`);
  expect(listedArticles).not.toContain(`/ar/news/${lacking!.slug}`);
  expect(projects).toMatch(
    /<loc>http:\/\/localhost:3000\/tr\/projects\/[^<]+<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/,
  );
  expect(projects).toContain(`hreflang="ar" href="http://localhost:3000/ar/projects/${slugs[0]}"`);
  expect(
    await statementsOf(app.services.db, async () => {
      for (const path of listed) await read(path);
    }),
  ).toEqual([]);
});

test('a missing page of the sitemap is 404, and other addresses are left to other endpoints', async () => {
  const files = createSitemap(async () => app.services).app;
  for (const path of [
    '/sitemap-projects-2.xml',
    '/sitemap-projects-0.xml',
    '/sitemap-articles-2.xml',
    '/sitemap-ngos-2.xml',
    '/sitemap-other.xml',
  ])
    expect((await files.request(path)).status).toBe(404);
});
