import * as v from 'valibot';
import { id } from '#src/contracts/fields.ts';
import { operation } from '#src/server/http/operation.ts';
import { receiptLimit } from '#src/server/http/rate-limits.ts';
import { getReceipt } from '#src/server/receipts/receipts.service.ts';

const orderKey = 'x-order-key';

export const receiptsRoutes = [
  operation({
    method: 'get',
    path: '/user/orders/{id}/receipt',
    tag: 'Giving',
    summary: 'The receipt of a paid order',
    security: 'bearerOrCode',
    params: v.object({ id }),
    media: 'application/pdf',
    answer: v.instance(Uint8Array),
    headers: [orderKey],
    handle: async ({ services, params, caller, c }) => {
      await receiptLimit(c);
      const accessKey = c.req.header(orderKey);
      const { filename, pdf } = await getReceipt(services, { id: params.id, accessKey, accountId: caller?.id });
      return c.body(pdf, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'private, no-store',
      });
    },
  }),
];
