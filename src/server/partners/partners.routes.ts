import * as v from 'valibot';
import { page, paging } from '#src/contracts/lists.ts';
import { partner, partnerType } from '#src/contracts/site-content.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';
import { listPartners, listPartnerTypes } from '#src/server/partners/partners.service.ts';

export const partnersRoutes = [
  operation({
    method: 'get',
    path: '/partner-types',
    tag: 'Site',
    summary: 'Kinds of partners',
    query: v.strictObject(paging()),
    answer: page(partnerType),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(await listPartnerTypes(services, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get',
    path: '/partners',
    tag: 'Site',
    summary: 'Partners',
    query: v.strictObject({ ...paging(), type: v.optional(v.string()) }),
    answer: page(partner),
    cache: 'site',
    handle: async ({ services, locale, query: { type, ...paged } }) =>
      pageOf(await listPartners(services, locale, { type }), { ...paged, offset: offsetOf(paged) }),
  }),
];
