import * as v from 'valibot';
import { page, paging } from '#src/contracts/lists.ts';
import { projectCategory, projectType, projectTypeDetail } from '#src/contracts/programs.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';
import { getProjectType, listProjectCategories, listProjectTypes } from '#src/server/programs/programs.service.ts';

const tag = 'Catalogue';
const query = v.strictObject(paging());

export const programsRoutes = [
  operation({
    method: 'get',
    path: '/project-types',
    tag,
    summary: 'Programs',
    query,
    answer: page(projectType),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf((await listProjectTypes(services, locale)).data, { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get',
    path: '/project-types/{slug}',
    tag,
    summary: 'One program',
    params: v.object({ slug: v.string() }),
    answer: projectTypeDetail,
    cache: 'site',
    handle: ({ services, locale, params }) => getProjectType(services, params.slug, locale),
  }),
  operation({
    method: 'get',
    path: '/project-categories',
    tag,
    summary: 'Campaigns',
    query,
    answer: page(projectCategory),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf((await listProjectCategories(services, locale)).data, { ...paged, offset: offsetOf(paged) }),
  }),
];
