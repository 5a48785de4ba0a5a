import * as v from 'valibot';
import { AppError } from '#src/server/http/errors.ts';
import { operation } from '#src/server/http/operation.ts';
import { receiveWebhookEvent } from '#src/server/webhooks/webhooks.service.ts';

export const webhooksRoutes = [
  operation({
    method: 'post',
    path: '/webhooks/stripe',
    tag: 'Providers',
    summary: 'Webhook events of Stripe: verified, stored, answered, then applied',
    headers: ['stripe-signature'],
    answer: v.strictObject({ received: v.literal(true) }),
    failures: [400],
    handle: async ({ services, c }) => {
      // The raw text, because the signature is of the bytes.
      const isOurs = await receiveWebhookEvent(
        services,
        'stripe',
        await c.req.text(),
        c.req.header('stripe-signature'),
      );
      if (!isOurs) throw new AppError('unreadable');
      return { received: true };
    },
  }),
];
