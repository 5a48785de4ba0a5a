import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Home, readHome } from '#src/server/home/home.service.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { listProjects } from '#src/server/projects/projects.service.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let home: Home;
beforeAll(async () => {
  app = await createTestApp();
  home = await readHome(app.services, 'en');
});
afterAll(() => app.close());

test('projects close to their goal are open, three fifths funded and no endowments, the least remaining first', async () => {
  const { data } = await listProjects(app.services, { status: 'published', sort: 'leastRemaining', limit: '100' });
  const expected = data
    .filter(({ goal, isEndowment, isOpen, raised }) => isOpen && !isEndowment && raised * 100 >= goal * 60)
    .slice(0, 4);
  expect(expected.length).toBeGreaterThan(1);
  expect(home.closing).toEqual(expected);
});

test('urgent projects are open, and are shown in one row only', async () => {
  const { data } = await listProjects(app.services, { status: 'published', limit: '100' });
  const closing = new Set(home.closing.map(({ id }) => id));
  expect(home.urgent).toEqual(
    data.filter(({ id, isOpen, isUrgent }) => isUrgent && isOpen && !closing.has(id)).slice(0, 3),
  );
});

test("home shows one debtor's case, the figures and slides, and the number of projects", () => {
  expect(home.tafreej).toMatchObject({ isOpen: true, types: [{ slug: 'tafreej' }] });
  expect([home.statistics.length, home.sliders.length]).toEqual([4, 3]);
});

test('a project whose permit has expired is not shown on home', async () => {
  const [first] = home.closing;
  await app.services.db
    .update(projects)
    .set({ permitValidUntil: new Date(app.clock.now.getTime() - 1) })
    .where(eq(projects.id, first!.id));
  const later = await readHome(app.services, 'en');
  expect([...later.closing, ...later.urgent].map(({ id }) => id)).not.toContain(first!.id);
});
