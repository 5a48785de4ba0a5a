import { sql } from 'drizzle-orm';
import { projectsQuery } from '../../src/contracts/projects.ts';
import { validate } from '../../src/server/http/validate.ts';
import type { ServiceContext } from '../../src/server/platform/context.ts';
import { type Database, rowsOf } from '../../src/server/platform/db/client.ts';
import { countProjects } from '../../src/server/projects/project-counts.repository.ts';
import { findClosing, findOpenOfType, findUrgent } from '../../src/server/projects/project-highlights.repository.ts';
import { findLatestDonations, findProject, findProjects } from '../../src/server/projects/projects.repository.ts';
import { countFacets, countFacetsOfType, listProjects } from '../../src/server/projects/projects.service.ts';
import { findRelated } from '../../src/server/projects/related-projects.repository.ts';
import { busyProject, WORDS } from './growth-data.ts';

/** `isCount`: the query may read 10,000 rows to count them. */
export type Row = { name: string; run: () => Promise<unknown>; isCount?: true };

/** The queries of services and API that read growing tables. */
export async function growthRows(db: Database): Promise<Row[]> {
  const ctx = { db, now: () => new Date(), log: console } as unknown as ServiceContext;
  const list = (name: string, query: Parameters<typeof listProjects>[1]): Row => ({
    name,
    run: () => listProjects(ctx, query),
  });
  const { nextCursor } = await listProjects(ctx, { limit: '50' });
  const [busy] = await rowsOf<{ id: string }>(db, sql`select ${busyProject} as id`);
  return [
    list('list, newest', {}),
    list('list, one status', { status: 'published' }),
    list('list, by cursor', { cursor: nextCursor! }),
    list('list, offset 500', { offset: '500' }),
    list('list, offset 5,000', { offset: '5000' }),
    list('least remaining', { sort: 'leastRemaining' }),
    list('most funded', { sort: 'mostFunded' }),
    list('ending soon', { sort: 'endingSoon' }),
    list('by program', { type: 'type-3' }),
    list('by program, least remaining', { type: 'type-3', status: 'published', sort: 'leastRemaining' }),
    list('by category', { category: 'category-3' }),
    list('by country', { country: 'AC' }),
    list('suitable for zakat', { isSuitableForZakat: 'true' }),
    {
      name: 'by program and country',
      run: () => findProjects(db, validate(projectsQuery, { type: 'type-3', country: 'AC' }), undefined),
    },
    list('of an institution', { ngo: 'ngo-3' }),
    list("nobody's fundraiser", { fundraiserType: 'ngo' }),
    ...(['en', 'ar', 'tr'] as const).map((locale): Row => ({
      name: `search, common word, ${locale}`,
      run: () => findProjects(db, validate(projectsQuery, { search: WORDS[locale] }), undefined),
    })),
    {
      isCount: true,
      name: 'total of such a search, to 10,000',
      run: () => countProjects(db, validate(projectsQuery, { search: WORDS.en })),
    },
    {
      isCount: true,
      name: 'total by program and country, to 10,000',
      run: () => countProjects(db, validate(projectsQuery, { type: 'type-3', country: 'AC' })),
    },
    list('search, rare word', { search: WORDS.rare }),
    list('search, two letters, no hit', { search: WORDS.nowhere }),
    { name: 'countries in use', run: () => countFacets(ctx) },
    { name: 'filters of a program', run: () => countFacetsOfType(ctx, 'type-3') },
    { name: 'a project by an unknown slug', run: () => findProject(db, 'nothing-of-the-site') },
    { name: 'a project by its slug', run: () => findProject(db, 'project-7') },
    { name: 'related', run: () => findRelated(db, { projectId: busy!.id, now: ctx.now(), limit: 3 }) },
    { name: 'latest donations of a busy project', run: () => findLatestDonations(db, busy!.id, 6) },
    {
      name: 'home: closing, urgent, a case',
      run: () =>
        Promise.all([
          findClosing(db, ctx.now(), 4),
          findUrgent(db, ctx.now(), 7),
          findOpenOfType(db, 'type-3', ctx.now(), 1),
        ]),
    },
    { name: 'total of a program', run: () => countProjects(db, validate(projectsQuery, { type: 'type-3' })) },
  ];
}
