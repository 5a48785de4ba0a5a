import * as v from 'valibot';
import { currency } from '#src/contracts/fields.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { metal, zakatAnswer, zakatInput } from '#src/contracts/zakat.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';
import { listMetals } from '#src/server/metals/metals.service.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { calculateZakat } from '#src/server/zakat/zakat.service.ts';

export const zakatRoutes = [
  operation({
    method: 'get',
    path: '/metals',
    tag: 'Calculators',
    summary: 'Prices of gold and silver, a gram',
    query: v.strictObject({ ...paging(), currency: v.optional(currency) }),
    answer: page(metal),
    handle: async ({ services, locale, query: { currency: asked, ...paged } }) =>
      pageOf(await listMetals(services, asked ?? (await readCurrency(services)), locale), {
        ...paged,
        offset: offsetOf(paged),
      }),
  }),
  operation({
    method: 'post',
    path: '/zakat/calculate',
    tag: 'Calculators',
    summary: 'Zakat on what a person owns; nothing is stored',
    body: zakatInput,
    answer: zakatAnswer,
    failures: [503],
    handle: ({ services, locale, body }) => calculateZakat(services, body, locale),
  }),
];
