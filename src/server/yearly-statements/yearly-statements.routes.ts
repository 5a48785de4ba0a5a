import * as v from 'valibot';
import { operation } from '#src/server/http/operation.ts';
import { receiptLimit } from '#src/server/http/rate-limits.ts';
import { getYearlyStatement } from '#src/server/yearly-statements/yearly-statements.service.ts';

export const yearlyStatementsRoutes = [
  operation({
    method: 'get',
    path: '/users/profile/statements/{year}',
    tag: 'Accounts',
    summary: 'All that the caller gave in a year',
    security: 'bearer',
    params: v.object({ year: v.pipe(v.string(), v.regex(/^2\d{3}$/, 'invalidFormat')) }),
    media: 'application/pdf',
    answer: v.instance(Uint8Array),
    handle: async ({ services, params, caller, locale, c }) => {
      await receiptLimit(c);
      const { filename, pdf } = await getYearlyStatement(services, {
        userId: caller!.id,
        year: Number(params.year),
        locale,
      });
      return c.body(pdf, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'private, no-store',
      });
    },
  }),
];
