import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { newestRecurringSlug } from '#src/server/projects/projects.service.ts';
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
});
