import * as v from 'valibot';
import { annualReport } from '#src/contracts/annual-reports.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { listAnnualReports } from '#src/server/annual-reports/annual-reports.service.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';

export const annualReportsRoutes = [
  operation({
    method: 'get',
    path: '/annual-reports',
    tag: 'Site',
    summary: 'Annual reports with their figures',
    query: v.strictObject(paging()),
    answer: page(annualReport),
    cache: 'site',
    handle: async ({ services, locale, query }) =>
      pageOf(await listAnnualReports(services, locale), { ...query, offset: offsetOf(query) }),
  }),
];
