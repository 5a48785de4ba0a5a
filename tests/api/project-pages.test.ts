import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { ProjectCard, ProjectDetail } from '#src/contracts/projects.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { projectUpdates } from '#src/server/platform/db/schema/project-content.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const list = async (query = ''): Promise<Page<ProjectCard>> =>
  ((await (await app.get(`/projects${query}`)).json()) as { result: Page<ProjectCard> }).result;
const one = async (slug: string): Promise<ProjectDetail> =>
  ((await (await app.get(`/projects/${encodeURIComponent(slug)}`)).json()) as { result: ProjectDetail }).result;
const setStatus = (slug: string, status: 'suspended' | 'approved') =>
  app.services.db.update(ngos).set({ status }).where(eq(ngos.slug, slug));

describe('GET /projects/{slug}', () => {
  it('returns the raised and remaining amounts, and the latest donors', async () => {
    const project = await one('a-solar-well-for-340-families-in-marib');
    expect(project).toMatchObject({ raised: 2_378_000, remaining: 72_000, goal: 2_450_000, isOpen: true, unit: null });
    expect(project.donorsCount).toBeGreaterThan(3);
    expect(project.latestDonations).toHaveLength(6);
    expect(project.latestDonations.some(({ name }) => name === null)).toBe(true);
  });

  it('returns three related projects that are open and not fully funded, those of the same program first', async () => {
    const { data } = await list('?limit=50');
    expect(data.length).toBeGreaterThan(20);
    for (const { id, slug, types } of data) {
      const { related } = await one(slug);
      expect(new Set(related.map((other) => other.id)).size).toBe(3);
      expect(related.every((other) => other.isOpen && other.remaining > 0 && other.id !== id)).toBe(true);
      const isKin = related.map((other) => other.types.some((type) => types.some((own) => own.id === type.id)));
      expect(isKin).toEqual(isKin.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('fills up with projects of the same cause before any other', async () => {
    const { categories, related, types } = await one('sole-survivor-a-home-and-a-guardian-for-salma-7');
    const nearnessOf = (other: ProjectCard): number =>
      other.types.some(({ id }) => types.some((own) => own.id === id))
        ? 1
        : other.categories.some(({ id }) => categories.some((own) => own.id === id))
          ? 2
          : 3;
    const nearness = related.map(nearnessOf);
    expect(nearness).toEqual(nearness.toSorted());
    expect(nearness).toContain(2);
  });

  it('returns the institution, the updates and what amounts achieve', async () => {
    const project = await one('a-solar-well-for-340-families-in-marib');
    expect(project.ngo).toMatchObject({ slug: 'nabaa-relief', name: { en: 'Nabaa Relief' }, partnerKind: 'executive' });
    expect(project.impacts.map(({ amount }) => amount)).toEqual([1000, 2000, 5000, 10_000]);
    const days = project.updates.map(({ happenedOn }) => happenedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.length).toBeGreaterThan(1);
    // No update is dated before the project was published, or in the future.
    expect(days.at(-1)! >= project.publishedAt.slice(0, 10) && days[0]! <= new Date().toISOString().slice(0, 10)).toBe(
      true,
    );
    expect((await list(`?ngo=${project.ngo!.id}`)).total).toBe(7);
  });

  it('names a suspended institution, whose page says that it is', async () => {
    const [roof] = (await list('?ngo=dom-nade')).data;
    expect((await one(roof!.slug)).ngo).toMatchObject({ slug: 'dom-nade' });
    await setStatus('dom-nade', 'suspended');
    expect((await one(roof!.slug)).ngo).toMatchObject({ slug: 'dom-nade' });
    await setStatus('dom-nade', 'approved');
  });

  it('is found by a former slug and by its id', async () => {
    const project = await one('marib-well');
    expect(project.slug).toBe('a-solar-well-for-340-families-in-marib');
    expect((await one(project.id)).slug).toBe(project.slug);
  });

  it('returns no address of a person, only years, and no sensitive data without consent', async () => {
    const yusuf = await one('monthly-care-for-yusuf-12');
    expect(yusuf).toMatchObject({
      address: null,
      locationLink: null,
      dateOfBeingOrphan: '2024',
      educationYear: null,
      beneficiaryHealthStatus: null,
      isAboutPerson: true,
      publishedAt: expect.stringMatching(/^\d{4}$/),
    });
    const { data } = await list('?type=orphan-sponsorship&limit=100');
    expect(data.map(({ publishedAt }) => publishedAt.length === 4)).toEqual(
      data.map(({ isAboutPerson }) => isAboutPerson),
    );
    // A debtor's case ends in a year, and anything else on a day.
    expect((await one('case-29977-settled-out-of-court')).closedAt).toMatch(/^\d{4}$/);
    expect((await one('a-solar-well-for-340-families-in-marib')).publishedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await one('monthly-care-for-maryam-9')).toMatchObject({
      educationYear: 4,
      beneficiaryHealthStatus: 'healthy',
    });
  });

  it('tells no day, no city and no end of a person, in any field', async () => {
    const slug = 'monthly-care-for-yusuf-12';
    const { db } = app.services;
    const [row] = await db
      .update(projects)
      .set({ city: { en: 'Zarqa' }, endsAt: new Date('2027-03-12T12:00:00Z') })
      .where(eq(projects.slug, slug))
      .returning({ id: projects.id });
    await db
      .insert(projectUpdates)
      .values({ id: v7(), projectId: row!.id, happenedOn: '2026-03-12', title: { en: 'At school again' } });
    const { ngo: _ngo, permit: _permit, ...yusuf } = await one(slug);
    expect(yusuf).toMatchObject({ city: null, endsAt: null, updates: [{ happenedOn: '2026' }] });
    expect(JSON.stringify(yusuf)).not.toMatch(/\d{4}-\d{2}-\d{2}|Zarqa/);
  });

  it('returns what an endowment held, earned and gave, the running year with what it holds now', async () => {
    const { raised, years } = await one('orphans-education-endowment');
    expect(years.map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(years[0]).toMatchObject({ capital: 9_600_000, earned: 390_000, given: 360_000, isRunning: false });
    expect(years.at(-1)).toMatchObject({ capital: raised, isRunning: true });
    expect((await one('a-solar-well-for-340-families-in-marib')).years).toEqual([]);
  });

  it('takes no donation for a closed case, and says why', async () => {
    expect(await one('case-29977-settled-out-of-court')).toMatchObject({
      status: 'completed',
      outcome: 'closed',
      isOpen: false,
      remaining: 0,
      closedReason: { en: 'The creditor forgave the rest of the debt.' },
    });
  });

  it.each([
    'a-summer-camp-for-80-orphans',
    'a-taxi-driver-s-installments',
    'debts-of-a-failed-import-deal',
    'nothing',
    '%00',
    '0191d0e0-0000-7000-8000-000000000000',
  ])('knows no public "%s"', async (slug) => {
    const response = await app.get(`/projects/${slug}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorCode: 'notFound' });
  });
});
