import * as v from 'valibot';
import { ledgerQuery, publicLedger } from '#src/contracts/ledger.ts';
import { operation } from '#src/server/http/operation.ts';
import { readLedger } from '#src/server/ledger/public-ledger.service.ts';

export const ledgerRoutes = [
  operation({
    method: 'get',
    path: '/projects/{slug}/ledger',
    tag: 'Catalogue',
    summary: "A project's public account",
    params: v.object({ slug: v.string() }),
    query: ledgerQuery,
    answer: publicLedger,
    cache: 'projects',
    handle: async ({ services, params, query }) => {
      const { ngo: _ngo, ...answer } = await readLedger(services, params.slug, query);
      return answer;
    },
  }),
];
