import * as v from 'valibot';
import { searchText } from '#src/contracts/fields.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { faq } from '#src/contracts/site-content.ts';
import { listFaqs } from '#src/server/faqs/faqs.service.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';

export const faqsRoutes = [
  operation({
    method: 'get',
    path: '/faqs',
    tag: 'Site',
    summary: 'Questions and answers',
    query: v.strictObject({ ...paging(), search: v.optional(searchText), group: v.optional(v.string()) }),
    answer: page(faq),
    cache: 'site',
    handle: async ({ services, locale, query: { group, search, ...paged } }) =>
      pageOf(await listFaqs(services, locale, { group, search }), { ...paged, offset: offsetOf(paged) }),
  }),
];
