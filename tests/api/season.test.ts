import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSacrificeSeason, readSeason } from '#src/pages/loaders/season.ts';
import { projectTypes } from '#src/server/platform/db/schema/programs.ts';
import { projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { sacrifices } from '#src/server/platform/db/schema/sacrifices.ts';
import { listProjectTypes } from '#src/server/programs/programs.service.ts';
import { listProjects } from '#src/server/projects/projects.service.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const RAMADAN = new Date('2027-02-20T12:00:00.000Z');
const SACRIFICES = new Date('2027-05-12T12:00:00.000Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The season's data of home at a moment, with the program of Ramadan from the setting. */
async function seasonOn(now: Date, ramadanProgramSlug?: string) {
  app.clock.now = now;
  return readSeason(app.services, { programs: (await listProjectTypes(app.services)).data, ramadanProgramSlug });
}

test('in Ramadan home links to the program in the setting', async () => {
  expect(await seasonOn(RAMADAN, 'kafarat')).toMatchObject({
    name: 'ramadan',
    route: 'program',
    path: '/projects/type/kafarat',
    program: { slug: 'kafarat' },
  });
});

test('without that setting Ramadan has no section', async () => {
  expect(await seasonOn(RAMADAN)).toBeUndefined();
});

test('home does not link to a program without open projects', async () => {
  expect(await seasonOn(RAMADAN, 'stock-purification')).toBeUndefined();
});

test('in the days of sacrifice home links to their page while something can be ordered', async () => {
  expect(await seasonOn(SACRIFICES)).toMatchObject({
    name: 'sacrifices',
    route: 'sacrifices',
    path: '/projects/sacrifices',
  });
});

test('the menu names sacrifices in their days, while something can be ordered', async () => {
  app.clock.now = SACRIFICES;
  expect(await isSacrificeSeason(app.services)).toBe(true);
  app.clock.now = RAMADAN;
  expect(await isSacrificeSeason(app.services)).toBe(false);
});

test('with nothing to order it links to the program of sacrifices, if that has an open project', async () => {
  await app.services.db.update(sacrifices).set({ status: 'draft' });
  app.clock.now = SACRIFICES;
  expect(await isSacrificeSeason(app.services)).toBe(false);
  expect(await seasonOn(SACRIFICES)).toBeUndefined();
  const [type] = await app.services.db.select().from(projectTypes).where(eq(projectTypes.icon, 'sacrifice'));
  const { data } = await listProjects(app.services, { status: 'published', limit: '20' }, 'en');
  await app.services.db
    .insert(projectsToTypes)
    .values({ projectId: data.find(({ isOpen }) => isOpen)!.id, typeId: type!.id });
  expect(await seasonOn(SACRIFICES)).toMatchObject({
    name: 'sacrifices',
    route: 'program',
    path: '/projects/type/sacrifice',
  });
});

test('the rest of the year has no season', async () => {
  expect(await seasonOn(new Date('2027-07-01T12:00:00.000Z'), 'kafarat')).toBeUndefined();
});
