import * as v from 'valibot';
import { page } from '#src/contracts/lists.ts';
import { ngoCard, ngoDetail, ngoProjectsQuery, ngosQuery } from '#src/contracts/ngos.ts';
import { projectCard } from '#src/contracts/projects.ts';
import { operation } from '#src/server/http/operation.ts';
import { getNgo, listNgos } from '#src/server/ngos/ngos.service.ts';
import { listProjects } from '#src/server/projects/projects.service.ts';

const tag = 'Catalogue';
const params = v.object({ slug: v.string() });

export const ngosRoutes = [
  operation({
    method: 'get',
    path: '/ngos',
    tag,
    summary: 'Approved institutions',
    query: ngosQuery,
    answer: page(ngoCard),
    cache: 'projects',
    handle: ({ services, locale, c }) => listNgos(services, c.req.query(), locale),
  }),
  operation({
    method: 'get',
    path: '/ngos/{slug}',
    tag,
    summary: 'One institution',
    params,
    answer: ngoDetail,
    cache: 'projects',
    handle: ({ services, locale, params: { slug } }) => getNgo(services, slug, locale),
  }),
  operation({
    method: 'get',
    path: '/ngo/projects/all/{slug}',
    tag,
    summary: 'Published and completed projects of one institution',
    params,
    query: ngoProjectsQuery,
    answer: page(projectCard),
    cache: 'projects',
    handle: async ({ services, locale, params: { slug }, c }) => {
      // An institution that is not public has no list, not even an empty one.
      const { id } = await getNgo(services, slug, locale);
      return listProjects(services, { ...c.req.query(), ngo: id }, locale);
    },
  }),
];
