import * as v from 'valibot';
import { page, paging } from '#src/contracts/lists.ts';
import { sacrifice, sacrificeCategory, sacrificesQuery } from '#src/contracts/sacrifices.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';
import { listSacrificeCategories, listSacrifices } from '#src/server/sacrifices/sacrifices.service.ts';

const tag = 'Catalogue';

export const sacrificesRoutes = [
  operation({
    method: 'get',
    path: '/sacrifice-categories',
    tag,
    summary: 'Kinds of sacrifices',
    query: v.strictObject(paging()),
    answer: page(sacrificeCategory),
    cache: 'site',
    handle: async ({ services, locale, query }) =>
      pageOf(await listSacrificeCategories(services, locale), { ...query, offset: offsetOf(query) }),
  }),
  operation({
    method: 'get',
    path: '/sacrifices',
    tag,
    summary: 'Sacrifices, with their price, shares and cut-off',
    query: sacrificesQuery,
    answer: page(sacrifice),
    handle: async ({ services, query: { category, country, ...paged } }) =>
      pageOf(await listSacrifices(services, { category, country }), { ...paged, offset: offsetOf(paged) }),
  }),
];
