import * as v from 'valibot';
import { searchText } from '#src/contracts/fields.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { stock, stockPurgeAnswer, stockPurgeInput } from '#src/contracts/purification.ts';
import { offsetOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';
import { calculatePurification } from '#src/server/stocks/purification.service.ts';
import { listStocks } from '#src/server/stocks/stocks.service.ts';

const tag = 'Calculators';

export const stocksRoutes = [
  operation({
    method: 'get',
    path: '/stocks',
    tag,
    summary: 'Companies with their rates of purification',
    query: v.strictObject({ ...paging(), search: v.optional(searchText) }),
    answer: page(stock),
    handle: ({ services, locale, query: { search, ...paged } }) =>
      listStocks(services, { search, limit: paged.limit, offset: offsetOf(paged) }, locale),
  }),
  operation({
    method: 'post',
    path: '/stock-purge/calculate',
    tag,
    summary: 'What is to be disposed of for shares; nothing is stored',
    body: stockPurgeInput,
    answer: stockPurgeAnswer,
    handle: ({ services, locale, body }) => calculatePurification(services, body.items, locale),
  }),
];
