import * as v from 'valibot';
import { id } from '#src/contracts/fields.ts';
import { refundRequest, refundRequestInput } from '#src/contracts/refunds.ts';
import { operation } from '#src/server/http/operation.ts';
import { givingLimit } from '#src/server/http/rate-limits.ts';
import { findOwnOrder } from '#src/server/orders/own-order.ts';
import { requestRefund } from '#src/server/refunds/request-refund.ts';

export const refundsRoutes = [
  operation({
    method: 'post',
    path: '/user/orders/{id}/refund-requests',
    tag: 'Giving',
    summary: 'Asks for the money of an order back',
    security: 'bearerOrCode',
    params: v.object({ id }),
    body: refundRequestInput,
    status: 201,
    answer: refundRequest,
    headers: ['x-order-key', 'idempotency-key'],
    failures: [409],
    handle: async ({ services, params, body, caller, c }) => {
      await givingLimit(c);
      const order = await findOwnOrder(services, {
        id: params.id,
        accessKey: c.req.header('x-order-key'),
        accountId: caller?.id,
      });
      return requestRefund(services, order.id, {
        reason: body.reason,
        idempotencyKey: c.req.header('idempotency-key') || undefined,
      });
    },
  }),
];
