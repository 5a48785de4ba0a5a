import * as v from 'valibot';
import { page } from '#src/contracts/lists.ts';
import { projectCard, projectDetail, projectsQuery } from '#src/contracts/projects.ts';
import { operation } from '#src/server/http/operation.ts';
import { getProject, listProjects } from '#src/server/projects/projects.service.ts';

export const projectsRoutes = [
  operation({
    method: 'get',
    path: '/projects',
    tag: 'Catalogue',
    summary: 'Published and completed projects',
    query: projectsQuery,
    answer: page(projectCard),
    cache: 'projects',
    handle: ({ services, locale, c }) => listProjects(services, c.req.query(), locale),
  }),
  operation({
    method: 'get',
    path: '/projects/{slug}',
    tag: 'Catalogue',
    summary: 'One project',
    params: v.object({ slug: v.string() }),
    answer: projectDetail,
    handle: ({ services, locale, params }) => getProject(services, params.slug, locale),
  }),
];
