import * as v from 'valibot';
import { AppError } from '../errors.ts';
import { operation } from '../operation.ts';
import { receiveWebhookEvent } from './webhooks.service.ts';

export const webhooksRoutes = [
  operation({
    method: 'post', path: '/webhooks/stripe', tag: 'Providers', summary: 'Webhook events of Stripe: verified, stored, answered, then applied', headers: ['stripe-signature'], answer: v.strictObject({ received: v.literal(true) }), failures: [400],
    handle: async ({ services, c }) => {
      // The raw text: a signature is of bytes, not of what they mean.
      const isOurs = await receiveWebhookEvent(services, await c.req.text(), c.req.header('stripe-signature'));
      if (!isOurs) throw new AppError('unreadable');
      return { received: true };
    },
  }),
];
