import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { getProjectType } from '#src/server/programs/programs.service.ts';
import { countProgram, getProject, listProjects, newestRecurringSlug } from '#src/server/projects/projects.service.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const one = async (slug: string): Promise<ProjectDetail> =>
  ((await (await app.get(`/projects/${encodeURIComponent(slug)}`)).json()) as { result: ProjectDetail }).result;

describe('programs and campaigns', () => {
  it('find the newest endowment for recurring donations', async () => {
    const slug = await newestRecurringSlug(app.services, 'endowments');
    expect(slug).toBe('health-endowment');
    expect(await one(slug!)).toMatchObject({ isEndowment: true, donationMethod: 'money' });
  });

  it('are twelve and eight, the sole survivor among them', async () => {
    const types = (
      (await (await app.get('/project-types?limit=50')).json()) as {
        result: Page<{ title: { en?: string }; icon: string; slug: string }>;
      }
    ).result;
    expect(types.total).toBe(12);
    expect(types.data.map(({ title }) => title.en)).toContain('Sole survivor');
    const categories = ((await (await app.get('/project-categories')).json()) as { result: Page<unknown> }).result;
    expect(categories.total).toBe(8);
    expect((await app.get('/project-types/tafreej')).status).toBe(200);
    expect((await app.get('/project-types/nothing')).status).toBe(404);
  });

  it('are found by their ids too, with the slug of their page', async () => {
    const { id } = await getProjectType(app.services, 'tafreej');
    const answer = (await (await app.get(`/project-types/${id}`)).json()) as { result: { slug: string } };
    expect(answer.result.slug).toBe('tafreej');
    expect((await app.get('/project-types/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it.each([
    'orphan-sponsorship',
    'sole-survivor',
    'tafreej',
    'tayseer',
    'eghatha',
    'eskan',
    'mosque-care',
    'endowments',
  ])('tell what became of the projects of %s as their list does', async (type) => {
    const list = async (status: 'published' | 'completed') =>
      (await listProjects(app.services, { type, status, limit: '100' })).data;
    const [open, completed] = [await list('published'), await list('completed')];
    const figures = await countProgram(app.services, type);
    expect(figures).toMatchObject({ open: open.length, completed: completed.length, currency: 'USD' });
    const still = open.reduce((sum, { goal, raised }) => sum + Math.max(0, goal - raised), 0);
    expect(figures!.remaining).toBe(still);
    const all = await Promise.all([...open, ...completed].map(({ slug }) => getProject(app.services, slug)));
    expect(figures!.people).toBe(all.reduce((sum, { beneficiariesCount }) => sum + beneficiariesCount, 0));
    const months = open.flatMap(({ monthly }) => monthly ?? []);
    expect(figures!.waiting).toBe(months.length);
    expect(figures!.monthlyFrom).toBe(months.length === 0 ? null : Math.min(...months));
  });

  it('count as waiting for a sponsor one child a sponsorship, and no project of a group', async () => {
    const { db } = app.services;
    const list = async () =>
      (await listProjects(app.services, { type: 'orphan-sponsorship', status: 'published', limit: '100' })).data;
    const [child, ...rest] = (await list()).filter(({ monthly }) => typeof monthly === 'number');
    const groups = (await list()).filter(({ monthly }) => typeof monthly !== 'number');
    expect(groups.length).toBeGreaterThan(0);
    expect(await countProgram(app.services, 'orphan-sponsorship')).toMatchObject({
      open: groups.length + rest.length + 1,
      waiting: rest.length + 1,
    });
    await db.update(projects).set({ status: 'sponsored', sponsoredAt: new Date() }).where(eq(projects.id, child!.id));
    expect(await countProgram(app.services, 'orphan-sponsorship')).toMatchObject({ waiting: rest.length });
  });

  it('have no figures where nothing is listed', async () => {
    expect(await countProgram(app.services, 'nothing')).toMatchObject({ open: 0, raised: 0, currency: null });
  });
});
